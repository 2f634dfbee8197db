import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { PunchCard } from '~/components/punch-card'
import { paths } from '~/config/paths'

/** What comes sooner comes without it; and it hides nothing for longer than three seconds. */
const AFTER_MS = 400
const LONGEST_MS = 3_000

function Magic() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timers = [
      setTimeout(() => setShown(true), AFTER_MS),
      setTimeout(() => setShown(false), AFTER_MS + LONGEST_MS),
    ]
    return () => timers.forEach(clearTimeout)
  }, [])
  if (!shown) return null
  return (
    <div
      role="status"
      className="fixed inset-0 z-50 grid animate-fade place-content-center justify-items-center gap-6 bg-indigo text-on-indigo"
    >
      <PunchCard text="creating magic" punchMs={90} className="w-[min(70vw,26rem)] text-accent" />
      <p className="font-display text-2xl font-bold">Creating Magic</p>
      <span aria-hidden="true" className="h-1 w-40 overflow-hidden rounded-full bg-on-indigo/20">
        <span className="block h-full w-1/4 animate-shuttle bg-weld" />
      </span>
    </div>
  )
}

/** Over everything, while the studio is on its way, the largest of the pages. */
export function MagicOverlay() {
  const { location } = useNavigation()
  const { pathname } = useLocation()
  const studio = paths.customize()
  return location?.pathname === studio && pathname !== studio ? <Magic /> : null
}
