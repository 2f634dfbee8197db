import { useContext, useEffect } from 'react'
import { UNSAFE_DataRouterContext, useNavigation } from 'react-router'
import { rememberWay } from '~/lib/unfinished-way'

/** A thread along the top while the next page is on its way. What comes at once comes without it. */
export function PageShuttle() {
  const { state } = useNavigation()
  const router = useContext(UNSAFE_DataRouterContext)?.router
  // Asked of the router itself: what it tells React comes to effects later than the next page's code may fail to come,
  // and the page would be loaded anew before anybody knew where it was on its way to.
  useEffect(() => router?.subscribe(({ navigation: { location } }) => rememberWay(location)), [router])
  if (state !== 'loading') return null
  return (
    <div
      role="status"
      className="fixed inset-x-0 top-0 z-50 h-1 animate-fade overflow-hidden bg-sunken [animation-delay:250ms]"
    >
      <span className="sr-only">Loading the page</span>
      <span className="block h-full w-1/4 animate-shuttle bg-accent" />
    </div>
  )
}
