/** The phones of a household and which of them is being shopped for. Names of devices, as the catalogue has them. */
export interface Household {
  phones: string[]
  /** One of `phones`; null shows cases for every phone. */
  active: string | null
  /** Cart lines whose phone was asked about at checkout, so that nobody is asked twice. */
  asked: string[]
}

export const PHONES_MAX = 8
const ASKED_MAX = 60
const NAME_MAX = 80
export const NOBODY: Household = { phones: [], active: null, asked: [] }

/** It becomes the one that is shopped for. A ninth pushes out the one that was added longest ago. */
export function addPhone(household: Household, name: string): Household {
  const { phones } = household
  return {
    ...household,
    phones: phones.includes(name) ? phones : [...phones, name].slice(-PHONES_MAX),
    active: name,
  }
}

/** Remembered without being shopped for: somebody else's phone. */
export function rememberPhone(household: Household, name: string): Household {
  const { active } = household
  const { phones } = addPhone(household, name)
  return { ...household, phones, active: active !== null && phones.includes(active) ? active : null }
}

/** Puts another phone in the place of one that was wrong. */
export function replacePhone(household: Household, before: string, name: string): Household {
  const others = household.phones.filter((phone) => phone !== name)
  if (!others.includes(before)) return addPhone(household, name)
  return {
    ...household,
    phones: others.map((phone) => (phone === before ? name : phone)),
    active: name,
  }
}

export function removePhone(household: Household, name: string): Household {
  const phones = household.phones.filter((phone) => phone !== name)
  return { ...household, phones, active: household.active === name ? (phones[0] ?? null) : household.active }
}

/** Null shops for every phone; a name that is none of the household's changes nothing. */
export function choosePhone(household: Household, name: string | null): Household {
  return name === null || household.phones.includes(name) ? { ...household, active: name } : household
}

/** Leaves out what the shop makes no cases for any more. */
export function keepKnown(household: Household, known: ReadonlySet<string>): Household {
  const gone = household.phones.filter((phone) => !known.has(phone))
  return gone.reduce(removePhone, household)
}

export const markAsked = (household: Household, lines: readonly string[]): Household => ({
  ...household,
  asked: [...new Set([...household.asked, ...lines])].slice(-ASKED_MAX),
})

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const texts = (value: unknown, max: number): string[] =>
  Array.isArray(value) ? [...new Set(value.filter(isText).filter((text) => text.length <= max))] : []

/** Reads what a browser kept, of any age and however damaged; it never throws. */
export function parseHousehold(saved: string | null): Household {
  let value: unknown = null
  try {
    value = saved === null ? null : JSON.parse(saved)
  } catch {
    return NOBODY
  }
  if (typeof value !== 'object' || value === null) return NOBODY
  const { phones, active, asked } = value as Record<string, unknown>
  const names = texts(phones, NAME_MAX).slice(0, PHONES_MAX)
  return {
    phones: names,
    active: isText(active) && names.includes(active) ? active : null,
    asked: texts(asked, 300).slice(-ASKED_MAX),
  }
}
