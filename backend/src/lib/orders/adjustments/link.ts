import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** The secret that tokens of the shop are signed with. */
export function linkSecret(scope: MedusaContainer): string {
  const { jwtSecret } = scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig.http
  if (typeof jwtSecret !== 'string') throw new Error('The shop has no secret to sign links with')
  return jwtSecret
}

const sign = (id: string, expires: number, secret: string): Buffer =>
  createHmac('sha256', secret).update(`adjustment:${id}:${expires}`).digest()

/** In hexadecimal, which logs leave out; in base64url too for as long as links hold that were mailed so before. */
const SIGNATURE = /^(?:[0-9a-f]{64}|[\w-]{43})$/
const bytesOf = (signature: string): Buffer =>
  Buffer.from(signature, signature.length === 64 ? 'hex' : 'base64url')

/** What the link in the mail carries: it names one adjustment, and holds until its deadline. */
export function adjustmentToken(row: { id: string; deadline: Date | string }, secret: string): string {
  const expires = Math.floor(new Date(row.deadline).getTime() / 1000)
  return `${row.id}.${expires}.${sign(row.id, expires, secret).toString('hex')}`
}

/** Whose link it is, and until when it held; null for one that we did not make. */
export function readAdjustmentToken(token: string, secret: string): { id: string; expires: Date } | null {
  const [, id, seconds, signature] = /^(apad_[0-9A-Z]{26})\.(\d{10})\.([\w-]+)$/.exec(token) ?? []
  if (!id || !seconds || !signature || !SIGNATURE.test(signature)) return null
  if (!timingSafeEqual(bytesOf(signature), sign(id, Number(seconds), secret))) return null
  return { id, expires: new Date(Number(seconds) * 1000) }
}
