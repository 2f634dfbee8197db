import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { loginPath } from '../lib/way-back'
import { useSession } from '../session'

/** For pages behind a login: sends guests to it and has them come back. */
export function useRequireSession() {
  const session = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (session.status === 'guest') void navigate(loginPath(pathname + search), { replace: true })
  }, [session.status, navigate, pathname, search])
  return session
}
