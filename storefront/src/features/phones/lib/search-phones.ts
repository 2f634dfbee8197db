import type { CatalogueDevice } from '@caseloom/contract'
import { typoDistance } from './typo-distance'

type Named = Pick<CatalogueDevice, 'name' | 'brand' | 'aliases'>

/** Words that name a maker or its range; a phone is found with or without them. */
const RANGES: Record<string, string> = {
  iphone: 'Apple',
  apple: 'Apple',
  galaxy: 'Samsung',
  samsung: 'Samsung',
}
/** The words of model names, taken apart where they were typed as one ('15promax', 's24ultra'). */
const PARTS = /(iphone|galaxy|samsung|apple|promax|pro|max|plus|ultra|mini)/g

/** 'S24+', 'iPhone15ProMax' and 'galaxy s 24 plus' become the same kind of words: 's24 plus', 'iphone 15 pro max'. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replace(PARTS, ' $1 ')
    .replaceAll('promax', 'pro max')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\bs (?=\d)/g, 's')
    .replace(/\bse(?=\d)/g, 'se ')
    .replace(/(\d)(?=[a-z])/g, '$1 ')
    .split(' ')
    .filter((word) => word !== '')
}

const slipsFor = (word: string) => (word.length >= 6 ? 2 : word.length >= 3 ? 1 : 0)

/** The maker that a word means, with a slip or two: 'ipone', 'galxy'. */
function rangeOf(word: string): string | null {
  if (word.length < 4 || /\d/.test(word)) return null
  const slips = slipsFor(word)
  const range = Object.keys(RANGES).find(
    (each) => each.startsWith(word) || typoDistance(word, each, slips) <= slips,
  )
  return range ? (RANGES[range] ?? null) : null
}

/** 0 the same, 1 begins like it, 2 a slip away, null another word. A wrong figure is never a slip: S24 is not S25. */
function likeness(typed: string, word: string): 0 | 1 | 2 | null {
  if (typed === word) return 0
  if (word.startsWith(typed)) return 1
  if (/\d/.test(typed) || /\d/.test(word)) return null
  const slips = Math.min(slipsFor(typed), slipsFor(word))
  return slips > 0 && typoDistance(typed, word, slips) <= slips ? 2 : null
}

/** How far a name is from what was typed; null where a typed word is not in it. Fewer words left over are better. */
function distance(typed: readonly string[], name: readonly string[]): number | null {
  const left = [...name]
  let sum = 0
  for (const word of typed) {
    const scores = left.map((each) => likeness(word, each))
    const best = scores.reduce<number | null>(
      (least, score) => (score !== null && (least === null || score < least) ? score : least),
      null,
    )
    if (best === null) return null
    left.splice(scores.indexOf(best as 0 | 1 | 2), 1)
    sum += best * 4
  }
  return sum + left.length
}

const withoutRange = (words: string[]) => words.filter((word) => !(word in RANGES))

/**
 * Phones for what somebody typed, the likeliest first. Spaces, case, small slips, '+' for Plus and a missing
 * 'iPhone' or 'Galaxy' do not matter. Nothing typed answers every phone in the given order.
 */
export function searchPhones<D extends Named>(devices: readonly D[], text: string): D[] {
  const typed = wordsOf(text)
  if (typed.length === 0) return text.trim() === '' ? [...devices] : []
  const ranges = typed.map(rangeOf)
  const brand = ranges.find((range) => range !== null) ?? null
  const model = typed.filter((_, index) => ranges[index] === null)
  return devices
    .filter((device) => brand === null || device.brand === brand)
    .map((device, order) => {
      const scores = [device.name, ...device.aliases]
        .map((name) => distance(model, withoutRange(wordsOf(name))))
        .filter((score) => score !== null)
      return { device, order, score: scores.length > 0 ? Math.min(...scores) : null }
    })
    .filter((found) => found.score !== null)
    .sort((a, b) => (model.length === 0 ? 0 : (a.score ?? 0) - (b.score ?? 0)) || a.order - b.order)
    .map(({ device }) => device)
}
