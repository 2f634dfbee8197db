import rows from '../../../backend/src/scripts/data/devices.json'
import type { DeviceSize } from '../../../storefront/src/components/case-model/device-shape'

/** Outer sizes in millimetres, as their makers publish them. */
const SIZES: Record<string, DeviceSize> = {
  'iPhone 16 Pro': { width: 71.5, height: 149.6, depth: 8.25 },
  'iPhone 16': { width: 71.6, height: 147.6, depth: 7.8 },
  'Galaxy S25': { width: 70.5, height: 146.9, depth: 7.2 },
}

/** The phones of the pictures, from the shop's own table. */
export const devices = Object.fromEntries(
  rows
    .filter(({ name }) => name in SIZES)
    .map(({ name, template }) => [name, { template, size: SIZES[name] ?? null }]),
)
