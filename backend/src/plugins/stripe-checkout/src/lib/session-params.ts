import type Stripe from 'stripe'
import type { CheckoutAddress, FrozenLine, ShippingChoice } from '../modules/stripe-checkout/types'

/** Everything the payment page shows, in pence: what `initiatePayment` is given as `data.checkout`. */
export interface SessionPlan {
  checkoutId: string
  email: string
  currency: string
  lines: FrozenLine[]
  discountPence: number
  promoCode: string | null
  lineHash: string
  shipping: (ShippingChoice & { businessDays: [number, number] | null })[]
  address: CheckoutAddress
  /** Unix seconds; fixed with the checkout so that a repeated call is the same call. */
  expiresAt: number
}

export const goodsPence = (plan: SessionPlan): number =>
  plan.lines.reduce((sum, line) => sum + line.unitPence * line.quantity, 0) - plan.discountPence

/** Stripe takes no longer name for a coupon. */
const COUPON_NAME_MAX = 40

/** What the payment page calls the discount: a code, or what a merchandiser wrote, whose whole words stay as far as they fit. */
export function couponName(label: string | null): string {
  const letters = Array.from((label ?? '').trim())
  if (letters.length === 0) return 'Discount'
  if (letters.length <= COUPON_NAME_MAX) return letters.join('')
  return `${letters
    .slice(0, COUPON_NAME_MAX - 1)
    .join('')
    .replace(/\s+\S*$/, '')}…`
}

function delivery([minimum, maximum]: [
  number,
  number,
]): Stripe.Checkout.SessionCreateParams.ShippingOption.ShippingRateData.DeliveryEstimate {
  return {
    minimum: { unit: 'business_day', value: minimum },
    maximum: { unit: 'business_day', value: maximum },
  }
}

const countries = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'code' })
/** Stripe takes no longer words beside its button. */
const WORDS_MAX = 1200

/** Whoever gave no name: Stripe refuses an empty one. Prodigi is told the same. */
const NAMELESS = 'Customer'
const nameOf = ({ first_name, last_name }: CheckoutAddress) => `${first_name} ${last_name}`.trim()

/** The page shows no address by itself, and it cannot be changed once it is paid. */
function deliveredTo(address: CheckoutAddress): string {
  const { address_1, address_2, city, postal_code } = address
  const country = address.country_code.toUpperCase()
  const parts = [nameOf(address), address_1, address_2, `${city} ${postal_code}`.trim()]
  const words = [...parts, country === 'GB' ? '' : countries.of(country)].filter(Boolean).join(', ')
  return `Delivered to ${words}`.slice(0, WORDS_MAX)
}

/** The parameters of `POST /v1/checkout/sessions`. Prices include VAT, hence `inclusive` everywhere. */
export function sessionParams(
  plan: SessionPlan,
  settings: { publicUrl: string; manualCapture: boolean; couponId: string | null; paymentSessionId: string },
): Stripe.Checkout.SessionCreateParams {
  const metadata = {
    checkout_id: plan.checkoutId,
    line_hash: plan.lineHash,
    session_id: settings.paymentSessionId,
  }
  const { address } = plan
  return {
    mode: 'payment',
    client_reference_id: plan.checkoutId,
    customer_email: plan.email,
    metadata,
    line_items: plan.lines.map((line) => ({
      quantity: line.quantity,
      price_data: {
        currency: plan.currency,
        unit_amount: line.unitPence,
        tax_behavior: 'inclusive',
        product_data: {
          name: line.title,
          ...(line.description ? { description: line.description } : {}),
          // Stripe fetches pictures itself, so it takes none from an address it cannot reach.
          ...(line.imageUrl?.startsWith('https://') ? { images: [line.imageUrl] } : {}),
        },
      },
    })),
    ...(settings.couponId ? { discounts: [{ coupon: settings.couponId }] } : {}),
    shipping_options: plan.shipping.map((choice) => ({
      shipping_rate_data: {
        type: 'fixed_amount',
        display_name: choice.name,
        fixed_amount: { amount: choice.pence, currency: plan.currency },
        tax_behavior: 'inclusive',
        metadata: { shipping_option_id: choice.id },
        ...(choice.businessDays ? { delivery_estimate: delivery(choice.businessDays) } : {}),
      },
    })),
    custom_text: { submit: { message: deliveredTo(address) } },
    payment_intent_data: {
      capture_method: settings.manualCapture ? 'manual' : 'automatic',
      metadata,
      shipping: {
        name: nameOf(address) || NAMELESS,
        ...(address.phone ? { phone: address.phone } : {}),
        address: {
          line1: address.address_1,
          ...(address.address_2 ? { line2: address.address_2 } : {}),
          city: address.city,
          postal_code: address.postal_code,
          country: address.country_code.toUpperCase(),
        },
      },
    },
    expires_at: plan.expiresAt,
    success_url: `${settings.publicUrl}/payment?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${settings.publicUrl}/cart`,
  }
}
