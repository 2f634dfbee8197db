import { ShoppingBag } from 'lucide-react'
import { Link } from 'react-router'
import { CasePhoto } from '~/components/case/case-photo'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { paths } from '~/config/paths'
import { formatMoney } from '~/lib/money'

const FEATURED = [
  {
    name: 'Snap Cover',
    photo: '/images/cases/snap.webp',
    price: 12,
    words: 'Slim, light, printed edge to edge',
  },
  {
    name: 'Clear Cover',
    photo: '/images/cases/clear.webp',
    price: 10,
    words: 'Your art, and the phone behind it',
  },
  { name: 'Tough Cover', photo: '/images/cases/tough.webp', price: 15, words: 'Two layers for daily knocks' },
]

export function EmptyCart() {
  return (
    <>
      <EmptyState
        title="Your Cart is Empty"
        icon={<ShoppingBag size={40} strokeWidth={1.5} aria-hidden="true" />}
        actions={
          <>
            <Button asChild>
              <Link to={paths.products}>Browse Products</Link>
            </Button>
            <Button asChild variant="outline">
              <Link to={paths.customize()}>Create Custom Design</Link>
            </Button>
          </>
        }
      >
        Describe a picture, choose a case, and it will be waiting here.
      </EmptyState>
      <ul className="mt-8 grid gap-4 sm:grid-cols-3">
        {FEATURED.map((item) => (
          <li key={item.name}>
            <Link
              to={paths.products}
              className="group grid h-full grid-cols-[7rem_minmax(0,1fr)] overflow-hidden rounded-lg border border-line bg-surface hover:border-ink"
            >
              <span className="overflow-hidden bg-sunken">
                <CasePhoto
                  src={item.photo}
                  alt=""
                  sizes="140px"
                  loading="lazy"
                  className="aspect-4/5 size-full object-cover transition-transform duration-700 ease-loom group-hover:scale-[1.04]"
                />
              </span>
              <span className="flex flex-col justify-center p-5">
                <span className="font-display text-lg font-bold">{item.name}</span>
                <span className="text-sm text-ink-soft">{item.words}</span>
                <span className="mt-3 font-display text-xl font-bold">{formatMoney(item.price)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
