import type { CatalogueDevice } from '@caseloom/contract'

export interface CameraFamily {
  family: string
  label: string
  brand: string
  /** Drawn like its newest device. */
  template: CatalogueDevice['template']
  devices: CatalogueDevice[]
}

/** Devices by how their cameras look from behind, in the catalogue's order. */
export function cameraFamilies(devices: readonly CatalogueDevice[]): CameraFamily[] {
  const families = new Map<string, CameraFamily>()
  for (const device of devices) {
    const { family, label } = device.camera
    const known = families.get(family)
    if (known) known.devices.push(device)
    else
      families.set(family, {
        family,
        label,
        brand: device.brand,
        template: device.template,
        devices: [device],
      })
  }
  return [...families.values()]
}

/** What tells one device of a family from the next: its height, width and year, as far as they are known. */
export function deviceHints({ size, released }: Pick<CatalogueDevice, 'size' | 'released'>): string {
  return [size ? `${size.height} × ${size.width} mm` : '', released === null ? '' : `from ${released}`]
    .filter(Boolean)
    .join(', ')
}

/** Tallest first, unknown sizes last: the order in which a ruler decides. */
export const byHeight = (devices: readonly CatalogueDevice[]): CatalogueDevice[] =>
  [...devices].sort((a, b) => (b.size?.height ?? -1) - (a.size?.height ?? -1))

/** Devices of the same height, which a ruler cannot tell apart. */
export function sameSize(device: CatalogueDevice, others: readonly CatalogueDevice[]): boolean {
  const { size } = device
  return (
    size !== null &&
    others.some((other) => other !== device && other.size && Math.abs(other.size.height - size.height) < 1)
  )
}
