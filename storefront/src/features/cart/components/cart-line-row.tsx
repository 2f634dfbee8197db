import { Trash2 } from 'lucide-react'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { PriceTag } from '~/components/ui/price-tag'
import { QuantityStepper } from '~/components/ui/quantity-stepper'
import { formatMoney } from '~/lib/money'
import { QUANTITY_MAX, type CartLine } from '../lib/cart-line'
import { useCartStore } from '../store'
import { CasePicture } from '~/components/case/case-picture'

export function CartLineRow({ line }: { line: CartLine }) {
  const setQuantity = useCartStore((state) => state.setQuantity)
  const removeItem = useCartStore((state) => state.removeItem)
  const ai = line.customization?.aiGenerated === true
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-4 border-t border-line py-6 sm:grid-cols-[8rem_minmax(0,1fr)_auto] sm:gap-6">
      <CasePicture src={line.thumbnailUrl || line.image} className="w-full" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="text-lg">{line.name}</h2>
          {line.originalPrice === undefined ? null : <Badge tone="accent">SALE</Badge>}
          {ai ? <Badge tone="weld">AI</Badge> : null}
        </div>
        <p className="mt-1 text-sm text-ink-soft">
          {line.device} · {line.color}
        </p>
        <p className="text-sm break-words text-ink-soft">{ai ? `Custom: ${line.design}` : line.design}</p>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <QuantityStepper
            value={line.quantity}
            max={QUANTITY_MAX}
            label={line.name}
            onChange={(quantity) => setQuantity(line.id, quantity)}
          />
          <Button
            variant="ghost"
            size="sm"
            onClick={() => removeItem(line.id)}
            aria-label={`Remove ${line.name}`}
          >
            <Trash2 size={16} aria-hidden="true" /> Remove
          </Button>
        </div>
      </div>
      <div className="col-start-2 sm:col-start-3 sm:text-right">
        <PriceTag price={line.price} originalPrice={line.originalPrice ?? null} />
        {line.originalPrice === undefined ? null : (
          <p className="text-sm font-semibold text-good">
            Save {formatMoney(line.originalPrice - line.price)}
          </p>
        )}
        {line.quantity > 1 ? (
          <p className="text-sm text-ink-soft">{formatMoney(line.price * line.quantity)} in all</p>
        ) : null}
      </div>
    </li>
  )
}
