import type { PrintArea } from '@caseloom/contract'

/** A phone of no particular make, for pictures of a line before a device is chosen. */
export const genericArea: PrintArea = {
  sku: '',
  widthPx: 1260,
  heightPx: 2100,
  dpi: 300,
  cornerRadius: 0.15,
  safeArea: { x: 0.04, y: 0.04, width: 0.92, height: 0.92, radius: 0.11 },
  cameraCutout: { x: 0.055, y: 0.033, width: 0.47, height: 0.285, radius: 0.12 },
  lenses: [
    { x: 0.175, y: 0.11, radius: 0.088 },
    { x: 0.175, y: 0.24, radius: 0.088 },
    { x: 0.405, y: 0.175, radius: 0.088 },
  ],
  templateVersion: 1,
}
