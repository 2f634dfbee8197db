import { Button } from '~/components/ui/button'
import { useCartStore } from '../store'

/** `ready`: how many of the items can be bought. */
export function CartHead({ ready }: { ready: number }) {
  const itemCount = useCartStore((state) => state.itemCount)
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div>
        <h1 id="cart-title" tabIndex={-1} className="text-3xl outline-none">
          Your Cart
        </h1>
        <p className="mt-2 text-ink-soft">
          {ready === itemCount ? itemCount : `${ready} of ${itemCount}`} {itemCount === 1 ? 'item' : 'items'}{' '}
          ready for checkout
        </p>
      </div>
      <Button variant="ghost" size="snug" className="-mr-3" onClick={() => useCartStore.getState().clear()}>
        Clear cart
      </Button>
    </div>
  )
}
