import { CloudOff, RefreshCw, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { Button } from '~/components/ui/button'
import { IconButton } from '~/components/ui/icon-button'
import { useWorker } from '~/lib/offline/use-worker'
import { takeOver, useWaitingWorker } from '~/lib/offline/worker'
import { forgetTyped, usePageParts, watchPageParts } from '~/lib/page-parts'

const BACK_MS = 3_000

function onChange(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
const useOnline = () =>
  useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  )

/** For a moment after the connection has come back. */
function useBack(online: boolean): boolean {
  const [wasOnline, setWasOnline] = useState(online)
  const [back, setBack] = useState(false)
  if (online !== wasOnline) {
    setWasOnline(online)
    setBack(online)
  }
  useEffect(() => {
    if (!back) return
    const timer = setTimeout(() => setBack(false), BACK_MS)
    return () => clearTimeout(timer)
  }, [back])
  return back
}

const UPDATE = 'A new version is ready.'
const LOST = { newer: 'A newer version of the shop is here.', unknown: 'A part of this page did not arrive.' }

/** What holds for the page as a whole: there is no connection, or it wants to be loaded again. It moves nothing. */
export function PageNotice({ worker }: { worker: boolean }) {
  const online = useOnline()
  const back = useBack(online)
  const { lost, waits } = usePageParts()
  const { pathname } = useLocation()
  const { worker: waiting } = useWaitingWorker()
  const [declined, setDeclined] = useState<ServiceWorker | null>(null)
  useWorker(worker)
  useEffect(watchPageParts, [])
  useEffect(() => void forgetTyped(), [pathname])
  const words = !online
    ? `You’re offline. ${waits ? 'Other pages open' : 'What is missing comes by itself'} once you’re back.`
    : lost
      ? LOST[lost]
      : back
        ? 'You’re back online.'
        : waiting && waiting !== declined
          ? UPDATE
          : null
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-24 z-60 flex justify-center lg:bottom-6 [body:has([data-consent])_&]:bottom-28 max-sm:[body:has([data-consent])_&]:bottom-64"
    >
      {words === null ? null : (
        <div className="pointer-events-auto flex min-h-12 animate-fade items-center gap-3 rounded-xl bg-ink py-2 pr-2 pl-4 text-sm font-semibold text-paper shadow-float">
          {online ? null : <CloudOff size={18} aria-hidden="true" className="shrink-0" />}
          <p className="mr-2">{words}</p>
          {online && lost ? (
            <Button size="sm" variant="weld" onClick={() => window.location.reload()}>
              <RefreshCw size={16} aria-hidden="true" /> Reload
            </Button>
          ) : null}
          {words === UPDATE ? (
            <>
              <Button size="sm" variant="weld" onClick={takeOver}>
                <RefreshCw size={16} aria-hidden="true" /> Reload
              </Button>
              <IconButton
                label="Not now"
                className="-my-1 hover:bg-paper/15"
                onClick={() => setDeclined(waiting)}
              >
                <X size={18} />
              </IconButton>
            </>
          ) : null}
        </div>
      )}
    </div>
  )
}
