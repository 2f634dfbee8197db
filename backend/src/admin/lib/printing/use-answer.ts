import { useCallback, useEffect, useState } from 'react'
import { adminFetch } from '../admin-fetch'

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
  const [data, setData] = useState<T | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [loading, setLoading] = useState(true)
  const [turn, setTurn] = useState(0)
  const reload = useCallback(() => setTurn((count) => count + 1), [])

  useEffect(() => {
    let wanted = true
    setLoading(true)
    adminFetch<T>(path)
      .then((answer) => {
        if (!wanted) return
        setData(answer)
        setFailure(null)
      })
      .catch((error: unknown) => {
        if (wanted) setFailure(error instanceof Error ? error.message : String(error))
      })
      .finally(() => {
        if (wanted) setLoading(false)
      })
    return () => {
      wanted = false
    }
  }, [path, turn])

  return { data, failure, loading, reload, replace: setData }
}
