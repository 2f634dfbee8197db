import type { MedusaContainer } from '@medusajs/framework/types'
import { DEVICE_CATALOG_MODULE } from '../../modules/device_catalog'
import { DEVICES, type SeedDevice } from './data'

/** What the phone finder knows of a device, as the module keeps it. */
function facts({ released, modelNumbers, aliases, camera, size }: SeedDevice) {
  return {
    model_numbers: modelNumbers,
    aliases,
    released,
    camera_family: camera.family,
    camera_label: camera.label,
    width_mm: size?.width ?? null,
    height_mm: size?.height ?? null,
    depth_mm: size?.depth ?? null,
  }
}

export const deviceRow = (device: SeedDevice, position: number) => ({
  name: device.name,
  brand: device.brand,
  position,
  template: { ...device.template },
  ...facts(device),
})

/** Medusa types a JSON column as an object; these two hold lists. */
function asJson<R extends { model_numbers: string[]; aliases: string[] }>({
  model_numbers,
  aliases,
  ...rest
}: R) {
  return {
    ...rest,
    model_numbers: model_numbers as unknown as Record<string, unknown>,
    aliases: aliases as unknown as Record<string, unknown>,
  }
}

/**
 * Adds the devices that are missing. A device from before the phone finder, known by its null model numbers, is told
 * its facts; one that a merchandiser has saved since holds a list, and is left as it is.
 */
export async function seedDevices(container: MedusaContainer): Promise<void> {
  const catalog = container.resolve(DEVICE_CATALOG_MODULE)
  const present = new Map((await catalog.listDevices({}, { take: 500 })).map((row) => [row.name, row]))
  const missing = DEVICES.map(deviceRow).filter(({ name }) => !present.has(name))
  if (missing.length > 0) await catalog.createDevices(missing.map(asJson))
  const untold = DEVICES.flatMap((device) => {
    const row = present.get(device.name)
    return row?.model_numbers === null ? [asJson({ id: row.id, ...facts(device) })] : []
  })
  if (untold.length > 0) await catalog.updateDevices(untold)
}
