import type { EditorState } from '../../../lib/merchandising/editor-state'
import type { Merchandising } from '../../../lib/merchandising/merchandising'

export type { EditorState }
/** What the form holds while somebody edits. */
export interface Draft extends Omit<Merchandising, 'position'> {
  /** As typed: a half-written number is not a number yet. */
  position: string
  categoryId: string | null
}
export type FieldFaults = Record<string, string>
