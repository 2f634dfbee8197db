import { useEffect } from 'react'
import { useWho } from '~/lib/who'
import { useFavouritesStore } from '../store'

/** Coming back to the page sooner than this asks for nothing. */
const AFRESH_AFTER_MS = 30_000
const AGAIN_AFTER_MS = 10_000

/** Mounted once in the root: shows a guest's own marks or the account's, and follows what other devices mark. */
export function FavouritesRuntime() {
  const { status, id } = useWho()
  useEffect(() => {
    const { showOwn, follow } = useFavouritesStore.getState()
    if (status === 'guest') showOwn()
    if (status !== 'signedIn' || id === null) return
    let asked = 0
    let left = false
    let again: ReturnType<typeof setTimeout> | undefined
    const catchUp = () => {
      if (document.visibilityState !== 'visible' || Date.now() - asked < AFRESH_AFTER_MS) return
      asked = Date.now()
      clearTimeout(again)
      // Without an answer the hearts stay as they are; a list of them waits, so it is asked again.
      follow(id).catch(() => {
        asked = 0
        if (!left) again = setTimeout(catchUp, AGAIN_AFTER_MS)
      })
    }
    catchUp()
    document.addEventListener('visibilitychange', catchUp)
    window.addEventListener('focus', catchUp)
    return () => {
      left = true
      clearTimeout(again)
      document.removeEventListener('visibilitychange', catchUp)
      window.removeEventListener('focus', catchUp)
    }
  }, [status, id])
  return null
}
