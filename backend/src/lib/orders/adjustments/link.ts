import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

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

/** What a link says, whoever made it. */
export interface AdjustmentLink {
  id: string
  /** In seconds. */
  expires: number
  signature: Buffer
}

/** Null for what is no link at all. */
export function readAdjustmentToken(token: string): AdjustmentLink | null {
  const [, id, seconds, signature] = /^(apad_[0-9A-Z]{26})\.(\d{10})\.([\w-]+)$/.exec(token) ?? []
  if (!id || !seconds || !signature || !SIGNATURE.test(signature)) return null
  return { id, expires: Number(seconds), signature: bytesOf(signature) }
}

/** What is kept of a link that is mailed, in either spelling: it opens nothing. */
export const markOf = ({ id, expires, signature }: AdjustmentLink): string =>
  createHash('sha256').update(`${id}.${expires}.`).update(signature).digest('hex')

/** Whether we made a link: by the shop's present secret, or by a former one and mailed then. */
export const isOurs = (link: AdjustmentLink, secret: string, mailed: readonly string[]): boolean =>
  timingSafeEqual(link.signature, sign(link.id, link.expires, secret)) || mailed.includes(markOf(link))
