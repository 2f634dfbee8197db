import type { CartQuote } from '@caseloom/contract'
import { toPence, toPounds } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { makeBasket, type Beneficiary } from '../promotions/basket'
import {
  chooseDiscount,
  presentDiscount,
  readCandidates,
  type Candidates,
  type Choice,
} from '../promotions/choose-discount'
import { customerGroups } from '../promotions/customer-groups'
import {
  isAvailable,
  lookUpPrintable,
  presentPrice,
  type Buyer,
  type CartItem,
  type ResolvedLine,
} from './resolve-lines'
import { sellingPlace, type SellingPlace } from '../shop/selling-place'
import { promotionCountry } from '../promotions/promotion-country'

/** Who buys, as prices and promotions ask. */
export async function beneficiary(
  scope: MedusaContainer,
  { id, email }: { id: string; email: string },
): Promise<Beneficiary> {
  return { id, email, groups: await customerGroups(scope, id) }
}

/** What lines come to and what is taken off them. */
export async function priceLines(
  scope: MedusaContainer,
  lines: ResolvedLine[],
  who: {
    customer: Beneficiary | null
    place: SellingPlace
    country: string
    candidates: Candidates | Promise<Candidates>
  },
): Promise<Choice & { subtotalPence: number; totalPence: number }> {
  const [basket, candidates] = await Promise.all([makeBasket(scope, lines, who), who.candidates])
  const choice = await chooseDiscount(scope, basket, {
    candidates,
    customerId: who.customer?.id ?? null,
  })
  const subtotalPence = lines.reduce((sum, { item, found }) => sum + toPence(found.price) * item.quantity, 0)
  return { ...choice, subtotalPence, totalPence: subtotalPence - (choice.taken?.pence ?? 0) }
}

/** What a cart costs before delivery, as the payment page will charge it. */
export async function quoteCart(
  scope: MedusaContainer,
  call: {
    customer: { id: string; email: string } | null
    guestKeyHash: string | null
    items: CartItem[]
    promoCode: string | undefined
  },
): Promise<CartQuote> {
  // Side by side: each of these is a question or more to the database, and none needs another's answer.
  const readPlace = async () => {
    const place = await sellingPlace(scope)
    return { place, country: await promotionCountry(scope, call.customer?.id ?? null, place) }
  }
  const lookUp = async () => {
    const customer = call.customer && (await beneficiary(scope, call.customer))
    const buyer: Buyer = { customer, guestKeyHash: call.guestKeyHash }
    return { customer, found: await lookUpPrintable(scope, call.items, buyer) }
  }
  const [{ customer, found }, { place, country }, candidates] = await Promise.all([
    lookUp(),
    readPlace(),
    readCandidates(scope, call.promoCode),
  ])
  const lines = found.filter(isAvailable)
  const priced = await priceLines(scope, lines, { customer, place, country, candidates })
  return {
    items: lines.map(presentPrice),
    unavailable: found.flatMap((line) =>
      isAvailable(line) ? [] : [{ id: line.item.id, message: line.fault.message, left: line.left ?? null }],
    ),
    subtotal: toPounds(priced.subtotalPence),
    discount: priced.taken && presentDiscount(priced.taken),
    notTaken: priced.notTaken && presentDiscount(priced.notTaken),
    promoRefused: priced.promoRefused,
    total: toPounds(priced.totalPence),
  }
}
