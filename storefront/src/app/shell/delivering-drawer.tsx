import CartDrawer, { type CartDrawerProps } from '~/features/cart/components/cart-drawer'
import { DeliveryNote } from '~/features/site/components/delivery-note'
import { DeliveryTimes } from '~/features/site/components/delivery-times'

export type DeliveringDrawerProps = Omit<CartDrawerProps, 'deliveryLine'>

/** The cart's drawer with what delivery costs and how long it takes. */
export function DeliveringDrawer(props: DeliveringDrawerProps) {
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
