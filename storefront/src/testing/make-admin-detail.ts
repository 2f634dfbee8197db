import type { AdminOrder, AdminOrderDetail } from '@caseloom/contract'

const line = (id: string, name: string) => ({
  id,
  item: { name, price: 12, quantity: 1, customizations: { designName: name } },
  device: 'iPhone 16',
  finish: 'Matte',
  imageUrl: '/case.webp',
  warnings: [],
  design: null,
})
/** What the panel shows of an order of two cases. */
export const makeAdminDetail = (order?: AdminOrder) =>
  ({
    ...order,
    validItems: [line('line_1', 'Fox Case'), line('line_2', 'Owl Case')],
    customer: { id: 'cus_1', name: 'Ada Byron', email: 'ada@example.com' },
    shippingAddress: {
      name: 'Ada',
      street: '1 High Street',
      city: 'Leeds',
      postcode: 'LS1 1AA',
      country: 'GB',
      phone: '+44 113 496 0123',
    },
    totals: { subtotal: 24, discount: 0, shipping: 0, total: 24 },
    payment: { status: 'authorized', amount: 24, authorisationExpiresAt: null },
    history: [],
    adjustments: [],
    cannotAsk: null,
    prodigi: { orderId: null, status: null, issues: [], canCancel: false, parcels: [], cost: null },
    cost: { amount: null, from: null, reason: null },
    margin: { amount: null, percent: null, reason: null },
  }) as unknown as AdminOrderDetail
