/** What stands at a name: a text, free names of the caller's, anything at all, a list, or names of Stripe's. */
export type Takes = 'text' | 'metadata' | 'anything' | [Takes] | Names
export interface Names {
  readonly [name: string]: Takes
}
export interface Parameters {
  takes: Names
  /** Where an empty text means that nothing stands there from now on. */
  unsets?: readonly string[]
}

const texts = (names: string): Names => Object.fromEntries(names.split(' ').map((name) => [name, 'text']))
const unread = (names: string): Names =>
  Object.fromEntries(names.split(' ').map((name) => [name, 'anything']))

const EXPAND: Names = { expand: ['text'] }
const WRITE: Names = { ...EXPAND, metadata: 'metadata' }
const PAGE: Names = {
  ...EXPAND,
  ...texts('limit starting_after ending_before'),
  created: 'anything',
}
const OF_PAYMENT: Names = { ...PAGE, ...texts('charge payment_intent') }
const ADDRESS = texts('city country line1 line2 postal_code state')

const SAYS = { message: 'text' } as const
const ESTIMATE = texts('unit value')
const LINE: Names = {
  ...texts('price quantity'),
  ...unread('adjustable_quantity dynamic_tax_rates tax_rates'),
  price_data: {
    ...texts('currency product tax_behavior unit_amount unit_amount_decimal'),
    product_data: { ...texts('description name tax_code'), images: ['text'], metadata: 'metadata' },
    recurring: 'anything',
  },
}
const SHIPPING_OPTION: Names = {
  shipping_rate: 'text',
  shipping_rate_data: {
    ...texts('display_name tax_behavior tax_code type'),
    delivery_estimate: { maximum: ESTIMATE, minimum: ESTIMATE },
    fixed_amount: { ...texts('amount currency'), currency_options: 'anything' },
    metadata: 'metadata',
  },
}
const INTENT: Names = {
  ...texts('application_fee_amount capture_method description on_behalf_of receipt_email setup_future_usage'),
  ...texts('statement_descriptor statement_descriptor_suffix transfer_group'),
  metadata: 'metadata',
  shipping: { ...texts('carrier name phone tracking_number'), address: ADDRESS },
  transfer_data: texts('amount destination'),
}
const SESSION: Names = {
  ...WRITE,
  ...texts(
    'allow_promotion_codes billing_address_collection cancel_url client_reference_id currency customer',
  ),
  ...texts('customer_creation customer_email expires_at locale mode payment_method_collection'),
  ...texts('payment_method_configuration redirect_on_completion return_url submit_type success_url ui_mode'),
  ...unread('after_expiration automatic_tax consent_collection custom_fields customer_update'),
  ...unread('invoice_creation payment_method_data payment_method_options phone_number_collection'),
  ...unread('saved_payment_method_options setup_intent_data shipping_address_collection'),
  ...unread('subscription_data tax_id_collection'),
  custom_text: {
    ...{ after_submit: SAYS, shipping_address: SAYS, submit: SAYS, terms_of_service_acceptance: SAYS },
  },
  discounts: [texts('coupon promotion_code')],
  line_items: [LINE],
  payment_intent_data: INTENT,
  payment_method_types: ['text'],
  shipping_options: [SHIPPING_OPTION],
}

const CUSTOMER: Names = {
  ...WRITE,
  ...texts('description email name phone tax_exempt'),
  ...unread('invoice_settings preferred_locales tax'),
  address: ADDRESS,
  shipping: { ...texts('name phone'), address: ADDRESS },
}

/**
 * The parameters of a call, by its operation, from the types of Stripe's own library. A writing call has all that Stripe knows
 * of it and that may be left aside; a list, whose answer would be another, has only what the stand-in heeds.
 */
export const PARAMETERS: Readonly<Record<string, Parameters>> = {
  'checkout.sessions.create': {
    takes: SESSION,
    unsets: ['after_submit', 'shipping_address', 'submit', 'terms_of_service_acceptance'].map(
      (place) => `custom_text[${place}]`,
    ),
  },
  'checkout.sessions.update': { takes: WRITE },
  'checkout.sessions.list': { takes: { ...PAGE, ...texts('customer payment_intent status') } },
  'checkout.sessions.line_items': { takes: PAGE },
  'payment_intents.capture': {
    takes: { ...WRITE, ...texts('amount_to_capture final_capture statement_descriptor_suffix') },
  },
  'payment_intents.cancel': { takes: { ...EXPAND, cancellation_reason: 'text' } },
  'payment_intents.update': { takes: WRITE },
  'payment_intents.list': { takes: { ...PAGE, customer: 'text' } },
  'refunds.create': {
    takes: {
      ...WRITE,
      ...texts('amount charge currency instructions_email payment_intent reason'),
      ...texts('refund_application_fee reverse_transfer'),
    },
  },
  'refunds.update': { takes: WRITE },
  'refunds.list': { takes: OF_PAYMENT },
  'coupons.create': {
    takes: {
      ...WRITE,
      ...texts(
        'amount_off currency duration duration_in_months id max_redemptions name percent_off redeem_by',
      ),
      applies_to: { products: ['text'] },
    },
  },
  'customers.create': { takes: CUSTOMER, unsets: ['address', 'shipping', 'tax_exempt'] },
  'customers.update': {
    takes: CUSTOMER,
    unsets: ['address', 'description', 'email', 'name', 'phone', 'shipping', 'tax_exempt'],
  },
  'customers.list': { takes: { ...PAGE, email: 'text' } },
  'payment_methods.list': { takes: { ...PAGE, ...texts('customer type') } },
  'charges.list': { takes: { ...PAGE, payment_intent: 'text' } },
  'disputes.list': { takes: OF_PAYMENT },
  'warnings.list': { takes: OF_PAYMENT },
  'events.list': { takes: { ...PAGE, type: 'text', types: ['text'] } },
}

/** Of a call that takes nothing but what its answer is to be expanded by. */
export const NO_PARAMETERS: Parameters = { takes: EXPAND }
