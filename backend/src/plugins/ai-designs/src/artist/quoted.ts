/** As much as stands well on a phone case. */
const LONGEST = 48

const QUOTES = [
  /"([^"]{1,80})"/,
  /[“„]([^”“]{1,80})[”“]/,
  /«([^»]{1,80})»/,
  /(?:^|[\s(])['‘]([^'’]{2,80})['’](?=$|[\s,.!?)])/,
]
const SPOKEN =
  /\b(?:that (?:says|reads)|which (?:says|reads)|saying|with the (?:words?|text|name|letters|lettering|quote|phrase))[:\s]+([^,.;"“]{1,60}?)(?=$|[,.;]| (?:in|on|with|over|under|above|below|and|at|surrounded|written)\b)/i

export interface Parted {
  /** The prompt without the words to be written. */
  text: string
  lettering: string | null
}

/** Takes the words to be written out of a prompt: those in quotation marks, or after 'that says'. */
export function partLettering(prompt: string): Parted {
  for (const form of [...QUOTES, SPOKEN]) {
    const found = form.exec(prompt)
    const words = found?.[1]?.replace(/\s+/g, ' ').trim()
    if (!found || !words || !/[\p{L}\p{N}]/u.test(words)) continue
    const text = `${prompt.slice(0, found.index)} , ${prompt.slice(found.index + found[0].length)}`
    const spare =
      /\b(?:the )?(?:words?|text|lettering|letters|quote|name|saying|typography|that says|that reads)\b/gi
    return { text: text.replace(spare, ' '), lettering: [...words].slice(0, LONGEST).join('') }
  }
  return { text: prompt, lettering: null }
}
