/** What somebody who works on the shop can change, by the first part of its address below `/admin`. */
export interface Kind {
  /** As a person calls one of them. */
  label: string
  /** The entity of Medusa's graph, where it has values of its own; what else it holds is read with it. */
  entity?: string
  fields?: readonly string[]
  /** By which of its facts the address names it. */
  key?: string
  /** What it is called, the first that it has. Never what names a customer. */
  called?: readonly string[]
}

const NAMES = ['title', 'name', 'label', 'code', 'value', 'email'] as const

const named = (label: string, entity: string, fields: readonly string[] = ['*'], called = NAMES): Kind => ({
  label,
  entity,
  fields,
  called,
})

const PRODUCT = [
  ...['title', 'subtitle', 'handle', 'status', 'description', 'thumbnail', 'discountable', 'metadata'],
  ...['weight', 'length', 'width', 'height', 'material', 'origin_country', 'hs_code', 'mid_code'],
  ...['collection.title', 'type.value', 'tags.value', 'categories.name', 'sales_channels.name', 'images.url'],
  ...['options.title', 'options.values.value', 'variants.title', 'variants.sku', 'variants.barcode'],
  ...['variants.manage_inventory', 'variants.allow_backorder', 'variants.weight', 'variants.metadata'],
  ...['variants.prices.amount', 'variants.prices.currency_code', 'variants.prices.price_list_id'],
]
const PRICE_LIST = [
  ...[
    'title',
    'description',
    'status',
    'type',
    'starts_at',
    'ends_at',
    'prices.amount',
    'prices.currency_code',
  ],
  ...['prices.price_set.variant.sku', 'price_list_rules.attribute', 'price_list_rules.value'],
]
const PROMOTION = [
  ...['code', 'type', 'status', 'is_automatic', 'limit', 'campaign.name', 'metadata'],
  ...['application_method.type', 'application_method.value', 'application_method.currency_code'],
  ...['application_method.target_type', 'application_method.allocation', 'application_method.max_quantity'],
  ...['rules.attribute', 'rules.operator', 'rules.values.value'],
  ...['application_method.target_rules.attribute', 'application_method.target_rules.values.value'],
]
const ORDER = ['status', 'display_id', 'payment_collections.status', 'fulfillments.canceled_at']
const order = (label: string): Kind => ({
  label,
  entity: 'order',
  fields: [...ORDER, 'fulfillments.shipped_at', 'fulfillments.delivered_at'],
  called: ['display_id'],
})

export const KINDS: Record<string, Kind> = {
  products: named('Product', 'product', PRODUCT),
  'price-lists': named('Price list', 'price_list', PRICE_LIST),
  promotions: named('Promotion', 'promotion', PROMOTION),
  campaigns: named('Campaign', 'campaign', ['*', 'budget.type', 'budget.limit', 'promotions.code']),
  collections: named('Collection', 'product_collection'),
  'product-categories': named('Category', 'product_category', ['*', 'products.title']),
  'product-tags': named('Tag', 'product_tag'),
  'product-types': named('Product type', 'product_type'),
  'product-options': named('Product option', 'product_option', ['title', 'values.value']),
  'sales-channels': named('Sales channel', 'sales_channel'),
  'inventory-items': named('Stock item', 'inventory_item', [
    ...['sku', 'title', 'requires_shipping'],
    ...[
      'location_levels.location_id',
      'location_levels.stocked_quantity',
      'location_levels.incoming_quantity',
    ],
  ]),
  reservations: named('Reservation', 'reservation', ['quantity', 'location_id', 'inventory_item_id']),
  regions: named('Region', 'region', ['*', 'countries.iso_2', 'payment_providers.id']),
  'tax-regions': named('Tax region', 'tax_region', ['*', 'tax_rates.name', 'tax_rates.rate']),
  'tax-rates': named('Tax rate', 'tax_rate', ['*', 'rules.reference', 'rules.reference_id']),
  stores: named('Store', 'store', [
    '*',
    'supported_currencies.currency_code',
    'supported_currencies.is_default',
  ]),
  'stock-locations': named('Stock location', 'stock_location', ['*', 'sales_channels.name']),
  'shipping-options': named('Shipping option', 'shipping_option', [
    ...[
      'name',
      'price_type',
      'provider_id',
      'service_zone.name',
      'type.label',
      'rules.attribute',
      'rules.value',
    ],
    ...['prices.amount', 'prices.currency_code', 'prices.price_rules.attribute', 'prices.price_rules.value'],
  ]),
  'shipping-option-types': named('Shipping type', 'shipping_option_type'),
  'shipping-profiles': named('Shipping profile', 'shipping_profile'),
  'fulfillment-sets': named('Delivery area', 'fulfillment_set', [
    ...['name', 'type', 'service_zones.name', 'service_zones.geo_zones.country_code'],
  ]),
  'price-preferences': named('Price preference', 'price_preference'),
  'return-reasons': named('Return reason', 'return_reason'),
  'refund-reasons': named('Refund reason', 'refund_reason'),
  users: named('User', 'user', ['email', 'first_name', 'last_name']),
  invites: named('Invitation', 'invite', ['email', 'accepted']),
  'api-keys': named('API key', 'api_key', ['title', 'type', 'revoked_at', 'sales_channels.name']),
  // Of customers what the shop decided about them, and nothing of the person.
  customers: { label: 'Customer', entity: 'customer', fields: ['has_account', 'groups.name'] },
  'customer-groups': named('Customer group', 'customer_group', ['name', 'metadata']),
  orders: order('Order'),
  'order-edits': order('Order edit'),
  'draft-orders': order('Draft order'),
  payments: {
    label: 'Payment',
    entity: 'payment',
    fields: ['amount', 'currency_code', 'captured_at', 'canceled_at', 'captures.amount', 'refunds.amount'],
  },
  'payment-collections': {
    label: 'Payment collection',
    entity: 'payment_collection',
    fields: ['status', 'amount'],
  },
  returns: { label: 'Return', entity: 'return', fields: ['status', 'order_id', 'refund_amount'] },
  claims: { label: 'Claim', entity: 'order_claim', fields: ['type', 'order_id', 'canceled_at'] },
  exchanges: { label: 'Exchange', entity: 'order_exchange', fields: ['order_id', 'canceled_at'] },
  fulfillments: {
    label: 'Delivery',
    entity: 'fulfillment',
    fields: ['shipped_at', 'delivered_at', 'canceled_at'],
  },
  uploads: { label: 'Picture' },
  approvals: {
    label: 'Order decision',
    entity: 'approval',
    fields: ['status', 'reason'],
    key: 'order_id',
  },
  parked: {
    label: 'Payment that waits',
    entity: 'checkout',
    fields: ['state', 'decision', 'decision_note', 'parked_reason'],
  },
  reviews: {
    label: 'Review',
    entity: 'product_review',
    fields: ['status', 'hidden_reason'],
  },
  designs: {
    label: 'Design',
    entity: 'design',
    fields: ['publication', 'review_reason', 'title'],
    called: ['title'],
  },
  devices: named('Phone', 'device'),
  news: { label: 'News and offers' },
  'contact-messages': { label: 'Message', entity: 'contact_message', fields: ['answered_at', 'category'] },
  'membership/tiers': named('Tier', 'membership_tier', [
    ...['name', 'description', 'min_designs', 'icon', 'colour', 'discount', 'benefits'],
  ]),
  'membership/customers': {
    label: 'Membership',
    entity: 'membership_member',
    fields: ['held_tier_id', 'held_mode', 'held_reason', 'held_until'],
    key: 'customer_id',
  },
  'printing/variants': {
    label: 'Print specification',
    entity: 'print_spec',
    fields: ['*'],
    key: 'variant_id',
    called: ['variant_sku'],
  },
}
