import { createHash } from 'node:crypto'

/** The address inside `Name <a@b>` or a bare one. */
const addressOf = (from: string) => /<([^>]+)>/.exec(from)?.[1] ?? from

/** A Message-ID that is the same for every try of one mail, so that a mailbox sees a repeat as the same mail. */
export function messageIdOf(dedupeKey: string, from: string): string {
  const domain = addressOf(from).split('@')[1] ?? 'localhost'
  return `<${createHash('sha256').update(dedupeKey).digest('hex').slice(0, 40)}@${domain}>`
}
