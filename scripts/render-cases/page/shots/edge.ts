import { Group } from 'three'
import { backdrop } from '../props/backdrop'
import type { Shot } from '../shot'
import { softbox } from './light'
import { triple, type LineLook } from './looks'
import { dressed, posed } from './pose'

/** Lying on the paper, port and keys to the camera. A folio stands open. */
export function edge(look: LineLook): Shot {
  if (look.line === 'folio') return openFolio(look)
  return {
    ...softbox(look.backdrop),
    camera: { focal: 75, distance: 385, turn: 0, lift: 30, target: [1, 6, -4], aperture: 9, roll: -3 },
    focus: [10, 8, 40],
    build: (darkroom) => {
      const scene = new Group()
      scene.add(backdrop({ colour: look.backdrop, behind: 190 }))
      scene.add(posed(dressed(darkroom, look, triple), triple, { turn: -31, lean: 90 }))
      return scene
    },
  }
}

function openFolio(look: LineLook): Shot {
  return {
    ...softbox(look.backdrop, 1, -1),
    camera: { focal: 85, distance: 590, turn: 0, lift: 14, target: [-20, 72, 0], aperture: 6 },
    reach: 230,
    build: (darkroom) => {
      const scene = new Group()
      scene.add(backdrop({ colour: look.backdrop, behind: 190 }))
      const model = dressed(darkroom, look, triple, { open: 118, screen: darkroom.art('blossom') })
      scene.add(posed(model, triple, { at: [14, 0, 0], turn: -14, lean: 3, front: true }, 3.2))
      return scene
    },
  }
}
