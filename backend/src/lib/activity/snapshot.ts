import { createHash } from 'node:crypto'

/** A thing as it is, each of its facts by a name such as `variants SNAP-IPHONE-15-MATTE / price gbp`. */
export type Snapshot = Record<string, string>
export interface Change {
  field: string
  /** Null where there was, or is, nothing. */
  from: string | null
  to: string | null
}

/** Of one text, which may be a whole description. */
const TEXT_MAX = 300
/** Facts of one thing: a product in all its models, finishes and prices has about a thousand. */
const FACTS_MAX = 5000
const CHANGES_MAX = 120
const DEPTH_MAX = 6
/** What tells one entry of a list from the next, the first that it has. */
const NAMES = [
  'sku',
  'code',
  'handle',
  'title',
  'name',
  'label',
  'value',
  'attribute',
  'currency_code',
  'country_code',
  'iso_2',
  'url',
]
/** Facts that name rows or moments of the database, not anything that somebody said. */
const UNSAID =
  /^(id|created_at|updated_at|deleted_at|version|raw_\w+|password|token|salt|secret|redacted|price_set|\w+_hash)$/

/** A long text is kept by its beginning; its mark tells that it is another, wherever it was changed. */
function cut(text: string): string {
  if (text.length <= TEXT_MAX) return text
  const mark = createHash('sha256').update(text).digest('hex').slice(0, 8)
  return `${text.slice(0, TEXT_MAX)}… (${text.length} characters, ${mark})`
}
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

function nameOf(entry: unknown, at: number): string {
  if (!isRecord(entry)) return String(at + 1)
  const said = NAMES.map((name) => entry[name]).find((value) => typeof value === 'string' && value !== '')
  // A sale's price of a variant stands beside its own.
  const list = typeof entry.price_list_id === 'string' ? ` in ${entry.price_list_id}` : ''
  return `${typeof said === 'string' ? cut(said) : String(at + 1)}${list}`
}

function write(facts: Map<string, string>, path: string, value: unknown, depth: number): void {
  const isNothing = value === '' || (Array.isArray(value) && value.length === 0)
  if (value === null || value === undefined || isNothing || facts.size >= FACTS_MAX) return
  if (value instanceof Date) facts.set(path, value.toISOString())
  else if (Array.isArray(value)) {
    if (value.every((each) => !isRecord(each) && !Array.isArray(each)))
      facts.set(path, cut(value.map(String).sort().join(', ')))
    else value.forEach((each, at) => write(facts, `${path} ${nameOf(each, at)}`, each, depth + 1))
  } else if (isRecord(value)) {
    if (depth > DEPTH_MAX) return
    // An amount as Medusa's modules hand it over.
    if (typeof value.numeric === 'number') facts.set(path, String(value.numeric))
    else
      for (const [key, each] of Object.entries(value))
        if (!UNSAID.test(key)) write(facts, path === '' ? key : `${path} / ${key}`, each, depth + 1)
  } else if (typeof value === 'string') facts.set(path, cut(value))
  else if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    facts.set(path, String(value))
}

/** The facts of what a module answered, without ids and moments of the database. */
export function snapshotOf(value: unknown): Snapshot {
  const facts = new Map<string, string>()
  write(facts, '', value, 0)
  return Object.fromEntries(facts)
}

/** What is not as it was, by the order of its names, and how many more there are than are kept. */
export function changesBetween(before: Snapshot, after: Snapshot): { changes: Change[]; leftOut: number } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  const all = names.flatMap((field): Change[] => {
    const [from, to] = [before[field] ?? null, after[field] ?? null]
    return from === to ? [] : [{ field, from, to }]
  })
  return { changes: all.slice(0, CHANGES_MAX), leftOut: Math.max(0, all.length - CHANGES_MAX) }
}
