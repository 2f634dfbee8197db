import { describe, expect, it } from 'vitest'
import { prodigiOrderSchema } from '../../client/types'
import { toSnapshot } from '../../client/to-snapshot'
import { addBusinessDays, estimatedDelivery } from './delivery-estimate'
import {
  advance,
  isPartCancelled,
  mergeShipments,
  PRINT_STATUSES,
  statusAfter,
  statusOf,
  type PrintShipment,
  type PrintSnapshot,
  type PrintStatus,
} from './print-status'

const snapshot = (part: Partial<PrintSnapshot>): PrintSnapshot => ({
  prodigiOrderId: 'ord_1',
  stage: 'InProgress',
  details: {},
  issues: [],
  shipments: [],
  cost: null,
  ...part,
})
const parcel = (part: Partial<PrintShipment>): PrintShipment => ({
  id: 'shp_1',
  shipped: true,
  carrier: 'Royal Mail',
  service: '48',
  number: 'RM1',
  url: 'https://carrier.test/RM1',
  dispatchedAt: '2026-11-20T10:00:00Z',
  inTransit: false,
  deliveredAt: null,
  deliveryEstimated: false,
  ...part,
})
const arrived = { deliveredAt: '2026-11-25T10:00:00Z' }
const cancelled = { id: 'shp_2', shipped: false, cancelled: true } as const

describe('statusOf', () => {
  it.each([
    ['in_progress', snapshot({ details: { downloadAssets: 'Complete', inProduction: 'NotStarted' } })],
    ['manufacturing', snapshot({ details: { inProduction: 'InProgress' } })],
    ['manufacturing', snapshot({ details: { inProduction: 'complete' } })],
    [
      'manufacturing',
      snapshot({ details: { inProduction: 'InProgress' }, shipments: [parcel({ shipped: false })] }),
    ],
    ['shipped', snapshot({ shipments: [parcel({})] })],
    ['shipped', snapshot({ stage: 'Complete', shipments: [parcel({})] })],
    ['in_transit', snapshot({ shipments: [parcel({ inTransit: true }), parcel({ id: 'shp_2' })] })],
    ['in_transit', snapshot({ shipments: [parcel(arrived), parcel({ id: 'shp_2', shipped: false })] })],
    ['in_transit', snapshot({ stage: 'Complete', shipments: [parcel(arrived), parcel({ id: 'shp_2' })] })],
    // Prodigi may still add a parcel, and has not said what it charges.
    ['in_transit', snapshot({ shipments: [parcel(arrived), parcel({ id: 'shp_2', ...arrived })] })],
    [
      'delivered',
      snapshot({ stage: 'Complete', shipments: [parcel(arrived), parcel({ id: 'shp_2', ...arrived })] }),
    ],
    ['manufacturing', snapshot({ details: { inProduction: 'InProgress' }, shipments: [parcel(cancelled)] })],
    ['shipped', snapshot({ stage: 'Complete', shipments: [parcel({}), parcel(cancelled)] })],
    ['in_transit', snapshot({ shipments: [parcel(arrived), parcel(cancelled)] })],
    ['complete', snapshot({ stage: 'Complete', shipments: [parcel(arrived), parcel(cancelled)] })],
    ['shipped', snapshot({ stage: 'Cancelled', shipments: [parcel({}), parcel(cancelled)] })],
    ['complete', snapshot({ stage: 'Cancelled', shipments: [parcel(arrived)] })],
    ['cancelled', snapshot({ stage: 'Cancelled', shipments: [parcel(cancelled)] })],
    ['complete', snapshot({ stage: 'complete' })],
    ['cancelled', snapshot({ stage: 'Cancelled' })],
  ] as const)('%s', (expected, given) => {
    expect(statusOf(given, new Date('2026-12-10T10:00:00Z'))).toBe(expected)
  })

  it.each([
    ['in_transit', '2026-12-16T09:00:00Z', []],
    ['delivered', '2026-12-16T11:00:00Z', []],
    ['in_transit', '2026-12-16T11:00:00Z', [parcel({ id: 'shp_2', shipped: false })]],
  ] as const)('%s at %s, where Prodigi never says that it is over', (expected, now, others) => {
    expect(statusOf(snapshot({ shipments: [parcel(arrived), ...others] }), new Date(now))).toBe(expected)
  })
})

describe('advance', () => {
  it('ends in the same place whatever the order of the news', () => {
    const news = ['in_progress', 'manufacturing', 'shipped', 'in_transit', 'delivered'] as const
    const orders = permutations([...news])
    expect(orders).toHaveLength(120)
    for (const order of orders) expect(order.reduce<PrintStatus>(advance, 'prepared')).toBe('delivered')
  })
  it('never goes back', () => {
    for (const present of PRINT_STATUSES)
      for (const news of PRINT_STATUSES)
        expect(PRINT_STATUSES.indexOf(advance(present, news))).toBeGreaterThanOrEqual(
          PRINT_STATUSES.indexOf(present),
        )
  })
  it('lets a print be cancelled until it is on its way', () => {
    expect(advance('manufacturing', 'cancelled')).toBe('cancelled')
    expect(advance('shipped', 'cancelled')).toBe('shipped')
    expect(advance('cancelled', 'shipped')).toBe('cancelled')
  })
})

describe('a part that is cancelled', () => {
  it.each([
    [false, 'InProgress', [parcel({})]],
    [true, 'InProgress', [parcel({ shipped: false }), parcel(cancelled)]],
    [true, 'Complete', [parcel({}), parcel(cancelled)]],
    [true, 'Cancelled', [parcel({})]],
    [false, 'Cancelled', [parcel(cancelled)]],
    [false, 'InProgress', [parcel(cancelled)]],
    [true, 'Complete', [parcel(cancelled)]],
    [false, null, []],
  ] as const)('is it: %s (stage %s)', (expected, stage, shipments) => {
    expect(isPartCancelled({ stage, shipments })).toBe(expected)
  })
})

describe('statusAfter', () => {
  const left = snapshot({ stage: 'Cancelled', shipments: [parcel({})] })
  it('follows a parcel that left although the print was cancelled', () => {
    expect(statusAfter({ status: 'manufacturing', news_pending: false }, left)).toBe('shipped')
    expect(statusAfter({ status: 'cancelled', news_pending: true }, left)).toBe('shipped')
  })
  it('keeps a cancelling that the shop has acted on, or of which nothing left', () => {
    expect(statusAfter({ status: 'cancelled', news_pending: false }, left)).toBe('cancelled')
    expect(statusAfter({ status: 'cancelled', news_pending: true }, snapshot({}))).toBe('cancelled')
  })
})

describe('mergeShipments', () => {
  it('keeps what was known and takes what is new', () => {
    const known = [parcel({ ...arrived, number: null, url: null })]
    const told = [parcel({ shipped: false, dispatchedAt: null }), parcel({ id: 'shp_2', shipped: false })]
    expect(mergeShipments(known, told)).toEqual([parcel(arrived), parcel({ id: 'shp_2', shipped: false })])
  })
  it('takes no parcel back that was sent, and knows one again that is to be sent after all', () => {
    const sent = parcel({ id: 'shp_2' })
    expect(mergeShipments([sent], [parcel({ ...cancelled, number: null })])).toEqual([sent])
    expect(mergeShipments([parcel(cancelled)], [sent])).toEqual([sent])
    expect(mergeShipments([parcel({ id: 'shp_2', shipped: false })], [parcel(cancelled)])).toEqual([
      parcel(cancelled),
    ])
  })
  it('does not lose a sent parcel that an answer leaves out', () => {
    expect(mergeShipments([parcel({})], [])).toEqual([parcel({})])
    expect(mergeShipments([parcel({ shipped: false })], [])).toEqual([])
  })
})

describe('the delivery estimate', () => {
  it('counts five business days', () => {
    expect(addBusinessDays('2026-11-20T10:00:00Z', 5).toISOString()).toBe('2026-11-27T10:00:00.000Z')
    expect(addBusinessDays('2026-11-21T10:00:00Z', 1).toISOString()).toBe('2026-11-23T10:00:00.000Z')
  })
  it('waits until they are over', () => {
    expect(estimatedDelivery('2026-11-20T10:00:00Z', new Date('2026-11-27T09:59:59Z'))).toBeNull()
    expect(estimatedDelivery('2026-11-20T10:00:00Z', new Date('2026-11-27T10:00:00Z'))).toBe(
      '2026-11-27T10:00:00.000Z',
    )
  })
  it('waits for fifteen where a carrier had the parcel', () => {
    const within = (now: string) => estimatedDelivery('2026-11-20T10:00:00Z', new Date(now), true)
    expect(within('2026-12-11T09:59:59Z')).toBeNull()
    expect(within('2026-12-11T10:00:00Z')).toBe('2026-12-11T10:00:00.000Z')
  })
})

describe('toSnapshot', () => {
  it('reads what Prodigi sends, and passes no link that is not http', () => {
    const order = prodigiOrderSchema.parse({
      id: 'ord_9',
      status: { stage: 'Complete', issues: [{ errorCode: 'order.items.ItemUnavailable' }], details: null },
      charges: [
        { totalCost: { amount: '13.42', currency: 'GBP' } },
        { totalCost: { amount: '2.10', currency: 'GBP' } },
      ],
      shipments: [
        {
          id: 'shp_1',
          status: 'Shipped',
          tracking: { number: 'T1', url: 'javascript:alert(1)' },
          carrier: null,
        },
        { id: 'shp_2', status: 'Cancelled' },
      ],
    })
    const read = toSnapshot(order)
    expect(read).toMatchObject({
      issues: [{ code: 'order.items.ItemUnavailable', says: 'order.items.ItemUnavailable', url: null }],
      cost: { amount: 15.52, currency: 'GBP' },
    })
    expect(read.shipments).toEqual([
      parcel({ carrier: '', service: '', number: 'T1', url: null, dispatchedAt: null }),
      parcel({ ...cancelled, carrier: '', service: '', number: null, url: null, dispatchedAt: null }),
    ])
  })
  it('counts no cancelled shipment whose cases another lab makes', () => {
    const read = (...shipments: [id: string, status: string, ...items: string[]][]) =>
      toSnapshot(
        prodigiOrderSchema.parse({
          id: 'ord_9',
          status: { stage: 'InProgress', issues: [], details: null },
          shipments: shipments.map(([id, status, ...items]) => ({
            id,
            status,
            items: items.map((itemId) => ({ itemId })),
          })),
        }),
      ).shipments.map(({ id }) => id)
    const [first, gone] = [['a', 'Processing', 'ori_1'] as const, ['b', 'Cancelled', 'ori_2'] as const]
    expect(read([...first], [...gone])).toEqual(['a', 'b'])
    expect(read([...first], [...gone], ['c', 'Processing', 'ori_2'])).toEqual(['a', 'c'])
    expect(read([...first], ['b', 'Cancelled', 'ori_2', 'ori_3'], ['c', 'Processing', 'ori_2'])).toEqual([
      'a',
      'b',
      'c',
    ])
  })
})

function permutations<T>(items: T[]): T[][] {
  if (items.length <= 1) return [items]
  return items.flatMap((item, at) =>
    permutations([...items.slice(0, at), ...items.slice(at + 1)]).map((rest) => [item, ...rest]),
  )
}
