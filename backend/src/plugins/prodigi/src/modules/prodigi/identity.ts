import { createHash, randomBytes } from 'node:crypto'

/**
 * The key under which Prodigi recognises one intended print order, for ever. It follows from the order and its
 * generation alone, so that even a lost row cannot lead to a second print; a reprint is a new generation.
 */
export function idempotencyKeyOf(orderId: string, generation: number): string {
  return createHash('sha256').update(`caseloom-print:${orderId}:${generation}`).digest('hex')
}

/**
 * The key of what is printed instead of a print that Prodigi has under `key`, and that is no more what is asked for. It follows from the
 * two alone: whoever begins anew after a death comes to the same one.
 */
export function keyInsteadOf(key: string, prodigiOrderId: string): string {
  return createHash('sha256').update(`caseloom-print-instead:${key}:${prodigiOrderId}`).digest('hex')
}

/** 192 random bits: whoever calls back with it was told it by us. */
export const newCallbackSecret = (): string => randomBytes(24).toString('base64url')
