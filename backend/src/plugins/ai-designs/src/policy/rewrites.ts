import type { Hit, Judgement } from './judge'

const PROMPT_MAX = 400
/** What is left of a brand's phrase when the brand is gone. */
const DEBRIS =
  /^[\s-]*(?:(?:logos?|crests?|badges?|emblems?|merch(?:andise)?|fan[\s-]?art|monogram|swoosh|trademark|brand(?:ed)?|symbol|theme[d]?|inspired|style[d]?)\b[\s,]*)*/iu
const PLACE =
  /\b(?:in|on|at|under|underneath|over|above|below|beside|near|by|among|amongst|between|through|across|along|around|against|behind|before|inside|within|surrounded by|standing in front of|in front of)\s+(?!the style of\b)/giu
/** An article or the like, with up to two words between it and the brand. */
const ARTICLE =
  /\b(a|an|the|my|our|your|his|her|their|one|this|that|some|two|three|four|\d+)\s+((?:(?!(?:and|or|with|in|on|of|at|from|to|as|is|by|for)\b)[\p{L}-]+\s+){0,2})$/iu
const MANNER = /(?:\b(?:in|with) (?:the|a) style of|\binspired by|\bà la|\bby|\blike)\s*$/iu

interface Span {
  start: number
  end: number
  /** What was listed belongs to it: 'Batman’s cave'. */
  possessive: boolean
  instead: string
}

/** Where the brands stand in the prompt, longest first where they overlap. */
function spansOf(prompt: string, { hits, tokens }: Judgement): Span[] {
  const kept: Hit[] = []
  for (const hit of [...hits].sort((a, b) => b.to - b.from - (a.to - a.from) || b.length - a.length))
    if (!kept.some(({ from, to }) => from <= hit.to && hit.from <= to)) kept.push(hit)
  return kept
    .map(({ entry, from, to }) => {
      const start = tokens[from]?.start ?? 0
      const end = tokens[to]?.end ?? prompt.length
      return { start, end, possessive: /['’]s$/i.test(prompt.slice(start, end)), instead: entry.instead }
    })
    .sort((a, b) => a.start - b.start)
}

function tidy(text: string): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/([,;:])(?:\s*[,;:])+/g, '$1')
    .replace(/^[\s,.;:&-]+|[\s,;:&-]+$/g, '')
  const short = [...plain].slice(0, PROMPT_MAX).join('').trim()
  return short.charAt(0).toUpperCase() + short.slice(1)
}

/** Puts the description in a brand's place so that the sentence still reads. */
function append(before: string, instead: string): string {
  if (/style/.test(instead) && MANNER.test(before)) return `${before.replace(MANNER, '')}in ${instead}`
  const article = ARTICLE.exec(before)
  if (!article) return `${before}${instead}`
  const [whole, word = '', adjectives = ''] = article
  const head = before.slice(0, before.length - whole.length)
  if (adjectives === '' && /^an?$/i.test(word)) return `${head}${instead}`
  return `${head}${word} ${adjectives}${instead.replace(/^an? /, '')}`
}

/** What follows a brand and would be said twice or means nothing without it. */
function debrisAfter(rest: string, instead: string): number {
  const debris = DEBRIS.exec(rest)?.[0] ?? ''
  const [again = '', word = ''] = /^\s*(\p{L}{3,})/u.exec(rest.slice(debris.length)) ?? []
  const said = new RegExp(`\\b${word}s?\\b`, 'iu').test(instead)
  return debris.length + (word !== '' && said ? again.length : 0)
}

/** The customer's own prompt with descriptions in place of the brands. */
export function described(prompt: string, judgement: Judgement): string {
  let text = ''
  let at = 0
  for (const { start, end, possessive, instead } of spansOf(prompt, judgement)) {
    if (start < at) continue
    text = `${append(text + prompt.slice(at, start), instead)}${possessive ? '’s ' : ' '}`
    at = end + debrisAfter(prompt.slice(end), instead)
  }
  return tidy(text + prompt.slice(at))
}

/** What the prompt says of place, light and manner, without whom it is about; '' where it says nothing. */
export function sceneOf(prompt: string, judgement: Judgement, around: string): string {
  const spans = spansOf(prompt, judgement)
  const free = (from: number, to: number) => spans.every(({ start, end }) => end <= from || to <= start)
  for (const place of prompt.matchAll(PLACE)) {
    const tail = prompt.slice(place.index)
    if (free(place.index, prompt.length) && tail.trim().split(/\s+/).length >= 2)
      return tidy(`A quiet scene ${tail}`)
  }
  let at = 0
  const manners: string[] = []
  for (const part of prompt.split(',')) {
    if (at > 0 && free(at, at + part.length) && part.trim() !== '') manners.push(part.trim())
    at += part.length + 1
  }
  return tidy([around, ...manners].filter(Boolean).join(', '))
}
