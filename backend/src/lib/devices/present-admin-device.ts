import type { DeviceRecord } from '../../modules/device_catalog/device-rows'
import { deviceVersion } from '../../modules/device_catalog/device-version'
import type { PrintRow } from '../printing/print-row'
import { texts } from './present-device'

export interface AdminDevice {
  id: string
  /** A mark of what is known of it. */
  version: string
  name: string
  brand: string
  position: number
  template: DeviceRecord['template']
  size: { width: number; height: number; depth: number } | null
  camera: { family: string; label: string } | null
  modelNumbers: string[]
  aliases: string[]
  released: number | null
  variants: number
  /** How many of its variants Prodigi cannot print. */
  open: number
  /** Print sizes of its variants, the commonest first. */
  printSizes: { widthPx: number; heightPx: number; dpi: number }[]
  /** Lines and finishes that it is sold in, by product. */
  lines: { productId: string; title: string; finishes: string[] }[]
}
export interface AdminLine {
  productId: string
  title: string
  finishes: string[]
  /** What most variants of the line cost, in pounds; null without variants. */
  price: number | null
}

function sizesOf(rows: PrintRow[]): AdminDevice['printSizes'] {
  const counts = new Map<string, { size: AdminDevice['printSizes'][number]; count: number }>()
  for (const { size } of rows) {
    if (!size) continue
    const key = `${size.widthPx}x${size.heightPx}@${size.dpi}`
    const entry = counts.get(key) ?? { size, count: 0 }
    counts.set(key, { ...entry, count: entry.count + 1 })
  }
  return [...counts.values()].sort((a, b) => b.count - a.count).map(({ size }) => size)
}

function linesOf(rows: PrintRow[]): AdminDevice['lines'] {
  const lines = new Map<string, AdminDevice['lines'][number]>()
  for (const { productId, productTitle, finish } of rows) {
    const line = lines.get(productId) ?? { productId, title: productTitle, finishes: [] }
    lines.set(productId, { ...line, finishes: finish ? [...line.finishes, finish] : line.finishes })
  }
  return [...lines.values()]
}

/** A device as the admin shows it; `rows` are its variants. */
export function presentAdminDevice(device: DeviceRecord, rows: PrintRow[]): AdminDevice {
  const { id, name, brand, position, template, released, width_mm, height_mm, depth_mm } = device
  return {
    id,
    version: deviceVersion(device),
    name,
    brand,
    position,
    template,
    size: width_mm && height_mm && depth_mm ? { width: width_mm, height: height_mm, depth: depth_mm } : null,
    camera: device.camera_family
      ? { family: device.camera_family, label: device.camera_label ?? device.camera_family }
      : null,
    modelNumbers: texts(device.model_numbers),
    aliases: texts(device.aliases),
    released,
    variants: rows.length,
    open: rows.filter(({ reason }) => reason).length,
    printSizes: sizesOf(rows),
    lines: linesOf(rows),
  }
}
