export interface FormObject {
  [key: string]: FormValue
}
export type FormValue = string | FormObject

/** `a[b][0]=x` as nested objects; lists stay objects with numbers as names until they are read with `list`. */
export function parseForm(text: string): FormObject {
  const root: FormObject = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+|\[\]/g)].map(([part]) => part)
    let here = root
    path.forEach((part, index) => {
      const key = part === '[]' ? String(Object.keys(here).length) : part
      if (key === '__proto__') return
      if (index === path.length - 1) {
        here[key] = value
        return
      }
      const next = here[key]
      const inner: FormObject = typeof next === 'object' ? next : {}
      here[key] = inner
      here = inner
    })
  }
  return root
}

export const object = (value: FormValue | undefined): FormObject => (typeof value === 'object' ? value : {})

export const text = (value: FormValue | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null

export const list = (value: FormValue | undefined): FormValue[] =>
  typeof value === 'object' ? Object.values(value) : typeof value === 'string' ? [value] : []

export const objects = (value: FormValue | undefined): FormObject[] =>
  list(value).map((entry) => object(entry))

export const texts = (value: FormValue | undefined): string[] =>
  list(value).filter((entry): entry is string => typeof entry === 'string')

/** A whole number, or null where there is none. */
export const whole = (value: FormValue | undefined): number | null =>
  typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : null

export const strings = (value: FormValue | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(object(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

/** Metadata as Stripe merges it: an empty value removes its name, and nothing in place of it removes all. */
export function mergeMetadata(
  old: Record<string, string>,
  value: FormValue | undefined,
): Record<string, string> {
  const merged = { ...(value === '' ? {} : old), ...strings(value) }
  return Object.fromEntries(Object.entries(merged).filter(([, entry]) => entry !== ''))
}

/** Fields that the stand-in only keeps and gives back: numbers and booleans in their own types. */
export function echo(value: FormValue | undefined): unknown {
  if (value === undefined) return null
  if (typeof value === 'object') {
    const keys = Object.keys(value)
    if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key))) return Object.values(value).map(echo)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, echo(inner)]))
  }
  if (value === 'true' || value === 'false') return value === 'true'
  return value
}
