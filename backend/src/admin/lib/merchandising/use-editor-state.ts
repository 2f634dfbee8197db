import { useCallback, useEffect, useState } from 'react'
import { adminFetch, AdminError } from '../admin-fetch'
import type { EditorState } from './types'

interface Loaded {
  state: EditorState | null
  failure: string | null
  reload: () => Promise<EditorState | null>
  replace: (state: EditorState) => void
}

/** What the shop says of a product: loaded once, again on demand. Whoever calls it is drawn anew for another product. */
export function useEditorState(productId: string): Loaded {
  const [state, setState] = useState<EditorState | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const reload = useCallback(async () => {
    setFailure(null)
    try {
      const loaded = await adminFetch<EditorState>(`/merchandising/${encodeURIComponent(productId)}`)
      setState(loaded)
      return loaded
    } catch (error) {
      setFailure(error instanceof AdminError ? error.message : String(error))
      return null
    }
  }, [productId])
  useEffect(() => {
    void reload()
  }, [reload])
  return { state, failure, reload, replace: setState }
}
