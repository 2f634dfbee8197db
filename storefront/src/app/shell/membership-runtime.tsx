import { Suspense } from 'react'
import { latePart } from '~/components/ui/late-part'
import { useSession } from '~/features/account/session'

const FollowMembership = latePart(() => import('./follow-membership').then((part) => part.FollowMembership))

/** Mounted once, for whoever is signed in; a visitor's first page takes nothing of it along. */
export function MembershipRuntime() {
  const { user } = useSession()
  return user ? (
    <Suspense fallback={null}>
      <FollowMembership key={user.id} user={user} />
    </Suspense>
  ) : null
}
