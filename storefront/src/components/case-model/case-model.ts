import type { Finish } from '@caseloom/contract'
import { Group, Mesh, type Material, type Texture } from 'three'
import type { CaseLine } from '../case/case-build'
import { caseMaterials, COLOURS, type CaseColours, type CaseMaterials } from './case-materials'
import { cornerGuards } from './corner-guard'
import { sideParts, type DeviceShape } from './device-shape'
import { dispose } from './dispose'
import { folioCover } from './folio'
import { lineBuild, printSheet, type LineBuild } from './line-build'
import { roundedOutline } from './outline'
import { phone } from './phone'
import { GRAPHITE, phoneMaterials, type PhoneColours } from './phone-materials'
import { sidePad } from './place-part'
import { printPlate } from './print-plate'
import type { PrintSheet } from './profile'
import { shell } from './shell'
import { rim } from './slab'

export interface CaseOptions {
  device: DeviceShape
  line: CaseLine
  finish?: Finish | null
  /** The whole print area as a texture; none leaves the case blank. */
  print?: Texture | null
  /** Width of the print area for its height. */
  printAspect?: number
  colours?: Partial<CaseColours>
  /** null shows the case without a phone in it. */
  phone?: Partial<PhoneColours> | null
  /** What the phone shows. */
  screen?: Texture | null
  /** Degrees that a folio's flap is turned away from the screen. */
  open?: number
}

export interface CaseModel {
  group: Group
  /** The print area's size on this case, in millimetres. */
  sheet: PrintSheet
  /** Frees everything the model made; textures that were handed in stay. */
  dispose: () => void
}

/** A case with a phone in it, in millimetres: x to the right and y up as seen from behind, z towards the viewer. */
export function buildCase(options: CaseOptions): CaseModel {
  const { device, line, finish = null, print = null } = options
  const sheet = printSheet(device, line, options.printAspect)
  const colours = { ...COLOURS[line], ...options.colours }
  const materials = caseMaterials(line, finish, print, sheet, colours)
  const group = new Group()
  addShells(group, lineBuild(line, device), device, materials, sheet)
  if (options.phone !== null) {
    const made = phoneMaterials({ ...GRAPHITE, ...options.phone }, options.screen)
    group.add(phone(device, made))
  }
  if (line === 'folio') group.add(folioCover(device, materials, options.open ?? 0, sheet))
  return { group, sheet, dispose: () => dispose(group, [print, options.screen ?? null]) }
}

function addShells(
  group: Group,
  build: LineBuild,
  device: DeviceShape,
  materials: CaseMaterials,
  sheet: PrintSheet,
): void {
  const solid = (geometry: Mesh['geometry'], material: Material | Material[], clear = false) => {
    const mesh = new Mesh(geometry, material)
    // What is see-through throws no shadow worth the name.
    mesh.castShadow = !clear
    mesh.receiveShadow = !clear
    group.add(mesh)
  }
  const clear = build.plate !== null
  for (const { shape, role } of build.shells) {
    solid(shell(shape, sheet), [materials[role], materials.print], clear)
  }
  const { cameraRim, guards, pads, plate } = build
  const cameraEdge = roundedOutline({ ...device.camera, steps: 18 })
  solid(rim(cameraEdge, { ...cameraRim, round: 0.6 }), materials[cameraRim.role], clear)
  if (pads) {
    for (const key of sideParts(device).buttons) {
      const wide = { ...key, length: key.length + 1, width: key.width + 0.4 }
      const place = { out: pads.out, rise: pads.rise, waist: device.depth / 2 }
      solid(sidePad(device, wide, place), materials[pads.role], clear)
    }
  }
  if (guards) {
    const { width, height, radius } = device
    for (const each of cornerGuards({ width, height, radius }, guards)) solid(each, materials.sleeve)
  }
  if (plate !== null) solid(printPlate(device, plate, sheet), materials.print)
}
