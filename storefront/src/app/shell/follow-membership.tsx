import type { User } from '@caseloom/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { latePart } from '~/components/ui/late-part'
import { membershipQuery } from '~/features/membership/api/membership'

const Celebration = latePart(() =>
  import('~/features/membership/components/celebration').then((part) => part.Celebration),
)

/** Keeps the customer's tier at hand for every page, and celebrates one that they reach. */
export function FollowMembership({ user }: { user: User }) {
  const client = useQueryClient()
  const { data } = useQuery({ ...membershipQuery(), initialData: user.membership })
  const [seen, setSeen] = useState<string | null>(null)
  const [celebrated, setCelebrated] = useState<string | null>(null)
  // The shop said anew who this is, and with that what they are.
  useEffect(() => {
    client.setQueryData(membershipQuery().queryKey, user.membership)
  }, [client, user.membership])
  const news = data.celebrate
  // Once begun it stays, whatever is loaded anew meanwhile.
  if (news !== null && news !== seen) setSeen(news)
  const tier = data.tiers.find(({ id }) => id === seen)
  if (!tier || seen === celebrated) return null
  return (
    <Suspense fallback={null}>
      <Celebration key={tier.id} customerId={user.id} tier={tier} onDone={() => setCelebrated(tier.id)} />
    </Suspense>
  )
}
