import { KINDS } from './kinds'

/** What a call is about. */
export interface Subject {
  kind: string
  ids: string[]
  /** Of several at once: each of their facts is named with its own. */
  many: boolean
}

/** Of one batch. */
const IDS_MAX = 100
/** As Medusa and the shop name rows. */
const ID = /^[a-z][a-z0-9]{1,15}_[A-Za-z0-9_]{6,80}$/
const WORD = /^[a-z][a-z-]{1,39}$/
const PARTS_MAX = 8
/** Kinds whose name has two parts. */
const TWO_PARTS = new Set(['membership', 'printing'])

/** Another address for the same rows. */
const ALIASES: Record<string, string> = { merchandising: 'products' }

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '')
const distinct = (ids: readonly string[]): string[] => [...new Set(ids)].slice(0, IDS_MAX)

/** The call as its route is declared, whatever rows it names: `POST /admin/products/:id/variants`. */
export function callOf(method: string, path: string): string {
  const parts = partsOf(path).map((part) => (WORD.test(part) ? part : ':id'))
  return `${method} /${parts.slice(0, PARTS_MAX).join('/')}`
}

const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value)
const idOf = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null || !('id' in value)) return isId(value) ? [value] : []
  return isId(value.id) ? [value.id] : []
}
const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value.flatMap(idOf) : [])
const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** What a call below `/admin` is about: of a batch the rows that it changes or deletes. */
export function subjectOfCall(path: string, body: unknown): Subject {
  const [, first = '', second = '', third = ''] = partsOf(path)
  const two = TWO_PARTS.has(first)
  const whole = two ? `${first}/${second}` : first
  const said = ALIASES[whole] ?? whole
  const kind = Object.hasOwn(KINDS, said) ? said : WORD.test(first) ? first : 'other'
  const id = two ? third : second
  if (id !== 'batch') return { kind, ids: isId(id) ? [id] : [], many: false }
  const { update, delete: gone } = asRecord(body)
  return { kind, ids: distinct([...idsIn(update), ...idsIn(gone)]), many: true }
}

/** The same once it was answered: `{ product: { id } }` names what was made, as `{ created }` does of a batch. */
export function withMade({ kind, ids, many }: Subject, answer: unknown): Subject {
  const { created, ...others } = asRecord(answer)
  if (many) return { kind, ids: distinct([...ids, ...idsIn(created)]), many }
  return { kind, ids: ids.length > 0 ? ids : distinct(Object.values(others).flatMap(idOf)), many }
}

/** What an administrator's call of the contract is about. */
export function subjectOfEndpoint(path: string, params: unknown, body: unknown): Subject {
  const kind = path.startsWith('/reviews') ? 'reviews' : path.includes('/parked') ? 'parked' : 'approvals'
  const { id } = asRecord(params)
  const { ids } = asRecord(body)
  return isId(id) ? { kind, ids: [id], many: false } : { kind, ids: distinct(idsIn(ids)), many: true }
}
