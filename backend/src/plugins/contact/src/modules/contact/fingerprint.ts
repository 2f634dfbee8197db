import { createHash } from 'node:crypto'
import type { ContactMessageInput } from './types'

/** Stands for a message on a day (UTC): sent again by a second press or a repeated call, it is the same. */
export function fingerprintOf(
  { name, email, subject, message, category }: ContactMessageInput,
  now: Date,
): string {
  const words = [now.toISOString().slice(0, 10), email.toLowerCase(), name, subject, message, category]
  return createHash('sha256').update(JSON.stringify(words)).digest('hex')
}
