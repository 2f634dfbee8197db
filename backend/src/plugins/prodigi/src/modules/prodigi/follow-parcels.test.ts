import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { followParcels } from './follow-parcels'
import type { PrintShipment } from './print-status'

/** What the carrier answers; null where it does not. */
let says: object | null
let carrier: Server
let base: string

beforeEach(async () => {
  says = null
  carrier = createServer((_req, res) => {
    res.writeHead(says ? 200 : 503, { 'content-type': 'application/json' }).end(JSON.stringify(says))
  })
  await new Promise<void>((done) => carrier.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${(carrier.address() as AddressInfo).port}`
})
afterEach(() => {
  carrier.closeAllConnections()
  carrier.close()
})

const parcel = (part: Partial<PrintShipment> = {}): PrintShipment => ({
  id: 'shp_1',
  shipped: true,
  carrier: 'Royal Mail',
  service: '48',
  number: 'RM1',
  url: null,
  dispatchedAt: '2026-11-20T10:00:00.000Z',
  inTransit: false,
  deliveredAt: null,
  deliveryEstimated: false,
  ...part,
})
const look = async (before: PrintShipment, now: string) =>
  (await followParcels([before], [before], base, new Date(now)))[0]

it('asks from the second look on', async () => {
  says = { status: 'in_transit' }
  expect(await followParcels([parcel()], [], base, new Date('2026-11-21T10:00:00Z'))).toEqual([parcel()])
  expect(await look(parcel(), '2026-11-21T10:00:00Z')).toEqual(parcel({ inTransit: true }))
  const deliveredAt = '2026-11-22T08:00:00.000Z'
  says = { status: 'delivered', deliveredAt }
  expect(await look(parcel(), '2026-11-23T10:00:00Z')).toEqual(parcel({ inTransit: true, deliveredAt }))
})

it('estimates the delivery of a parcel that no carrier speaks of', async () => {
  expect(await look(parcel(), '2026-11-26T10:00:00Z')).toEqual(parcel())
  expect(await look(parcel(), '2026-12-02T10:00:00Z')).toEqual(
    parcel({ deliveredAt: '2026-11-27T10:00:00.000Z', deliveryEstimated: true }),
  )
})

it('takes a carrier’s silence about a parcel that it had for no delivery, but not for ever', async () => {
  const travelling = parcel({ inTransit: true })
  expect(await look(travelling, '2026-12-02T10:00:00Z')).toEqual(travelling)
  says = { status: 'in_transit' }
  expect(await look(travelling, '2026-12-20T10:00:00Z')).toEqual(travelling)
  says = null
  expect(await look(travelling, '2026-12-20T10:00:00Z')).toEqual(
    parcel({ inTransit: true, deliveredAt: '2026-12-11T10:00:00.000Z', deliveryEstimated: true }),
  )
})
