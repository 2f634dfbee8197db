import { z } from 'zod'
import {
  checkoutItemSchema,
  checkoutLines,
  customizationSchema,
  promoCodeSchema,
  QUANTITY_MAX,
  quantityFrom,
} from './checkout'
import { endpoint } from './endpoint'
import { said, UNREADABLE } from './text'

/** A line of the customer's kept cart. Name, prices and picture are the shop's own. Money in pounds. */
export const cartLineSchema = z.object({
  id: z.string(),
  productId: z.string(),
  name: z.string(),
  price: z.number(),
  originalPrice: z.number().nullable(),
  quantity: z.number().int().min(1).max(QUANTITY_MAX),
  image: z.string(),
  thumbnailUrl: z.string(),
  design: z.string(),
  device: z.string(),
  color: z.string(),
  sku: z.string(),
  customization: customizationSchema.nullable(),
})
export type KeptCartLine = z.output<typeof cartLineSchema>

export const cartSchema = z.object({
  items: z.array(cartLineSchema),
  /** Lines that can no longer be bought and were taken out, each with a sentence for the shopper. */
  dropped: z.array(z.object({ id: z.string(), message: z.string() })),
  updatedAt: z.string().nullable(),
})
export type Cart = z.output<typeof cartSchema>

export const discountSchema = z.object({
  /** `member`: an automatic promotion of the customer's group; `offer`: any other automatic one. */
  kind: z.enum(['promo', 'member', 'offer']),
  /** What the summary's row says: 'Member discount', or the code. */
  label: z.string(),
  code: z.string().nullable(),
  percent: z.number().nullable(),
  amount: z.number(),
})
export type Discount = z.output<typeof discountSchema>

/** What a cart costs, as the payment page will charge it without delivery. Money in pounds, whole pence. */
export const cartQuoteSchema = z.object({
  /** The present unit price of each line that can be bought. */
  items: z.array(
    z.object({ id: z.string(), name: z.string(), price: z.number(), originalPrice: z.number().nullable() }),
  ),
  /** Each with its reason. `left`: how many of it could be bought instead, where its quantity alone is too high. */
  unavailable: z.array(z.object({ id: z.string(), message: z.string(), left: z.number().int().nullable() })),
  subtotal: z.number(),
  discount: discountSchema.nullable(),
  /** Discounts don't stack: the one that takes less off, where there were two. */
  notTaken: discountSchema.nullable(),
  /** Why the code that was asked for takes nothing off; null where it does or none was asked for. */
  promoRefused: z.string().nullable(),
  total: z.number(),
})
export type CartQuote = z.output<typeof cartQuoteSchema>

const lineParams = z.object({ id: said('We don’t know that line of your cart', 300) })
const quoteBody = z.object({ items: checkoutLines, promoCode: promoCodeSchema.optional() }, UNREADABLE)

export const cartEndpoints = {
  getCart: endpoint({
    method: 'GET',
    path: '/cart',
    tag: 'Cart',
    access: 'customer',
    summary: 'The customer’s kept cart, with present prices',
    data: cartSchema,
    errors: [],
  }),
  addCartItem: endpoint({
    method: 'POST',
    path: '/cart/items',
    tag: 'Cart',
    access: 'customer',
    summary: 'Adds a line, or its quantity to the same case; a line id that was added before changes nothing',
    body: checkoutItemSchema,
    data: cartSchema,
    errors: ['unknown_product', 'configuration_not_found', 'recipe_changed', 'conflict'],
  }),
  updateCartItem: endpoint({
    method: 'PUT',
    path: '/cart/items/{id}',
    tag: 'Cart',
    access: 'customer',
    summary: 'Sets the quantity of a line; 0 removes it',
    params: lineParams,
    body: z.object({ quantity: quantityFrom(0) }, UNREADABLE),
    data: cartSchema,
    errors: ['not_found'],
  }),
  removeCartItem: endpoint({
    method: 'DELETE',
    path: '/cart/items/{id}',
    tag: 'Cart',
    access: 'customer',
    summary: 'Removes a line; a line that is gone already is removed',
    params: lineParams,
    data: cartSchema,
    errors: [],
  }),
  clearCart: endpoint({
    method: 'DELETE',
    path: '/cart',
    tag: 'Cart',
    access: 'customer',
    summary: 'Empties the kept cart',
    data: cartSchema,
    errors: [],
  }),
  quoteCart: endpoint({
    method: 'POST',
    path: '/cart/quote',
    tag: 'Cart',
    access: 'public',
    summary: 'What a cart costs before delivery, with the better of a code and a member’s discount',
    body: quoteBody,
    data: cartQuoteSchema,
    errors: [],
  }),
}
