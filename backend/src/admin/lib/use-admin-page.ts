import { useCallback, useEffect, useState } from 'react'
import { adminFetch } from './admin-fetch'

export interface AdminPage<Page> {
  page: Page | null
  failure: string | null
  loading: boolean
  reload: () => void
}

/** A page of a list. What came before stays until the next has come; late answers to older wishes are dropped. */
export function useAdminPage<Page>(address: string, failing: string): AdminPage<Page> {
  const [times, setTimes] = useState(0)
  const [state, setState] = useState<{ page: Page | null; failure: string | null; of: string }>({
    page: null,
    failure: null,
    of: '',
  })
  const asked = `${address}#${times}`

  useEffect(() => {
    let current = true
    adminFetch<Page>(address)
      .then((page) => current && setState({ page, failure: null, of: asked }))
      .catch((error: unknown) => {
        const failure = error instanceof Error ? error.message : failing
        if (current) setState((before) => ({ ...before, failure, of: asked }))
      })
    return () => {
      current = false
    }
  }, [address, asked, failing])

  const reload = useCallback(() => setTimes((count) => count + 1), [])
  return { page: state.page, failure: state.failure, loading: state.of !== asked, reload }
}
