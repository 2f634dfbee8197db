import { Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { CasePicture } from '~/components/case/case-picture'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { PriceTag } from '~/components/ui/price-tag'
import { QuantityStepper } from '~/components/ui/quantity-stepper'
import { formatMoney, fromPence, toPence } from '~/lib/money'
import { QUANTITY_MAX, type CartLine } from '../lib/cart-line'
import { studioPath } from '../lib/studio-path'
import { useCartStore } from '../store'

interface CartLineRowProps {
  line: CartLine
  /** Why it can't be bought; null where it can. */
  refusal: string | null
  /** How many could be bought, where it is refused for being more than that. */
  left: number | null
}

function Prices({ line: { price, originalPrice, quantity } }: { line: CartLine }) {
  return (
    <div className="col-start-2 sm:col-start-3 sm:text-right">
      <PriceTag price={price} originalPrice={originalPrice ?? null} />
      {originalPrice === undefined ? null : (
        <p className="text-sm font-semibold text-good">
          Save {formatMoney(fromPence(toPence(originalPrice) - toPence(price)))}
        </p>
      )}
      {quantity > 1 ? (
        <p className="text-sm text-ink-soft">{formatMoney(fromPence(toPence(price) * quantity))} in all</p>
      ) : null}
    </div>
  )
}

/** Drawn again where the line itself has changed: the page asks for prices more often than they change. */
export const CartLineRow = memo(function CartLineRow({ line, refusal, left }: CartLineRowProps) {
  const { setQuantity, removeItem } = useCartStore.getState()
  const ai = line.customization?.aiGenerated === true
  const gone = refusal !== null && left === null
  // Another tab gets the address alone: nothing is being changed there.
  const edit = { to: studioPath(line), state: { editing: line.id } }
  // The same case carries other designs on other lines.
  const what = `${line.name} for ${line.device}${line.customization ? ` (${line.design})` : ''}`
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-4 border-t border-line py-6 sm:grid-cols-[8rem_minmax(0,1fr)_auto] sm:gap-6">
      <Link {...edit} aria-label={`Edit the design of ${what}`} className="group self-start rounded-md">
        <CasePicture
          src={line.thumbnailUrl || line.image}
          className={`w-full transition-opacity ${gone ? 'opacity-50 grayscale' : 'group-hover:opacity-85'}`}
        />
      </Link>
      <div className="min-w-0 sm:last:col-span-2">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="min-w-0 text-lg break-words">{line.name}</h2>
          {line.originalPrice === undefined ? null : <Badge tone="accent">SALE</Badge>}
          {ai ? <Badge tone="weld">AI</Badge> : null}
        </div>
        <p className="mt-1 text-sm break-words text-ink-soft">
          {line.device} · {line.color}
        </p>
        <p className="line-clamp-3 text-sm break-words text-ink-soft">
          {ai ? `Custom: ${line.design}` : line.design}
        </p>
        {refusal === null ? null : (
          <p role="alert" className="mt-3 rounded-md bg-bad-wash px-3 py-2 text-sm text-bad">
            {refusal}
          </p>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-x-1 gap-y-2">
          {gone ? null : (
            <div className="mr-2 max-sm:basis-full">
              <QuantityStepper
                value={line.quantity}
                // What is short is turned down alone.
                max={left === null ? QUANTITY_MAX : Math.min(left, line.quantity)}
                label={what}
                onChange={(quantity) => setQuantity(line.id, quantity)}
              />
            </div>
          )}
          {/* What can't be bought as it is may be mended there. */}
          {gone || line.customization ? (
            <Button asChild variant="ghost" size="snug" className="max-sm:-ml-3">
              <Link {...edit} aria-label={`Edit design of ${what}`}>
                <Pencil size={16} aria-hidden="true" /> Edit design
              </Link>
            </Button>
          ) : null}
          <Button
            variant={gone ? 'danger' : 'ghost'}
            size="snug"
            onClick={() => removeItem(line.id)}
            aria-label={`Remove ${what}`}
          >
            <Trash2 size={16} aria-hidden="true" /> Remove
          </Button>
        </div>
      </div>
      {refusal === null ? <Prices line={line} /> : null}
    </li>
  )
})
