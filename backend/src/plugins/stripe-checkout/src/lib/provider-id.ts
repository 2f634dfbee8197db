/** The payment provider in Medusa's tables: `pp_<identifier>_<id>`, with `id: 'stripe'` in the shop's configuration. */
export const PROVIDER_ID = 'pp_stripe-checkout_stripe'
