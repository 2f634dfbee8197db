import type { Finish } from '@caseloom/contract'
import { MeshPhysicalMaterial, type MeshPhysicalMaterialParameters, type Texture } from 'three'
import type { CaseLine } from '../case/case-build'
import { fibreFlecks, fineGrain, leatherGrain } from './grain'
import type { PrintSheet } from './profile'

export interface CaseColours {
  shell: string
  /** Tough's inner layer, a folio's lining. */
  sleeve: string
  stitch: string
  metal: string
}

export const COLOURS: Record<CaseLine, CaseColours> = {
  snap: { shell: '#f1efe8', sleeve: '#f1efe8', stitch: '#f1efe8', metal: '#d8b25a' },
  tough: { shell: '#1a1922', sleeve: '#1c1b24', stitch: '#1c1b24', metal: '#d8b25a' },
  clear: { shell: '#ffffff', sleeve: '#ffffff', stitch: '#ffffff', metal: '#d8b25a' },
  flexi: { shell: '#3b355f', sleeve: '#3b355f', stitch: '#3b355f', metal: '#d8b25a' },
  eco: { shell: '#d8d0b6', sleeve: '#d8d0b6', stitch: '#d8d0b6', metal: '#d8b25a' },
  folio: { shell: '#221d3f', sleeve: '#c9a97d', stitch: '#e8c77a', metal: '#d8b25a' },
}

const PRINTS: Record<
  'gloss' | 'matte' | 'soft' | 'fibre' | 'leather' | 'inside',
  MeshPhysicalMaterialParameters
> = {
  gloss: { roughness: 0.32, clearcoat: 1, clearcoatRoughness: 0.04 },
  matte: { roughness: 0.58 },
  soft: { roughness: 0.66, sheen: 0.25, sheenRoughness: 0.6 },
  fibre: { roughness: 0.9 },
  leather: { roughness: 0.52 },
  inside: { roughness: 0.5 },
}

function printLook(line: CaseLine, finish: Finish | null): MeshPhysicalMaterialParameters {
  if (line === 'clear') return PRINTS.inside
  if (line === 'flexi') return PRINTS.soft
  if (line === 'eco') return PRINTS.fibre
  if (line === 'folio') return PRINTS.leather
  return finish === 'Gloss' ? PRINTS.gloss : PRINTS.matte
}

export type CaseMaterials = Record<'shell' | 'sleeve' | 'print' | 'stitch' | 'metal', MeshPhysicalMaterial>

const GRAIN_MM = 34

/** A texture that repeats every few millimetres of a sheet. */
function repeated<T extends Texture>(texture: T, sheet: PrintSheet, millimetres = GRAIN_MM): T {
  texture.repeat.set(sheet.width / millimetres, sheet.height / millimetres)
  return texture
}

function shellLook(line: CaseLine, colour: string, sheet: PrintSheet): MeshPhysicalMaterialParameters {
  const plain = { color: colour }
  switch (line) {
    case 'clear':
      return {
        ...plain,
        roughness: 0,
        transmission: 1,
        thickness: 0.5,
        ior: 1.49,
        attenuationColor: '#e6eef4',
        attenuationDistance: 9,
      }
    case 'eco': {
      const [ground, flecks] = [
        [207, 197, 165],
        [
          [96, 84, 50],
          [139, 124, 78],
          [240, 234, 214],
          [70, 74, 44],
        ],
      ]
      return {
        roughness: 0.92,
        map: repeated(fibreFlecks(ground, flecks), sheet, 30),
        bumpMap: repeated(fineGrain(), sheet, 60),
        bumpScale: 0.35,
      }
    }
    case 'folio':
      return { ...plain, roughness: 0.55, bumpMap: repeated(leatherGrain(), sheet), bumpScale: 0.8 }
    case 'flexi':
      return { ...plain, roughness: 0.62, sheen: 0.35, sheenRoughness: 0.5 }
    case 'snap':
      return { ...plain, roughness: 0.35 }
    case 'tough':
      return { ...plain, roughness: 0.45 }
  }
}

/** What a case is made of. `print` is the whole print area, its lower left at u = v = 0. */
export function caseMaterials(
  line: CaseLine,
  finish: Finish | null,
  print: Texture | null,
  sheet: PrintSheet,
  colours: CaseColours,
): CaseMaterials {
  const picture = print ? { map: print } : { color: '#e9e7df' }
  const shell = new MeshPhysicalMaterial(shellLook(line, colours.shell, sheet))
  const leather = line === 'folio' ? { bumpMap: shell.bumpMap, bumpScale: 0.35 } : {}
  return {
    shell,
    sleeve: new MeshPhysicalMaterial({
      color: colours.sleeve,
      roughness: 0.72,
      sheen: 0.3,
      sheenRoughness: 0.5,
    }),
    print: new MeshPhysicalMaterial({ ...picture, ...printLook(line, finish), ...leather }),
    stitch: new MeshPhysicalMaterial({ color: colours.stitch, roughness: 0.7 }),
    metal: new MeshPhysicalMaterial({ color: colours.metal, metalness: 1, roughness: 0.22 }),
  }
}
