import type { Preview, Product } from '@caseloom/contract'
import { ShoppingBag, Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { Alert } from '~/components/ui/alert'
import { Button } from '~/components/ui/button'
import { PriceTag } from '~/components/ui/price-tag'
import { paths } from '~/config/paths'
import { messageOf } from '~/lib/api-errors'

/** What it is, what it costs, and the two ways on. */
export function OrderPanel({
  product,
  choice,
  adding,
  error,
  added,
  onAdd,
  onNew,
}: {
  product: Product
  /** 'iPhone 16, Matte' */
  choice: string
  adding: boolean
  error: Error | null
  added: Preview | undefined
  onAdd: () => void
  onNew: () => void
}) {
  return (
    <div className="border-t border-line-strong pt-3">
      <div className="flex items-baseline justify-between gap-3">
        <p>
          <span className="font-semibold">{product.name}</span>
          <span className="block text-sm text-ink-soft">{choice}</span>
        </p>
        <PriceTag price={product.price} originalPrice={product.originalPrice} />
      </div>
      <div className="mt-3 grid gap-2">
        <Button size="lg" wide busy={adding} onClick={onAdd}>
          {adding ? null : <ShoppingBag size={20} aria-hidden="true" />}
          {adding ? 'Preparing your case…' : 'Add to Cart'}
        </Button>
        <Button variant="outline" wide onClick={onNew}>
          <Sparkles size={18} aria-hidden="true" /> Create New Design
        </Button>
      </div>
      {error ? (
        <Alert tone="bad" className="mt-4">
          {messageOf(error, 'Failed to add item to cart. Please try again.')}
        </Alert>
      ) : null}
      {added ? (
        <Alert tone="good" title="It is in your cart." className="mt-4" reveal>
          {added.warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
          <Link to={paths.cart} className="font-semibold underline underline-offset-4">
            Go to your cart
          </Link>
        </Alert>
      ) : null}
    </div>
  )
}
