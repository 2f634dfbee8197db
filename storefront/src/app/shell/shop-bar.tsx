import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { BarUser } from '~/components/layout/bar-context'
import { TopBar } from '~/components/layout/top-bar'
import { paths } from '~/config/paths'
import { useSession } from '~/features/account/session'
import { useCartStore } from '~/features/cart/store'
import { signOut } from './sign-out'

const PATIENCE_MS = 1000

/** The top bar, told what is in the cart and who is signed in. */
export function ShopBar({ overHero }: { overHero: boolean }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { user, status, unreachable } = useSession()
  const cartCount = useCartStore((state) => state.itemCount)
  const shown: BarUser | null = user

  // A page behind a login would send a guest to the login page: it is left first, where that does not take long.
  const onceHome = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (pathname === paths.home) onceHome.current?.()
  }, [pathname])
  function leave() {
    if (onceHome.current) return
    const from = window.location.pathname
    const timer = setTimeout(() => onceHome.current?.(), PATIENCE_MS)
    onceHome.current = () => {
      clearTimeout(timer)
      onceHome.current = null
      void signOut(navigate, paths.home, from)
    }
    if (pathname === paths.home) onceHome.current()
    else void navigate(paths.home)
  }
  return (
    <TopBar
      overHero={overHero}
      cartCount={cartCount}
      user={shown}
      sessionKnown={status !== 'unknown'}
      nameless={unreachable}
      onSignOut={leave}
    />
  )
}
