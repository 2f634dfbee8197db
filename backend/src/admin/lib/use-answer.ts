import { useCallback, useEffect, useState } from 'react'
import { adminFetch } from './admin-fetch'

export interface Answer<T> {
  /** What was last answered of this; stays while it is asked anew, and while another page of the same list is. */
  data: T | null
  /** Why there is no answer, in a sentence. */
  failure: string | null
  loading: boolean
  reload: () => void
  /** Puts in what a change answered. */
  replace: (data: T) => void
}

interface Answered<T> {
  data: T | null
  failure: string | null
  /** What was asked, and in which turn. */
  path: string
  of: string
}

/** Without its query: the record, or the list that a filter or an offset shows a part of. */
const resourceOf = (path: string): string => path.split('?', 1)[0] ?? path

/**
 * What a route below `/admin` answers, asked again whenever the path changes; late answers to older paths are dropped, and what was
 * answered of one record is never shown as another's.
 */
export function useAnswer<T>(path: string): Answer<T> {
  const [turn, setTurn] = useState(0)
  const asked = `${path}#${turn}`
  const [state, setState] = useState<Answered<T>>({ data: null, failure: null, path, of: '' })
  const reload = useCallback(() => setTurn((count) => count + 1), [])
  const replace = useCallback(
    (data: T) => setState((before) => (before.path === path ? { ...before, data } : before)),
    [path],
  )

  useEffect(() => {
    let wanted = true
    adminFetch<T>(path)
      .then((data) => wanted && setState({ data, failure: null, path, of: asked }))
      .catch((error: unknown) => {
        const failure = error instanceof Error ? error.message : String(error)
        if (!wanted) return
        setState((before) => ({
          data: before.path === path ? before.data : null,
          failure,
          path,
          of: asked,
        }))
      })
    return () => {
      wanted = false
    }
  }, [path, asked])

  const data = resourceOf(state.path) === resourceOf(path) ? state.data : null
  const failure = state.path === path ? state.failure : null
  return { data, failure, loading: state.of !== asked, reload, replace }
}
