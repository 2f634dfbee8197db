import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** The secret that tokens of the shop are signed with. */
export function linkSecret(scope: MedusaContainer): string {
  const { jwtSecret } = scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig.http
  if (typeof jwtSecret !== 'string') throw new Error('The shop has no secret to sign links with')
  return jwtSecret
}

const sign = (id: string, expires: number, secret: string): string =>
  createHmac('sha256', secret).update(`adjustment:${id}:${expires}`).digest('base64url')

/** What the link in the mail carries: it names one adjustment, and holds until its deadline. */
export function adjustmentToken(row: { id: string; deadline: Date | string }, secret: string): string {
  const expires = Math.floor(new Date(row.deadline).getTime() / 1000)
  return `${row.id}.${expires}.${sign(row.id, expires, secret)}`
}

/** Whose link it is, and until when it held; null for one that we did not make. */
export function readAdjustmentToken(token: string, secret: string): { id: string; expires: Date } | null {
  const [, id, seconds, signature] = /^(apad_[0-9A-Z]{26})\.(\d{10})\.([\w-]{43})$/.exec(token) ?? []
  if (!id || !seconds || !signature) return null
  const expected = Buffer.from(sign(id, Number(seconds), secret))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return { id, expires: new Date(Number(seconds) * 1000) }
}
