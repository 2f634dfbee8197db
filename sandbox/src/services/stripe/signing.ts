import { createHmac } from 'node:crypto'
import type { Delivery } from '../../core/deliveries.js'

const SIX_MINUTES = 360

/** `t=…,v1=…` as Stripe signs. Real time, not the sandbox's: the shop's library compares it with its own clock. */
export function signatureHeader(body: string, secret: string, fault: Delivery['fault']): string {
  const time = Math.floor(Date.now() / 1000) - (fault === 'old_timestamp' ? SIX_MINUTES : 0)
  const key = fault === 'bad_signature' ? `${secret}-not` : secret
  const signature = createHmac('sha256', key).update(`${time}.${body}`).digest('hex')
  return `t=${time},v1=${signature}`
}
