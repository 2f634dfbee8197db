import CartDrawer, { type CartDrawerProps } from '~/features/cart/components/cart-drawer'
import { useCartStore } from '~/features/cart/store'
import { DeliveryNote } from '~/features/site/components/delivery-note'
import { DeliveryTimes } from '~/features/site/components/delivery-times'
import { useClosedByLeaving } from './use-closed-by-leaving'

export type DeliveringDrawerProps = Omit<CartDrawerProps, 'deliveryLine'>

/** The cart's drawer with what delivery costs and how long it takes. */
export function DeliveringDrawer(props: DeliveringDrawerProps) {
  useClosedByLeaving(
    useCartStore(({ shown }) => shown),
    props.onClose,
  )
  return (
    <CartDrawer
      {...props}
      deliveryLine={
        <>
          <DeliveryNote />
          <DeliveryTimes />
        </>
      }
    />
  )
}
