import { lazy, Suspense, useState } from 'react'
import type { PhoneFinderProps } from './phone-finder'

const PhoneFinder = lazy(() => import('./phone-finder').then((module) => ({ default: module.PhoneFinder })))

/** Most visits never open the finder, so its code comes when it is first opened, and stays for its closing. */
export function LazyPhoneFinder(props: PhoneFinderProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  return wanted ? (
    <Suspense fallback={null}>
      <PhoneFinder {...props} />
    </Suspense>
  ) : null
}
