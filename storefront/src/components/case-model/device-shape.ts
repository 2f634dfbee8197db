import type { PrintArea } from '@caseloom/contract'
import type { Opening } from './outline'

type Template = Pick<PrintArea, 'cornerRadius' | 'cameraCutout' | 'lenses'>

/** A phone in millimetres, its middle at x = y = 0, seen from behind: x to the right, y up. */
export interface DeviceShape {
  width: number
  height: number
  depth: number
  radius: number
  camera: { x: number; y: number; width: number; height: number; radius: number }
  lenses: readonly { x: number; y: number; radius: number }[]
  /** The lenses stand on a raised plate of their own; else each stands on the back. */
  island: boolean
}

/** Where a device's size is unknown. */
const USUAL_SIZE = { width: 71.6, height: 147.6, depth: 8 }
/** Templates are fractions of a print area that is drawn this wide for its height. */
const USUAL_ASPECT = 0.6

export interface DeviceSize {
  width: number
  height: number
  depth: number
}

/**
 * Reads a device's template. Its fractions keep the camera's own proportions: both axes are measured by the width,
 * since print areas are wider for their height than the phone.
 */
export function deviceShape(
  template: Template,
  size: DeviceSize | null = null,
  aspect = USUAL_ASPECT,
): DeviceShape {
  const { width, height, depth } = size ?? USUAL_SIZE
  const x = (fraction: number) => (fraction - 0.5) * width
  const y = (fraction: number) => height / 2 - (fraction * width) / aspect
  const cut = template.cameraCutout
  const lenses = template.lenses.map((lens) => ({
    x: x(lens.x),
    y: y(lens.y),
    radius: lens.radius * width,
  }))
  return {
    width,
    height,
    depth,
    radius: template.cornerRadius * width * 1.12,
    camera: {
      x: x(cut.x + cut.width / 2),
      y: y(cut.y + cut.height / 2),
      width: cut.width * width,
      height: (cut.height * width) / aspect,
      radius: cut.radius * width,
    },
    lenses,
    island: hasIsland(lenses),
  }
}

/** A column of three and clusters of more stand on the glass itself. */
function hasIsland(lenses: DeviceShape['lenses']): boolean {
  const column = lenses.every((lens) => Math.abs(lens.x - (lenses[0]?.x ?? 0)) < 0.5)
  return !(lenses.length > 3 || (lenses.length === 3 && column))
}

export interface SideParts {
  buttons: Opening[]
  port: Opening
  speakers: Opening[]
}

/** Where a phone has its keys and sockets. */
export function sideParts({ width, height, depth }: DeviceShape): SideParts {
  const key = Math.min(3.1, depth * 0.4)
  return {
    buttons: [
      { side: 'left', at: height * 0.155, length: height * 0.12, width: key },
      { side: 'right', at: height * 0.285, length: height * 0.055, width: key },
      { side: 'right', at: height * 0.19, length: height * 0.072, width: key },
      { side: 'right', at: height * 0.085, length: height * 0.072, width: key },
    ],
    port: { side: 'bottom', at: 0, length: 8.6, width: 2.8 },
    speakers: [
      { side: 'bottom', at: width * -0.215, length: 10, width: 1.5 },
      { side: 'bottom', at: width * 0.215, length: 10, width: 1.5 },
    ],
  }
}

/** The hole that a case leaves round a part of the phone, no wider than its wall allows. */
export const around = (part: Opening, gap: number, widest = Infinity): Opening => ({
  ...part,
  length: part.length + gap * 2,
  width: Math.min(part.width + gap * 2, widest),
})
