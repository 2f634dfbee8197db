import { merchandisingSchema, sentencesByField } from '../../../lib/merchandising/form'
import type { Draft, EditorState, FieldFaults } from './types'

export function draftOf({ merchandising, categoryId }: EditorState): Draft {
  const { position } = merchandising
  return { ...merchandising, position: position === null ? '' : String(position), categoryId }
}

function position(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed)
}
/** The body of the save call. */
export function bodyOf(draft: Draft, version: string) {
  return { ...draft, position: position(draft.position), version }
}

/** What is wrong with a draft, by the rules of the server. */
export function faultsOf(draft: Draft, icons: EditorState['icons']): FieldFaults {
  const keys = new Set(icons.map(({ key }) => key))
  const parsed = merchandisingSchema((key) => keys.has(key)).safeParse({
    ...draft,
    position: position(draft.position),
  })
  return parsed.success ? {} : sentencesByField(parsed.error)
}

/** The list with the entry at `at` moved by one place. */
export function moved<T>(list: T[], at: number, by: -1 | 1): T[] {
  const entry = list[at]
  if (entry === undefined || at + by < 0 || at + by >= list.length) return list
  const rest = list.filter((_entry, index) => index !== at)
  return [...rest.slice(0, at + by), entry, ...rest.slice(at + by)]
}
