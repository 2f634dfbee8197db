import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'

const never = () => () => undefined

/**
 * What `read` makes of the query that led here; undefined until the page is alive. The query is taken out of the address at once, so that
 * what opens an account stays in neither the bar nor the history.
 */
export function useTakenSearch<T>(read: (search: string) => T): T | undefined {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown }
  const navigate = useNavigate()
  const [taken] = useState(() => read(search))
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true, state, preventScrollReset: true })
  }, [navigate, pathname, search, state])
  return alive ? taken : undefined
}
