import type { Conversation } from './conversation'

/** Less than a message may have, so that there is room to say more. */
const MOST = 4000

/** What the contact form begins with where a conversation goes on there: what it was about, and what its visitor wrote. */
export function mailWords({ topic, messages }: Pick<Conversation, 'topic' | 'messages'>): string {
  const about = `I asked the chat about ${topic ?? 'a general question'}`
  const written: string[] = []
  let length = 0
  // The latest first: of a long conversation the beginning is left out.
  for (const { type, message, picked } of [...messages].reverse()) {
    if (type !== 'user' || picked) continue
    length += message.length
    if (length > MOST) break
    written.unshift(`“${message}”`)
  }
  return written.length === 0
    ? `${about}, and would like to know more: `
    : `${about}. I wrote:\n${written.join('\n')}\n\n`
}
