import { Suspense, useState } from 'react'
import { latePart } from '~/components/ui/late-part'
import type { PhoneFinderProps } from './phone-finder'

const PhoneFinder = latePart(() => import('./phone-finder').then((part) => part.PhoneFinder))

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
