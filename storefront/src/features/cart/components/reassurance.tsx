import { BadgeCheck, RotateCcw, Truck, Award } from 'lucide-react'
import { formatRound } from '~/lib/money'

const tilesOf = (freeFrom: number, demo: boolean) => [
  {
    Icon: Truck,
    title: 'Free Shipping',
    text: `On UK orders over ${formatRound(freeFrom)}`,
    kept: freeFrom > 0,
  },
  { Icon: BadgeCheck, title: 'Premium Quality', text: 'Printed to your case’s exact size', kept: true },
  { Icon: RotateCcw, title: '30-Day Returns', text: 'If faulty, damaged or not as described', kept: true },
  { Icon: Award, title: 'Award Winning', text: 'Sample claim of this demo shop', kept: demo },
]

/** `freeFrom`: pounds from which delivery is free, 0 where it never is. `demo` says that the shop runs on sample data; a claim without evidence shows only there, and says so. */
export function Reassurance({ freeFrom, demo }: { freeFrom: number; demo: boolean }) {
  const tiles = tilesOf(freeFrom, demo).filter(({ kept }) => kept)
  return (
    <ul className="mt-8 grid grid-cols-2 gap-3 md:grid-cols-4">
      {tiles.map(({ Icon, title, text }) => (
        <li key={title} className="rounded-md bg-sunken p-4">
          <Icon size={22} aria-hidden="true" className="text-accent" />
          <p className="mt-2 text-sm font-semibold">{title}</p>
          <p className="text-xs text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  )
}
