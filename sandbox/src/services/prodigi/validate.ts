import { findProduct } from './catalogue.js'

export type Json = Record<string, unknown>
export type Failures = Record<string, object[]>

export const asObject = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
export const asList = (value: unknown): Json[] => (Array.isArray(value) ? value.map(asObject) : [])
export const asText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null

export const SHIPPING_METHODS = ['Budget', 'Standard', 'StandardPlus', 'Express', 'Overnight']
const SIZINGS = ['fillPrintArea', 'fitPrintArea', 'stretchToPrintArea']

export const properCase = (names: string[], value: unknown): string | undefined =>
  names.find((name) => name.toLowerCase() === asText(value)?.toLowerCase())

const required = (failures: Failures, key: string, value: unknown): void => {
  if (value === undefined || value === null || value === '')
    failures[key] = [{ code: 'Required', providedValue: value ?? null }]
}

function checkAttributes(failures: Failures, at: string, item: Json): void {
  const product = findProduct(asText(item.sku) ?? '')
  if (!product) {
    failures[`${at}.sku`] = [{ code: 'SkuNotFound', providedValue: item.sku ?? null }]
    return
  }
  const given = asObject(item.attributes)
  const wrong = Object.entries(product.attributes).filter(
    ([name, value]) => asText(given[name])?.toLowerCase() !== value?.toLowerCase(),
  )
  if (wrong.length === 0) return
  const attributes = wrong.map(([name, value]) => ({ name, validValues: [value] }))
  failures[`${at}.attributes`] = [
    { code: 'MissingRequiredAttributes', providedValue: null, missingItems: { attributes } },
  ]
}

export function checkRecipient(failures: Failures, recipient: Json, at = 'recipient.'): void {
  required(failures, `${at}name`, recipient.name)
  const address = asObject(recipient.address)
  for (const field of ['line1', 'townOrCity', 'postalOrZipCode', 'countryCode']) {
    required(failures, `${at}address.${field}`, address[field])
  }
}

export function checkItems(failures: Failures, body: Json, forOrder: boolean): void {
  if (!Array.isArray(body.items)) {
    required(failures, 'items', undefined)
    return
  }
  if (body.items.length === 0) failures.items = [{ code: 'MustNotBeEmptyArray', providedValue: [] }]
  asList(body.items).forEach((item, index) => {
    const at = `items[${index}]`
    required(failures, `${at}.sku`, item.sku)
    if (asText(item.sku)) checkAttributes(failures, at, item)
    if (typeof item.copies !== 'number' || !Number.isInteger(item.copies) || item.copies < 1) {
      failures[`${at}.copies`] = [
        {
          code: item.copies === undefined ? 'Required' : 'MustBeGreaterThanZero',
          providedValue: item.copies ?? null,
        },
      ]
    }
    const assets = asList(item.assets)
    if (assets.length === 0)
      failures[`${at}.assets`] = [{ code: 'Required', providedValue: item.assets ?? null }]
    assets.forEach((asset, position) => {
      required(failures, `${at}.assets[${position}].printArea`, asset.printArea)
      if (!forOrder) return
      required(failures, `${at}.assets[${position}].url`, asset.url)
      const url = asText(asset.url)
      if (url && !/^https?:\/\//.test(url)) {
        failures[`${at}.assets[${position}].url`] = [{ code: 'MustBeAValidUrl', providedValue: url }]
      }
    })
    if (forOrder && !properCase(SIZINGS, item.sizing)) {
      failures[`${at}.sizing`] = [{ code: 'Required', providedValue: item.sizing ?? null }]
    }
  })
}

export function checkOrder(body: Json): Failures {
  const failures: Failures = {}
  if (!properCase(SHIPPING_METHODS, body.shippingMethod)) {
    failures.shippingMethod = [{ code: 'Required', providedValue: body.shippingMethod ?? null }]
  }
  if (typeof body.recipient !== 'object' || body.recipient === null)
    required(failures, 'recipient', undefined)
  else checkRecipient(failures, asObject(body.recipient))
  checkItems(failures, body, true)
  if (body.metadata && JSON.stringify(body.metadata).length > 2000) {
    failures.metadata = [{ code: 'TooLong', providedValue: null }]
  }
  return failures
}
