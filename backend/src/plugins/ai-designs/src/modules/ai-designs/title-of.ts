const MOST_LETTERS = 60

/** The first words of a prompt, for a design nobody named. */
export function titleOf(prompt: string): string {
  const text = prompt.trim().replace(/\s+/g, ' ')
  const short = text.length <= MOST_LETTERS ? text : `${text.slice(0, MOST_LETTERS).replace(/\s+\S*$/, '')}…`
  return short.charAt(0).toUpperCase() + short.slice(1)
}
