import type { CatalogueDevice } from '@caseloom/contract'
import type { DeviceTemplate } from '../../modules/device_catalog/types'
import type { IndexEntry } from '../catalogue/catalogue-index'
import { brandIcon } from '../catalogue/present-product'

/** A device as the module keeps it; what nobody has looked up yet is null. */
export interface StoredDevice {
  name: string
  brand: string
  position: number
  template: unknown
  model_numbers: unknown
  aliases: unknown
  released: number | null
  camera_family: string | null
  camera_label: string | null
  width_mm: number | null
  height_mm: number | null
  depth_mm: number | null
}

export const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []

/** A device that belongs to no camera family is one by itself. */
function camera({ name, camera_family, camera_label }: StoredDevice): CatalogueDevice['camera'] {
  return camera_family
    ? { family: camera_family, label: camera_label ?? `Camera of the ${name}` }
    : { family: `only:${name}`, label: `Camera of the ${name}` }
}

function size({ width_mm, height_mm, depth_mm }: StoredDevice): CatalogueDevice['size'] {
  return width_mm && height_mm && depth_mm ? { width: width_mm, height: height_mm, depth: depth_mm } : null
}

/** A product as the catalogue's index knows it; the devices' names are in lower case. */
type Sold = Pick<IndexEntry, 'number' | 'devices'>

/** Numbers of the products that can be bought for a device, by the device's name in lower case. */
function productsByDevice(products: readonly Sold[]): Map<string, number[]> {
  const numbers = new Map<string, number[]>()
  for (const { number, devices } of products)
    for (const name of devices) numbers.set(name, [...(numbers.get(name) ?? []), number])
  return numbers
}

/** The phone finder's devices, in the order of the catalogue. */
export function presentDevices(
  devices: readonly StoredDevice[],
  products: readonly Sold[],
): CatalogueDevice[] {
  const numbers = productsByDevice(products)
  return [...devices]
    .sort((a, b) => a.position - b.position || a.name.localeCompare(b.name))
    .map((device) => {
      const { cornerRadius, cameraCutout, lenses } = device.template as DeviceTemplate
      return {
        name: device.name,
        brand: device.brand,
        icon: brandIcon(device.brand),
        modelNumbers: texts(device.model_numbers),
        aliases: texts(device.aliases),
        released: device.released,
        camera: camera(device),
        size: size(device),
        template: { cornerRadius, cameraCutout, lenses },
        products: numbers.get(device.name.toLowerCase()) ?? [],
      }
    })
}
