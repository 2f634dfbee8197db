import { Group } from 'three'
import type { CaseLine } from '../../../../storefront/src/components/case/case-build'
import { backdrop } from '../props/backdrop'
import type { Place, Shot } from '../shot'
import { softbox } from './light'
import { triple, type LineLook } from './looks'
import { dressed, posed } from './pose'

interface Closer {
  turn: number
  lift: number
  distance: number
  target: Place
  focus: Place
  roll?: number
}

/** What is worth a closer look on each line: edge-to-edge print, layers, clear rim, keys, fibres, clasp. */
const CLOSER: Record<CaseLine, Closer> = {
  snap: { turn: -30, lift: 10, distance: 330, target: [-2, 122, 0], focus: [-14, 128, 10], roll: 4 },
  tough: { turn: -56, lift: 6, distance: 300, target: [0, 124, 0], focus: [4, 126, 22], roll: -4 },
  clear: { turn: -36, lift: 14, distance: 320, target: [0, 124, 0], focus: [-6, 128, 12], roll: 5 },
  flexi: { turn: -60, lift: 8, distance: 300, target: [2, 104, 0], focus: [6, 104, 24], roll: -5 },
  eco: { turn: -40, lift: 12, distance: 270, target: [6, 122, 0], focus: [12, 124, 18], roll: 6 },
  folio: { turn: -34, lift: 10, distance: 320, target: [4, 84, 0], focus: [14, 80, 20], roll: 5 },
}

export function detail(look: LineLook): Shot {
  const { turn, lift, distance, target, focus, roll = 0 } = CLOSER[look.line]
  const folio = look.line === 'folio'
  return {
    ...softbox(look.backdrop),
    camera: { focal: 100, distance, turn: 0, lift, target, aperture: 11, roll },
    focus,
    build: (darkroom) => {
      const scene = new Group()
      scene.add(backdrop({ colour: look.backdrop, behind: 130 }))
      scene.add(
        posed(dressed(darkroom, look, triple), triple, { turn, lean: 5, front: folio }, folio ? 3.2 : 2),
      )
      return scene
    },
  }
}
