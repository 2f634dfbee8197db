import { Mesh, MeshPhysicalMaterial } from 'three'
import type { CaseMaterials } from './case-materials'
import type { DeviceShape } from './device-shape'
import { slab } from './slab'

/** The cards that peep out of the pockets: weld, cochineal, indigo. */
const CARDS = ['#efbf1c', '#c9184f', '#2d2a6e']
const CARD_WIDTH = 54

/** Three pockets on the flap's inner side, each with a card, the tallest at the bottom. */
export function cardPockets(device: DeviceShape, materials: CaseMaterials): Mesh[] {
  const bottom = -device.height / 2 + 3
  const width = device.width - 4
  return CARDS.flatMap((colour, i) => {
    const top = device.height * (0.2 - i * 0.115)
    const height = top - bottom
    const z = 0.02 + i * 0.5
    const pocket = slab({
      width,
      height,
      radius: 4,
      y: bottom + height / 2,
      z0: z - 0.3,
      z1: z + 0.45,
      round1: 0.22,
    })
    const card = slab({
      width: CARD_WIDTH,
      height: 40,
      radius: 3.2,
      y: top - 9,
      z0: z - 0.45,
      z1: z + 0.08,
      round1: 0.1,
    })
    const plastic = new MeshPhysicalMaterial({ color: colour, roughness: 0.38, clearcoat: 0.6 })
    const meshes = [
      new Mesh(pocket, [materials.sleeve, materials.sleeve, materials.sleeve]),
      new Mesh(card, [plastic, plastic, plastic]),
    ]
    for (const mesh of meshes) mesh.castShadow = mesh.receiveShadow = true
    return meshes
  })
}
