import { unpaidIssue } from './authorise.js'
import type { Issue, Item, Order, Recipient } from './entities.js'
import type { ProdigiStore } from './store.js'
import { asList, asObject, asText, properCase, SHIPPING_METHODS, type Json } from './validate.js'

export function readRecipient(value: Json): Recipient {
  const address = asObject(value.address)
  const field = (name: string) => asText(address[name])
  return {
    name: asText(value.name) ?? '',
    email: asText(value.email),
    phoneNumber: asText(value.phoneNumber),
    address: {
      line1: field('line1'),
      line2: field('line2'),
      postalOrZipCode: field('postalOrZipCode'),
      countryCode: field('countryCode'),
      townOrCity: field('townOrCity'),
      stateOrCounty: field('stateOrCounty'),
    },
  }
}

function readItem(db: ProdigiStore, item: Json): Item {
  return {
    id: db.newId('ori'),
    status: 'NotYetDownloaded',
    merchantReference: asText(item.merchantReference),
    sku: (asText(item.sku) ?? '').toUpperCase(),
    copies: typeof item.copies === 'number' ? item.copies : 1,
    sizing: asText(item.sizing) ?? 'fillPrintArea',
    thumbnailUrl: null,
    attributes: Object.fromEntries(
      Object.entries(asObject(item.attributes)).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
    assets: asList(item.assets).map((asset) => ({
      id: db.newId('ast'),
      printArea: asText(asset.printArea) ?? 'default',
      md5Hash: asText(asset.md5Hash),
      url: asText(asset.url) ?? '',
      thumbnailUrl: null,
      status: 'InProgress',
    })),
    recipientCost: item.recipientCost ?? null,
  }
}

function issuesOf(db: ProdigiStore, id: string, scenario: string | null): Issue[] {
  if (scenario === 'created_with_issues')
    return [
      {
        objectId: id,
        errorCode: 'order.items.ItemUnavailable',
        description: 'An item is out of stock.',
        authorisationDetails: null,
      },
    ]
  return scenario === 'requires_payment' ? [unpaidIssue(db, id)] : []
}

export function createOrder(db: ProdigiStore, body: Json, scenario: string | null): Order {
  const now = db.kit.clock.iso()
  const id = db.newId('ord')
  const issues = issuesOf(db, id, scenario)
  const order = db.orders.put({
    id,
    created: now,
    lastUpdated: now,
    callbackUrl: asText(body.callbackUrl),
    merchantReference: asText(body.merchantReference),
    shippingMethod: properCase(SHIPPING_METHODS, body.shippingMethod) ?? 'Standard',
    idempotencyKey: asText(body.idempotencyKey),
    status: {
      stage: 'InProgress',
      issues,
      details: {
        downloadAssets: 'NotStarted',
        printReadyAssetsPrepared: 'NotStarted',
        allocateProductionLocation: 'NotStarted',
        inProduction: 'NotStarted',
        shipping: 'NotStarted',
      },
    },
    charges: [],
    shipments: [],
    recipient: readRecipient(asObject(body.recipient)),
    items: asList(body.items).map((item) => readItem(db, item)),
    packingSlip: body.packingSlip ?? null,
    metadata: body.metadata ?? null,
  })
  db.progress.put({ id, step: 'created', dueAt: db.nextDue(), hidden: scenario === 'on_hold', scenario })
  return order
}

/** Changes are refused once the print has begun. */
export const isEditable = (order: Order): boolean =>
  order.status.stage === 'InProgress' && order.status.details.inProduction === 'NotStarted'
