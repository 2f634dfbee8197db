import type { CaseLine } from '../case/case-build'
import type { CornerGuard } from './corner-guard'
import type { DeviceShape } from './device-shape'
import { around, sideParts } from './device-shape'
import type { Opening } from './outline'
import type { PrintSheet } from './profile'
import type { ShellShape } from './shell'

/** How the case of a line is built on a device; lengths in millimetres. */
export interface LineBuild {
  shells: { shape: ShellShape; role: 'shell' | 'sleeve' }[]
  /** Keys are pressed through pads of the case. */
  pads: { out: number; rise: number; role: 'shell' | 'sleeve' } | null
  /** The raised edge round the camera. */
  cameraRim: { z0: number; z1: number; inner: number; outer: number; role: 'shell' | 'sleeve' }
  /** The picture lies on the back's inner side, at this height. */
  plate: number | null
  /** The reinforced corners of a double-layer case. */
  guards: CornerGuard | null
}

interface Walls {
  outer: number
  thick: number
  front: number
  overhang: number
  edge: number
  print: ShellShape['print']
  openKeys: boolean
  rim: number
}

const WALLS: Record<Exclude<CaseLine, 'tough'>, Walls> = {
  snap: {
    outer: 1.3,
    thick: 1.2,
    front: -0.6,
    overhang: 0.7,
    edge: 2.1,
    print: 'wrap',
    openKeys: true,
    rim: 0.5,
  },
  clear: {
    outer: 1.7,
    thick: 1.4,
    front: -0.9,
    overhang: 0.9,
    edge: 2.5,
    print: 'none',
    openKeys: false,
    rim: 1.1,
  },
  flexi: {
    outer: 2.2,
    thick: 1.9,
    front: -1,
    overhang: 1,
    edge: 3.4,
    print: { inset: 0 },
    openKeys: false,
    rim: 1.2,
  },
  eco: {
    outer: 2,
    thick: 1.7,
    front: -0.9,
    overhang: 0.9,
    edge: 2.2,
    print: { inset: 1.5 },
    openKeys: false,
    rim: 1,
  },
  folio: {
    outer: 1.8,
    thick: 1.9,
    front: -0.3,
    overhang: 0.6,
    edge: 2.2,
    print: 'none',
    openKeys: false,
    rim: 0.5,
  },
}

const phoneOutline = ({ width, height, radius }: DeviceShape) => ({ width, height, radius, steps: 18 })

function openings(device: DeviceShape, openKeys: boolean, gap: number, widest: number): Opening[] {
  const parts = sideParts(device)
  return [
    ...(openKeys ? parts.buttons.map((key) => around(key, gap, widest)) : []),
    around(parts.port, gap + 0.6, widest),
    ...parts.speakers.map((row) => around(row, 0.8, widest)),
  ]
}

/** How far the print reaches past the phone's edge, besides its depth where it covers the sides. */
const WRAP: Record<CaseLine, number> = { snap: 3.2, tough: 6, clear: 1, flexi: 1, eco: 1, folio: 3 }

/** The sheet that the picture is printed on: of the print area's shape, and large enough for the case rolled flat. */
export function printSheet(device: DeviceShape, line: CaseLine, aspect?: number): PrintSheet {
  const wrap = WRAP[line] + (line === 'snap' || line === 'tough' ? device.depth : 0)
  const [width, height] = [device.width + wrap * 2, device.height + wrap * 2]
  if (aspect === undefined) return { width, height }
  return width / height < aspect ? { width: height * aspect, height } : { width, height: width / aspect }
}

export function lineBuild(line: CaseLine, device: DeviceShape): LineBuild {
  const waist = device.depth / 2
  const base = { phone: phoneOutline(device), camera: { ...device.camera, steps: 18 }, waist, lip: 0.45 }
  if (line === 'tough') return toughBuild(device, base)
  const walls = WALLS[line]
  const back1 = device.depth + walls.thick
  const widest = 2 * Math.min(waist - 1, back1 - walls.edge - waist - 0.3)
  const shape: ShellShape = {
    ...base,
    inner: 0.08,
    outer: walls.outer,
    back0: device.depth + 0.05,
    back1,
    front: walls.front,
    overhang: walls.overhang,
    edge: walls.edge,
    print: walls.print,
    openings: openings(device, walls.openKeys, 1.1, widest),
  }
  return {
    shells: [{ shape, role: 'shell' }],
    pads: walls.openKeys ? null : { out: walls.outer, rise: 0.55, role: 'shell' },
    cameraRim: { z0: back1 - 0.3, z1: back1 + walls.rim, inner: 0, outer: 1.5, role: 'shell' },
    plate: line === 'clear' ? device.depth + 0.12 : null,
    guards: null,
  }
}

type Base = Pick<ShellShape, 'phone' | 'camera' | 'waist' | 'lip'>

/** A soft sleeve with raised lips, and over it a hard printed shell that leaves the sleeve's front edge bare. */
function toughBuild(device: DeviceShape, base: Base): LineBuild {
  const { depth } = device
  const front = 1.5
  const widest = (base.waist - front - 0.5) * 2
  const sleeve: ShellShape = {
    ...base,
    inner: 0.08,
    outer: 2,
    back0: depth + 0.05,
    back1: depth + 1,
    front: -1.5,
    overhang: 1.1,
    edge: 1.8,
    lip: 0.9,
    print: 'none',
    openings: openings(device, false, 1, widest - 0.8),
  }
  const hard: ShellShape = {
    ...base,
    camera: { ...grown(base.camera, 1.6), steps: 18 },
    inner: 2.02,
    outer: 3.3,
    back0: depth + 1.02,
    back1: depth + 2.3,
    front,
    overhang: 0,
    edge: 2.4,
    print: 'wrap',
    openings: openings(device, true, 1.6, widest),
  }
  return {
    shells: [
      { shape: sleeve, role: 'sleeve' },
      { shape: hard, role: 'shell' },
    ],
    pads: { out: 2, rise: 1.7, role: 'sleeve' },
    cameraRim: { z0: depth + 0.9, z1: depth + 3.5, inner: 0, outer: 1.55, role: 'sleeve' },
    plate: null,
    guards: { base: 2.6, rise: 1.7, z0: 0.2, z1: depth + 2.9, run: 9, sink: 2.5 },
  }
}

const grown = (shape: ShellShape['camera'], by: number) => ({
  ...shape,
  width: shape.width + by * 2,
  height: shape.height + by * 2,
  radius: shape.radius + by,
})
