import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { latePart } from '~/components/ui/late-part'
import { useLastFocus } from '~/components/ui/use-last-focus'
import { paths } from '~/config/paths'
import { checkoutAsked } from '~/features/cart/lib/checkout-asked'
import { FREE_SHIPPING_FROM } from '~/features/cart/lib/totals'
import { useCartStore } from '~/features/cart/store'
import { shopInfoQuery } from '~/features/site/api/get-shop-info'
import { toast } from '~/lib/toast'
import type { DeliveringDrawerProps } from './delivering-drawer'

/** Without the drawer's code the case is in the cart all the same, and a toast says so. */
function InstantToast({ open, onClose }: DeliveringDrawerProps) {
  useEffect(() => {
    if (!open) return
    toast.success('Added to cart!', { action: { label: 'View cart', to: paths.cart } })
    // Said is said: the next case has a toast of its own.
    onClose()
  }, [open, onClose])
  return null
}
const CartDrawer = latePart<DeliveringDrawerProps>(
  () => import('./delivering-drawer').then((part) => part.DeliveringDrawer),
  InstantToast,
)

const close = () => useCartStore.setState({ shown: null })

/** The cart's drawer, on every page; its code comes when something is added. */
export function CartDrawerHost() {
  const shown = useCartStore((state) => state.shown)
  const [used, setUsed] = useState(false)
  const opener = useLastFocus()
  const navigate = useNavigate()
  const { data: shop } = useQuery({ ...shopInfoQuery(), enabled: used })
  if (shown && !used) setUsed(true)
  if (!used) return null
  return (
    <Suspense fallback={null}>
      <CartDrawer
        open={shown !== null}
        onClose={close}
        opener={opener}
        onCheckout={(seen) => {
          close()
          void navigate(paths.cart, { state: checkoutAsked(seen) })
        }}
        freeFrom={shop?.freeShippingThreshold ?? FREE_SHIPPING_FROM}
      />
    </Suspense>
  )
}
