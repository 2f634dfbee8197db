import { Menu, ShoppingBag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link, NavLink } from 'react-router'
import { cn } from '~/components/ui/cn'
import { IconButton } from '~/components/ui/icon-button'
import { latePart } from '~/components/ui/late-part'
import { brand } from '~/config/brand'
import { paths } from '~/config/paths'
import { AccountCorner } from './account-corner'
import type { BarProps } from './bar-context'
import { Logo } from './logo'
import { NAV_ITEMS } from './nav-items'
import { useScrolled } from './use-scrolled'

const SOLID_AFTER_PX = 50
// Loaded when the menu is first opened.
const MobilePanel = latePart(() => import('./mobile-panel').then((part) => part.default))

/** Fixed above every page. Over the home page's hero it is clear until the page is scrolled. */
export function TopBar({ overHero, ...bar }: BarProps & { overHero: boolean }) {
  const scrolled = useScrolled(SOLID_AFTER_PX)
  const [menuOpen, setMenuOpen] = useState(false)
  const [menuUsed, setMenuUsed] = useState(false)
  const clear = overHero && !scrolled
  return (
    <header
      data-clear={clear || undefined}
      className={cn(
        'fixed inset-x-0 top-0 z-40 border-b transition-colors duration-300 shallow:absolute',
        clear ? 'border-transparent text-on-indigo' : 'border-line bg-paper/95 text-ink backdrop-blur-md',
      )}
    >
      <div className="shell flex h-18 items-center gap-3 lg:gap-6">
        <Link to={paths.home} aria-label={`${brand.name}, home`} className="shrink-0">
          <Logo />
        </Link>
        <nav aria-label="Main" className="ml-4 hidden gap-1 lg:flex">
          {NAV_ITEMS.map((item) => (
            <NavLink
              key={item.to}
              to={item.to}
              end={item.to === paths.home}
              className={({ isActive }) =>
                cn(
                  'rounded-full px-3 py-2 text-sm font-semibold underline-offset-8 xl:px-4 hover:underline',
                  isActive && 'underline decoration-accent decoration-3',
                )
              }
            >
              {item.label}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1.5">
          <Link
            to={paths.cart}
            aria-label={`Cart, ${bar.cartCount} ${bar.cartCount === 1 ? 'item' : 'items'}`}
            className="relative grid size-11 place-items-center rounded-full hover:bg-current/10"
          >
            <ShoppingBag size={22} aria-hidden="true" />
            {bar.cartCount > 0 ? (
              <span className="absolute top-0.5 right-0 grid min-w-5 place-items-center rounded-full bg-weld px-1 text-xs font-bold text-on-weld tabular-nums">
                {bar.cartCount}
              </span>
            ) : null}
          </Link>
          <AccountCorner {...bar} />
          <IconButton
            label="Open menu"
            className="hover:bg-current/10 lg:hidden"
            aria-expanded={menuOpen}
            onClick={() => {
              setMenuUsed(true)
              setMenuOpen(true)
            }}
          >
            <Menu size={24} />
          </IconButton>
        </div>
      </div>
      {menuUsed ? (
        <Suspense fallback={null}>
          <MobilePanel open={menuOpen} onOpenChange={setMenuOpen} {...bar} />
        </Suspense>
      ) : null}
    </header>
  )
}
