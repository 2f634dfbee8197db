import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { KINDS } from './kinds'
import { snapshotOf, type Snapshot } from './snapshot'
import type { Subject } from './subject-of-call'

type Row = Record<string, unknown>
export interface ReadSubject {
  facts: Snapshot
  /** What it is called, or null. */
  name: string | null
}
const NOTHING: ReadSubject = { facts: {}, name: null }
const NAME_MAX = 200

function nameOf(row: Row | undefined, called: readonly string[]): string | null {
  const name = called.map((each) => row?.[each]).find((value) => value !== '' && value != null)
  return typeof name === 'string' || typeof name === 'number' ? String(name).slice(0, NAME_MAX) : null
}

function withoutKey(row: Row | undefined, key: string): Row {
  const { [key]: _named, ...rest } = row ?? {}
  return rest
}

/** What these things are like now. Whatever keeps them from being read keeps nobody from their work. */
export async function readSubject(
  scope: MedusaContainer,
  { kind, ids, many }: Subject,
): Promise<ReadSubject> {
  const { entity, fields = ['*'], key = 'id', called = [] } = KINDS[kind] ?? { label: kind }
  if (!entity || ids.length === 0) return NOTHING
  try {
    const asked = { entity, fields: [key, ...fields], filters: { [key]: ids } }
    const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph(asked)
    const rows = data as Row[]
    if (!many) return { facts: snapshotOf(withoutKey(rows[0], key)), name: nameOf(rows[0], called) }
    const each = rows.map((row) => [nameOf(row, called) ?? String(row[key]), withoutKey(row, key)] as const)
    return { facts: snapshotOf(Object.fromEntries(each)), name: null }
  } catch (fault) {
    scope
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`What ${kind} are like could not be read for the record of ${ids.join(', ')}`, fault as Error)
    return NOTHING
  }
}
