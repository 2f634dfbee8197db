import { createHash } from 'node:crypto'
import { DEVICE_FIELDS, type DeviceFields } from './device-rows'

/** A mark of what is known of a device: it changes with every fact of it. Its place in the list is none. */
export function deviceVersion(device: DeviceFields): string {
  const facts = DEVICE_FIELDS.map((name) => device[name])
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32)
}
