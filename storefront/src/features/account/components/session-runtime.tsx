import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { dropDrafts } from '~/lib/form-draft'
import { loginPath } from '../lib/way-back'
import { useSessionStore } from '../session'

/** Mounted once in the root: keeps what was loaded for one person from the next, sends an expired session to the login page. */
export function SessionRuntime() {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const expiries = useSessionStore((state) => state.expiries)
  const seen = useRef(expiries)
  const owner = useSessionStore((state) => state.user?.id ?? null)
  const client = useQueryClient()

  useEffect(() => {
    // What was loaded for one person is not shown to the next.
    if (owner === null) return
    dropDrafts((draftOwner) => draftOwner !== owner)
    return () => {
      client.removeQueries({ queryKey: ['me'] })
      client.removeQueries({ queryKey: ['admin'] })
    }
  }, [owner, client])

  useEffect(() => {
    if (expiries === seen.current) return
    seen.current = expiries
    if (pathname !== '/login') void navigate(loginPath(pathname + search + hash))
  }, [expiries, navigate, pathname, search, hash])

  return null
}
