import { useRouteLoaderData } from 'react-router'
import { GalleryWall } from '~/features/designs/components/gallery-wall'
import { ReviewWall } from '~/features/reviews/components/review-wall'
import { ClosingCall } from '~/features/site/components/closing-call'
import { Features } from '~/features/site/components/features'
import type { loader as rootLoader } from '../root'

/** What stands below the cases. */
export function HomeRest() {
  const shop = useRouteLoaderData<typeof rootLoader>('root')
  return (
    <div className="space-y-20 pt-20 sm:space-y-28 sm:pt-28">
      {shop?.gallery === false ? null : <GalleryWall />}
      <Features />
      <ReviewWall />
      <ClosingCall call="Start Your Journey" />
    </div>
  )
}
