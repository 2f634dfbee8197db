import type { OrderDetail } from '@caseloom/contract'
import type { ShopOrder } from './shop-order'

/** The address that the order was bought for; a later change in the address book does not touch it. */
export function presentAddress(address: ShopOrder['shipping_address']): OrderDetail['shippingAddress'] {
  return {
    name: [address?.first_name, address?.last_name].filter(Boolean).join(' '),
    street: [address?.address_1, address?.address_2].filter(Boolean).join(', '),
    city: address?.city ?? '',
    postcode: address?.postal_code ?? '',
    country: (address?.country_code ?? '').toUpperCase(),
    phone: address?.phone ?? '',
  }
}
