import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readMailLink, type MailLink } from '../lib/mail-link'

const never = () => () => undefined

/**
 * The link that led here; undefined until the page is alive, null where it lacks something. It is taken out of the
 * address at once, so that it stays in neither the bar nor the history.
 */
export function useMailLink(): MailLink | null | undefined {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown }
  const navigate = useNavigate()
  const [link] = useState(() => readMailLink(search))
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true, state, preventScrollReset: true })
  }, [navigate, pathname, search, state])
  return alive ? link : undefined
}
