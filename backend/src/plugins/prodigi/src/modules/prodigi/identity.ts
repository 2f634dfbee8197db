import { createHash, randomBytes } from 'node:crypto'

/**
 * The key under which Prodigi recognises one intended print order, for ever. It follows from the order and its
 * generation alone, so that even a lost row cannot lead to a second print; a reprint is a new generation.
 */
export function idempotencyKeyOf(orderId: string, generation: number): string {
  return createHash('sha256').update(`caseloom-print:${orderId}:${generation}`).digest('hex')
}

/** 192 random bits: whoever calls back with it was told it by us. */
export const newCallbackSecret = (): string => randomBytes(24).toString('base64url')
