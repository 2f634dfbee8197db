import { createHash } from 'node:crypto'
import type { ContactMessageInput } from './types'

/** Stands for the words of a sender: sent again by a second press or a repeated call, they are the same. */
export function fingerprintOf({ name, email, subject, message, category }: ContactMessageInput): string {
  const words = [email.toLowerCase(), name, subject, message, category]
  return createHash('sha256').update(JSON.stringify(words)).digest('hex')
}
