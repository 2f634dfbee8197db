import { useNavigate } from 'react-router'
import type { BarUser } from '~/components/layout/bar-context'
import { TopBar } from '~/components/layout/top-bar'
import { paths } from '~/config/paths'
import { useSession, useSessionStore } from '~/features/account/session'
import { useCartStore } from '~/features/cart/store'

/** The top bar, told what is in the cart and who is signed in. */
export function ShopBar({ overHero }: { overHero: boolean }) {
  const navigate = useNavigate()
  const { user, status } = useSession()
  const cartCount = useCartStore((state) => state.itemCount)
  const shown: BarUser | null = user
  return (
    <TopBar
      overHero={overHero}
      cartCount={cartCount}
      user={shown}
      sessionKnown={status !== 'unknown'}
      onSignOut={() =>
        void useSessionStore
          .getState()
          .signOut()
          .then(() => navigate(paths.home))
      }
    />
  )
}
