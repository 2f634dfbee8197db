import { useEffect } from 'react'
import { readToken } from '~/lib/auth-token'
import { followTabs } from '../lib/follow-tabs'
import { useSessionStore } from '../session'

/** Follows who is signed in at other tabs. Mounted once, when the page has come to rest: nobody signs in elsewhere meanwhile. */
export function FollowOtherTabs() {
  useEffect(() => {
    const { status, hearEnd } = useSessionStore.getState()
    // Another tab signed out before this one could hear it.
    if (status === 'signedIn' && readToken() === null) hearEnd('signedOut')
    // The mail's link is often opened elsewhere: in another tab, or on a telephone.
    const look = () => {
      const { user, start } = useSessionStore.getState()
      if (document.visibilityState === 'visible' && user?.emailVerified === false) void start()
    }
    document.addEventListener('visibilitychange', look)
    const stop = followTabs({
      onEnd: (how, who, at) => useSessionStore.getState().hearEnd(how, who, at),
      onPerson: () => useSessionStore.getState().hearPerson(),
      onForgotten: () => useSessionStore.getState().recall(),
    })
    return () => {
      document.removeEventListener('visibilitychange', look)
      stop()
    }
  }, [])
  return null
}
