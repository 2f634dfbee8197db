import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { rememberWay } from '~/lib/unfinished-way'

/** A thread along the top while the next page is on its way. What comes at once comes without it. */
export function PageShuttle() {
  const { state, location } = useNavigation()
  const to = location && `${location.pathname}${location.search}${location.hash}`
  useEffect(() => (to === undefined ? undefined : rememberWay(to)), [to])
  if (state !== 'loading') return null
  return (
    <div
      role="progressbar"
      aria-label="Loading the page"
      className="fixed inset-x-0 top-0 z-50 h-1 animate-fade overflow-hidden bg-sunken [animation-delay:250ms]"
    >
      <span className="block h-full w-1/4 animate-shuttle bg-accent" />
    </div>
  )
}
