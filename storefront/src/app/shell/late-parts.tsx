import { MagicOverlay } from '~/components/layout/magic-overlay'
import { PageChange } from '~/components/layout/page-change'
import { PageNotice } from '~/components/layout/page-notice'
import { FollowOtherTabs } from '~/features/account/components/follow-other-tabs'
import { ConsentRuntime } from '~/features/consent/components/consent-runtime'
import type { LateProps } from './late'

/** What holds for every page and is wanted by none at once. */
export default function LateParts({ shop, choosing, onChosen }: LateProps) {
  return (
    <>
      <ConsentRuntime
        analytics={shop?.analytics ?? null}
        settingsOpen={choosing}
        onSettingsClose={onChosen}
      />
      <FollowOtherTabs />
      <MagicOverlay />
      <PageChange />
      <PageNotice worker={shop?.worker ?? true} />
    </>
  )
}
