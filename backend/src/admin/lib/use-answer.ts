import { useCallback, useEffect, useState } from 'react'
import { adminFetch } from './admin-fetch'

export interface Answer<T> {
  /** What was last answered; stays while it is asked anew. */
  data: T | null
  /** Why there is no answer, in a sentence. */
  failure: string | null
  loading: boolean
  reload: () => void
  /** Puts in what a change answered. */
  replace: (data: T) => void
}

/** What a route below `/admin` answers, asked again whenever the path changes; late answers to older paths are dropped. */
export function useAnswer<T>(path: string): Answer<T> {
  const [turn, setTurn] = useState(0)
  const asked = `${path}#${turn}`
  const [state, setState] = useState<{ data: T | null; failure: string | null; of: string }>({
    data: null,
    failure: null,
    of: '',
  })
  const reload = useCallback(() => setTurn((count) => count + 1), [])
  const replace = useCallback((data: T) => setState((before) => ({ ...before, data })), [])

  useEffect(() => {
    let wanted = true
    adminFetch<T>(path)
      .then((data) => wanted && setState({ data, failure: null, of: asked }))
      .catch((error: unknown) => {
        const failure = error instanceof Error ? error.message : String(error)
        if (wanted) setState((before) => ({ ...before, failure, of: asked }))
      })
    return () => {
      wanted = false
    }
  }, [path, asked])

  return { data: state.data, failure: state.failure, loading: state.of !== asked, reload, replace }
}
