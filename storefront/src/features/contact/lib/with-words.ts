/** A message with further words: after the writer's own, and in place of those that were put there `before`. */
export function withWords(message: string, words: string, before = ''): string {
  if (message.includes(words)) return message
  const own = message.endsWith(before) ? message.slice(0, message.length - before.length) : message
  return own.trim() === '' ? words : `${own.trimEnd()}\n\n${words}`
}
