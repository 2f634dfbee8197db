import { useEffect } from 'react'
import { useWho } from '~/lib/who'
import { useFavouritesStore } from '../store'

/** Coming back to the page sooner than this asks for nothing. */
const AFRESH_AFTER_MS = 30_000

/** Mounted once in the root: shows a guest's own marks or the account's, and follows what other devices mark. */
export function FavouritesRuntime() {
  const { status, id } = useWho()
  useEffect(() => {
    const { showOwn, follow } = useFavouritesStore.getState()
    if (status === 'guest') showOwn()
    if (status !== 'signedIn' || id === null) return
    let asked = 0
    const catchUp = () => {
      if (document.visibilityState !== 'visible' || Date.now() - asked < AFRESH_AFTER_MS) return
      asked = Date.now()
      // Without an answer the hearts stay as they are, and the next look asks again.
      follow(id).catch(() => (asked = 0))
    }
    catchUp()
    document.addEventListener('visibilitychange', catchUp)
    window.addEventListener('focus', catchUp)
    return () => {
      document.removeEventListener('visibilitychange', catchUp)
      window.removeEventListener('focus', catchUp)
    }
  }, [status, id])
  return null
}
