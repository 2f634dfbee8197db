import type { DeviceTemplate } from '../../modules/device_catalog/types'
import devices from '../data/devices.json'
import lines from '../data/lines.json'
import prodigiSkus from '../data/prodigi-skus.json'
import { variantSku } from '../../lib/catalogue/variant-title'

export interface SeedDevice {
  name: string
  brand: string
  /** The year in which it was first sold; null where nobody has looked it up. */
  released: number | null
  modelNumbers: string[]
  aliases: string[]
  camera: { family: string; label: string }
  /** Outer size of the phone, in millimetres. */
  size: { width: number; height: number; depth: number } | null
  template: DeviceTemplate
}
export type SeedLine = (typeof lines)[number]

export const DEVICES: SeedDevice[] = devices
export const LINES: SeedLine[] = lines

/** What Prodigi's catalogue is known to have, by our SKU. */
const evidence = new Map(
  prodigiSkus.map((row) => [variantSku(row.line, row.device, row.finish), row] as const),
)

/** Every variant that the shop sells: each line on each device in each of the line's finishes. */
export function seedVariants(line: SeedLine) {
  return DEVICES.flatMap((device) =>
    line.finishes.map((finish) => {
      const sku = variantSku(line.handle, device.name, finish)
      return { sku, line: line.handle, device: device.name, finish, prodigi: evidence.get(sku) ?? null }
    }),
  )
}

export const SHIPPING_METHODS = [
  { name: 'Basic', code: 'basic', prodigi: 'Budget', price: 2.1, days: '5-7 business days', freeFrom: 50 },
  {
    name: 'Standard',
    code: 'standard',
    prodigi: 'Standard',
    price: 5.5,
    days: '3-5 business days',
    freeFrom: 50,
  },
  {
    name: 'Express',
    code: 'express',
    prodigi: 'Express',
    price: 8.95,
    days: '1-2 business days',
    freeFrom: null,
  },
  {
    name: 'Overnight',
    code: 'overnight',
    prodigi: 'Overnight',
    price: 12.95,
    days: 'next business day',
    freeFrom: null,
  },
] as const

export const PROMOTIONS = [
  {
    code: 'WELCOME25',
    percent: 25,
    description: '25% off your first order',
    firstOrderOnly: true,
    /** Home and the sign-up page tell of it. */
    welcomeOffer: true,
  },
  { code: 'SAVE10', percent: 10, description: '10% off', firstOrderOnly: false, welcomeOffer: false },
  {
    code: 'FIRST15',
    percent: 15,
    description: '15% off your first order',
    firstOrderOnly: true,
    welcomeOffer: false,
  },
  { code: 'CASELOOM20', percent: 20, description: '20% off', firstOrderOnly: false, welcomeOffer: false },
  {
    code: 'NEWUSER',
    percent: 30,
    description: '30% off your first order',
    firstOrderOnly: true,
    welcomeOffer: false,
  },
] as const

export const DEMO_PASSWORD = 'caseloom-demo-1'
