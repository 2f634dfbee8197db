import { Suspense, type ComponentProps } from 'react'
import { latePart, PartMissing } from '~/components/ui/late-part'
import { Skeleton } from '~/components/ui/skeleton'

// Few accounts have a second step: the others' login page does not carry it.
const SecondStep = latePart(() => import('./second-step').then((part) => part.default), PartMissing)

export const LateSecondStep = (props: ComponentProps<typeof SecondStep>) => (
  <Suspense fallback={<Skeleton className="h-96" />}>
    <SecondStep {...props} />
  </Suspense>
)
