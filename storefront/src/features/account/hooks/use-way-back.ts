import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useStillHere } from '~/lib/use-still-here'
import { wayBack } from '../lib/way-back'
import { useSession } from '../session'

/** Long enough for the toast to be on its way when the page changes. */
const PAUSE_MS = 100

/** On login and register: takes a signed-in visitor to where they were going, and remembers where that is. */
export function useWayBack(): { redirect: string | null; leave: () => void } {
  const { search, state } = useLocation() as { search: string; state: unknown }
  const navigate = useNavigate()
  const { status } = useSession()
  const leaving = useRef(false)
  const isHere = useStillHere()
  const target = wayBack(search, state)

  const leave = () => {
    if (leaving.current) return
    leaving.current = true
    setTimeout(() => void (isHere() && navigate(target, { replace: true })), PAUSE_MS)
  }

  useEffect(() => {
    if (status === 'signedIn') leave()
  })

  return { redirect: target === '/dashboard' ? null : target, leave }
}
