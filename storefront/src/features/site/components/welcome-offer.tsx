import { useQuery } from '@tanstack/react-query'
import { shopInfoQuery } from '../api/get-shop-info'

/** What newcomers are offered, where the shop has a promotion for them that works now. */
export function WelcomeOffer({ className }: { className?: string }) {
  const { data } = useQuery(shopInfoQuery())
  const offer = data?.welcomeOffer
  if (!offer) return null
  return (
    <p className={className}>
      New here? {offer.description} with the code <strong className="whitespace-nowrap">{offer.code}</strong>.
    </p>
  )
}
