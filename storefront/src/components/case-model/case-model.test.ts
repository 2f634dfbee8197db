import { Box3, Mesh, Vector3, type BufferGeometry } from 'three'
import { describe, expect, it } from 'vitest'
import { CASE_LINES } from '../case/case-build'
import { genericArea } from '../case/generic-area'
import { buildCase } from './case-model'
import { cornerGuards } from './corner-guard'
import { deviceShape } from './device-shape'
import { lineBuild, printSheet } from './line-build'
import { printPlate } from './print-plate'
import { shell, SHELL } from './shell'
import { slab } from './slab'

const device = deviceShape(genericArea, { width: 71.5, height: 149.6, depth: 8.25 })

/** Edges that do not have exactly one neighbour running the other way, corners of one place being one. */
function openEdges(geometry: BufferGeometry): number {
  const position = geometry.getAttribute('position')
  const index = geometry.getIndex()
  if (!index) throw new Error('no index')
  const place = (i: number) =>
    [position.getX(i), position.getY(i), position.getZ(i)].map((value) => Math.round(value * 2000)).join()
  const balance = new Map<string, number>()
  for (let i = 0; i < index.count; i += 3) {
    const corners = [0, 1, 2].map((k) => place(index.getX(i + k)))
    corners.forEach((from, k) => {
      const to = corners[(k + 1) % 3] ?? from
      if (from === to) return
      const [key, sign] = from < to ? [`${from}|${to}`, 1] : [`${to}|${from}`, -1]
      balance.set(key, (balance.get(key) ?? 0) + sign)
    })
  }
  return [...balance.values()].filter((count) => count !== 0).length
}

/** The triangles of a printed surface, as corners on the print area. */
function printTriangles(geometry: BufferGeometry, material: number) {
  const [uv, position, index] = [
    geometry.getAttribute('uv'),
    geometry.getAttribute('position'),
    geometry.getIndex(),
  ]
  const group = geometry.groups.find(({ materialIndex }) => materialIndex === material)
  if (!index || !group) throw new Error('nothing is printed')
  return Array.from({ length: group.count / 3 }, (_, n) =>
    [0, 1, 2].map((k) => {
      const i = index.getX(group.start + n * 3 + k)
      return { u: uv.getX(i), v: uv.getY(i), x: position.getX(i), y: position.getY(i), z: position.getZ(i) }
    }),
  )
}

const areaOf = ([a, b, c]: { u: number; v: number }[]) =>
  a && b && c ? ((b.u - a.u) * (c.v - a.v) - (c.u - a.u) * (b.v - a.v)) / 2 : 0

describe.each(CASE_LINES)('the %s case', (line) => {
  it('holds no broken number, and every part has a direction', () => {
    const { group } = buildCase({ device, line })
    let parts = 0
    group.traverse((node) => {
      if (!(node instanceof Mesh)) return
      const { geometry } = node as Mesh
      parts++
      for (const name of ['position', 'normal']) {
        expect(geometry.getAttribute(name).array.every(Number.isFinite), name).toBe(true)
      }
    })
    expect(parts).toBeGreaterThan(10)
  })

  it('has closed skins', () => {
    for (const { shape } of lineBuild(line, device).shells) {
      expect(openEdges(shell(shape, printSheet(device, line)))).toBe(0)
    }
  })

  it('fits the phone in millimetres, with its walls outside', () => {
    for (const { shape } of lineBuild(line, device).shells) {
      const geometry = shell(shape, printSheet(device, line))
      const size = new Box3().setFromObject(new Mesh(geometry)).getSize(new Vector3())
      expect(size.x).toBeCloseTo(71.5 + shape.outer * 2, 3)
      expect(size.y).toBeCloseTo(149.6 + shape.outer * 2, 3)
      expect(size.z).toBeCloseTo(shape.back1 - shape.front, 3)
    }
  })
})

describe.each(['snap', 'tough', 'flexi', 'eco', 'clear'] as const)('the print of %s', (line) => {
  const aspect = 0.6
  const sheet = printSheet(device, line, aspect)
  const printed = lineBuild(line, device).shells.find(({ shape }) => shape.print !== 'none')
  const triangles = printed
    ? printTriangles(shell(printed.shape, sheet), SHELL.print)
    : printTriangles(printPlate(device, 9, sheet).clone(), 0)

  it('lies inside the print area, upright and unmirrored, no place of it twice', () => {
    const corners = triangles.flat()
    for (const { u, v } of corners) {
      expect(u >= 0 && u <= 1 && v >= 0 && v <= 1).toBe(true)
    }
    // Turned over triangles would lie on others.
    expect(Math.min(...triangles.map(areaOf))).toBeGreaterThan(-1e-7)
    const top = corners.reduce((a, b) => (b.v > a.v ? b : a))
    const right = corners.reduce((a, b) => (b.u > a.u ? b : a))
    expect(top.y).toBeGreaterThan(60)
    expect(right.x).toBeGreaterThan(30)
  })

  it('is not stretched on the back', () => {
    expect(sheet.width / sheet.height).toBeCloseTo(aspect)
    const flat = triangles.flat().filter(({ z }) => z > 8.5)
    for (const { u, v, x, y } of flat.slice(0, 400)) {
      expect(Math.abs((u - 0.5) * sheet.width - x)).toBeLessThan(2.2)
      expect(Math.abs((v - 0.5) * sheet.height - y)).toBeLessThan(2.2)
    }
  })
})

it('closes a board', () => {
  const board = slab({ width: 20, height: 40, radius: 4, z0: 0, z1: 3, round0: 1, round1: 0.5 })
  expect(openEdges(board)).toBe(0)
})

it('turns the flap about its spine', () => {
  const reach = (open: number) => new Box3().setFromObject(buildCase({ device, line: 'folio', open }).group)
  expect(reach(0).min.z).toBeGreaterThan(-8)
  expect(reach(90).min.z).toBeLessThan(-70)
  expect(reach(180).max.x).toBeGreaterThan(100)
})

it.each(['snap', 'tough', 'clear', 'flexi', 'eco'] as const)(
  'closes %s round the smallest phone too',
  (line) => {
    const mini = deviceShape(genericArea, { width: 64.2, height: 131.5, depth: 7.4 })
    for (const { shape } of lineBuild(line, mini).shells) {
      expect(openEdges(shell(shape, printSheet(mini, line)))).toBe(0)
    }
  },
)

describe('the guards of the tough case', () => {
  const { guards } = lineBuild('tough', device)
  if (!guards) throw new Error('The tough case has guards.')
  const { width, height, radius } = device
  const made = cornerGuards({ width, height, radius }, guards)

  it('stand on all four corners, out of the case and over its back, and leave the sides bare', () => {
    const corners = made.map((each) => {
      const box = new Box3().setFromObject(new Mesh(each))
      const size = box.getSize(new Vector3())
      expect(size.x).toBeLessThan(width / 2 - 5)
      expect(size.y).toBeLessThan(height / 4)
      const hard = lineBuild('tough', device).shells[1]?.shape
      expect(Math.max(box.max.x, -box.min.x)).toBeGreaterThan(width / 2 + (hard?.outer ?? 0))
      expect(box.max.z).toBeGreaterThan(hard?.back1 ?? 0)
      const middle = box.getCenter(new Vector3())
      return `${String(Math.sign(middle.x))} ${String(Math.sign(middle.y))}`
    })
    expect(new Set(corners).size).toBe(4)
  })

  it('show their outsides', () => {
    for (const geometry of made) {
      const [position, normal, index] = [
        geometry.getAttribute('position'),
        geometry.getAttribute('normal'),
        geometry.getIndex(),
      ]
      if (!index) throw new Error('no index')
      let [right, wrong] = [0, 0]
      const at = (from: typeof position, i: number) => new Vector3().fromBufferAttribute(from, index.getX(i))
      for (let i = 0; i < index.count; i += 3) {
        const [a, b, c] = [at(position, i), at(position, i + 1), at(position, i + 2)]
        const face = b.sub(a).cross(c.sub(a))
        if (face.length() < 1e-6) continue
        if (face.dot(at(normal, i)) > 0) right++
        else wrong++
      }
      expect(wrong / (right + wrong)).toBeLessThan(0.02)
    }
  })
})
