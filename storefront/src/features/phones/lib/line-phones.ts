import type { Household } from './household'

/** What the question at checkout needs of a cart line. */
export interface PhoneLine {
  id: string
  productId: string
  device: string
}

/** Lines for a phone that is none of the household's and that nobody was asked about yet. */
export function strangeLines<L extends PhoneLine>(lines: readonly L[], household: Household): L[] {
  if (household.phones.length === 0) return []
  return lines.filter(({ id, device }) => !household.phones.includes(device) && !household.asked.includes(id))
}

export const devicesOf = (lines: readonly Pick<PhoneLine, 'device'>[]): string[] => [
  ...new Set(lines.map(({ device }) => device)),
]

/** 'an iPhone 14', 'a Galaxy S24' */
export const withArticle = (name: string): string => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`

/** 'one', 'one and two', 'one, two and three' */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

/** What stands beside the checkout button about the phones of a cart; `check` where the shopper should look. */
export function phonesNote(
  lines: readonly PhoneLine[],
  phones: readonly string[],
): { words: string; check: boolean } {
  const devices = devicesOf(lines)
  const names = listed(devices)
  const strangers = devices.filter((device) => !phones.includes(device))
  if (phones.length === 0)
    return {
      words:
        devices.length === 1
          ? `${lines.length === 1 ? 'For' : 'All for'} ${names}. Is that your phone?`
          : `For ${names}. Are those your phones?`,
      check: true,
    }
  if (strangers.length > 0) return { words: `For ${listed(strangers)}, none of your phones.`, check: true }
  return { words: `Made for your ${names}.`, check: false }
}
