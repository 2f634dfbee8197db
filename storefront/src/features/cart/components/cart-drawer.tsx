import { CircleCheck, Lock } from 'lucide-react'
import { Link } from 'react-router'
import type { ReactNode } from 'react'
import { CasePicture } from '~/components/case/case-picture'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { Drawer } from '~/components/ui/drawer'
import { PriceTag } from '~/components/ui/price-tag'
import { paths } from '~/config/paths'
import { formatMoney } from '~/lib/money'
import type { CartLine } from '../lib/cart-line'
import type { SeenPrice } from '../lib/seen-price'
import { UNKEPT, useCartStore } from '../store'
import { DrawerShipping } from './drawer-shipping'

export interface CartDrawerProps {
  open: boolean
  onClose: () => void
  onCheckout: (seen: SeenPrice) => void
  /** Where the focus goes back to, where what had it is gone. */
  opener: () => HTMLElement | null
  freeFrom: number
  deliveryLine: ReactNode
}

/** What comes together with its layer is not announced: the layer is described by it. */
const ADDED = 'added-to-cart'

function Added({ line, replaced }: { line: CartLine; replaced: boolean }) {
  const ai = line.customization?.aiGenerated === true
  return (
    <>
      <p id={ADDED} role="status" className="flex items-start gap-2 font-semibold text-good">
        <CircleCheck size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
        <span className="min-w-0 break-words">
          {replaced ? `${line.name} replaced in your cart` : `${line.name} added to cart!`}
        </span>
      </p>
      <div className="mt-4 grid grid-cols-[6.5rem_minmax(0,1fr)] gap-4">
        <CasePicture src={line.thumbnailUrl || line.image} className="w-full self-start" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-display text-lg font-bold">
            <span className="min-w-0 break-words">{line.name}</span>
            {line.originalPrice === undefined ? null : <Badge tone="accent">SALE</Badge>}
            {ai ? <Badge tone="weld">AI</Badge> : null}
          </p>
          <p className="text-sm break-words text-ink-soft">
            {line.device} · {line.color}
          </p>
          <p className="line-clamp-2 text-sm break-words text-ink-soft">
            {ai ? `Custom: ${line.design}` : line.design}
          </p>
          <p className="text-sm text-ink-soft">Quantity {line.quantity}</p>
          <PriceTag
            price={line.price}
            originalPrice={line.originalPrice ?? null}
            size="sm"
            className="mt-1"
          />
        </div>
      </div>
    </>
  )
}

/** Opens after something was added, and leads on. */
export default function CartDrawer(props: CartDrawerProps) {
  const { open, onClose, onCheckout, opener, freeFrom, deliveryLine } = props
  const { items, itemCount, subtotal, total, appliedPromo, shown, trouble } = useCartStore()
  const line = items.find(({ id }) => id === shown?.id)
  const others = items.length - 1
  return (
    <Drawer
      open={open}
      onOpenChange={(stays) => stays || onClose()}
      title="Your cart"
      opener={opener}
      describedBy={line ? ADDED : undefined}
      footer={
        <div className="grid gap-3">
          <p className="flex items-baseline justify-between gap-4">
            <span className="font-semibold">
              Subtotal ({itemCount} {itemCount === 1 ? 'item' : 'items'})
            </span>
            <span className="font-display text-xl font-bold tabular-nums">{formatMoney(subtotal)}</span>
          </p>
          <div className="-mt-2 text-xs text-ink-soft">{deliveryLine}</div>
          <Button size="lg" wide onClick={() => onCheckout({ total, code: appliedPromo?.code })}>
            <Lock size={18} aria-hidden="true" /> Checkout
          </Button>
          <Button asChild variant="outline" wide>
            <Link to={paths.cart} onClick={onClose}>
              View cart
            </Link>
          </Button>
        </div>
      }
    >
      {line ? <Added line={line} replaced={shown?.replaced ?? false} /> : null}
      {line && others > 0 ? (
        <p className="mt-4 text-sm text-ink-soft">
          And {others === 1 ? 'one other case' : `${others} other cases`} in your cart.
        </p>
      ) : null}
      <DrawerShipping freeFrom={freeFrom} onLeave={onClose} />
      {trouble === 'unkept' ? <p className="mt-4 text-sm text-warn">{UNKEPT}</p> : null}
    </Drawer>
  )
}
