import { Group, Mesh, type Material } from 'three'
import { sideParts, type DeviceShape } from './device-shape'
import { freeSpots } from './free-spots'
import { lens } from './lens'
import { sidePad } from './place-part'
import type { PhoneMaterials } from './phone-materials'
import { slab } from './slab'

const FRAME_ROUND = 1.5
const ISLAND_RISE = 1.7

const mesh = (geometry: Mesh['geometry'], material: Material | Material[]) => {
  const made = new Mesh(geometry, material)
  made.castShadow = true
  made.receiveShadow = true
  return made
}

/** The phone that a case is shown on. Its back lies at z = depth, its screen at z = 0. */
export function phone(device: DeviceShape, materials: PhoneMaterials): Group {
  const { width, height, depth, radius } = device
  const group = new Group()
  const body = slab({ width, height, radius, z0: 0, z1: depth, round0: FRAME_ROUND, round1: FRAME_ROUND })
  group.add(mesh(body, [materials.frame, materials.back, materials.bezel]))
  const glass = slab({
    width: width - 5,
    height: height - 5,
    radius: radius - 2.5,
    z0: -0.02,
    z1: 0.1,
  })
  group.add(mesh(glass, [materials.bezel, materials.bezel, materials.screen]))
  const island = slab({ width: 19, height: 5.4, radius: 2.7, y: height / 2 - 8, z0: -0.05, z1: 0.05 })
  group.add(mesh(island, materials.bezel))
  sides(group, device, materials)
  camera(group, device, materials)
  return group
}

function sides(group: Group, device: DeviceShape, materials: PhoneMaterials): void {
  const waist = device.depth / 2
  const { buttons, port, speakers } = sideParts(device)
  for (const button of buttons)
    group.add(mesh(sidePad(device, button, { out: 0, rise: 0.45, waist }), materials.frame))
  group.add(mesh(sidePad(device, port, { out: 0, rise: 0.03, waist }), materials.dark))
  const tongue = { ...port, length: port.length - 2.4, width: 0.7 }
  group.add(mesh(sidePad(device, tongue, { out: 0, rise: 0.05, waist }), materials.frame))
  for (const { at } of speakers) {
    for (let hole = -2; hole <= 2; hole++) {
      const part = { side: 'bottom' as const, at: at + hole * 2.3, length: 1.5, width: 1.5 }
      group.add(mesh(sidePad(device, part, { out: 0, rise: 0.03, waist }), materials.dark))
    }
  }
}

function camera(group: Group, device: DeviceShape, materials: PhoneMaterials): void {
  const { camera: plate, depth, island, lenses } = device
  const gap = 1.1
  const top = island ? depth + ISLAND_RISE : depth
  if (island) {
    const raised = slab({
      ...plate,
      width: plate.width - gap * 2,
      height: plate.height - gap * 2,
      radius: plate.radius - gap,
      z0: depth - 0.5,
      z1: top,
      round1: 0.9,
      steps: 20,
    })
    group.add(mesh(raised, [materials.plate, materials.plate, materials.plate]))
  }
  for (const { x, y, radius } of lenses) {
    const made = lens(radius, materials)
    made.position.set(x, y, top)
    group.add(made)
  }
  const spots = freeSpots(device, 2.3, lenses.length > 1 ? 2 : 1)
  spots.forEach(({ x, y, radius }, index) => {
    const disc = slab({ width: radius * 2, height: radius * 2, radius, x, y, z0: top - 0.3, z1: top + 0.06 })
    group.add(mesh(disc, [materials.ring, index === 0 ? materials.flash : materials.barrel, materials.ring]))
  })
}
