import { useMemo, useState } from 'react'
import { adminFetch, AdminError } from '../admin-fetch'
import { bodyOf, draftOf, faultsOf } from './draft'
import type { Draft, EditorState, FieldFaults } from './types'

const CONFLICT = 409

export interface DraftState {
  draft: Draft
  dirty: boolean
  faults: FieldFaults
  saving: boolean
  /** Why it was not saved; `conflict` where somebody else saved meanwhile. */
  refusal: { message: string; conflict: boolean } | null
  change: (part: Partial<Draft>) => void
  /** Answers what stands now, or null where it was not saved. */
  save: () => Promise<EditorState | null>
}

/** A draft of what the shop says of a product, until it is saved. */
export function useDraft(state: EditorState): DraftState {
  const saved = useMemo(() => draftOf(state), [state])
  const [draft, setDraft] = useState(saved)
  const [faults, setFaults] = useState<FieldFaults>({})
  const [saving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<DraftState['refusal']>(null)
  const dirty = JSON.stringify(draft) !== JSON.stringify(saved)

  const change = (part: Partial<Draft>) => {
    setDraft((before) => {
      const after = { ...before, ...part }
      // Once something was found wrong, it is said until it is right.
      setFaults((told) => (Object.keys(told).length > 0 ? faultsOf(after, state.icons) : told))
      return after
    })
  }
  const save = async () => {
    const found = faultsOf(draft, state.icons)
    setFaults(found)
    setRefusal(null)
    if (Object.keys(found).length > 0) return null
    setSaving(true)
    try {
      return await adminFetch<EditorState>(
        `/merchandising/${encodeURIComponent(state.product.id)}`,
        bodyOf(draft, state.version),
      )
    } catch (error) {
      const known = error instanceof AdminError ? error : null
      setFaults(known?.fields ?? {})
      setRefusal({ message: known?.message ?? String(error), conflict: known?.status === CONFLICT })
      return null
    } finally {
      setSaving(false)
    }
  }
  return { draft, dirty, faults, saving, refusal, change, save }
}
