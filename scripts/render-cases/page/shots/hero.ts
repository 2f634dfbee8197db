import { Group } from 'three'
import { backdrop } from '../props/backdrop'
import type { Shot } from '../shot'
import { softbox } from './light'
import { triple, type LineLook } from './looks'
import { dressed, posed } from './pose'

/** Upright on seamless paper, a quarter turned, seen from a little above. */
export function hero(look: LineLook): Shot {
  const folio = look.line === 'folio'
  return {
    // The softbox stands on the side that the printed face looks to.
    ...softbox(look.backdrop, 1, folio ? -1 : 1),
    camera: { focal: 95, distance: 575, turn: 0, lift: 8, target: [0, 74, 0], aperture: 5 },
    build: (darkroom) => {
      const scene = new Group()
      const model = dressed(darkroom, look, triple)
      scene.add(backdrop({ colour: look.backdrop, behind: 130 }))
      scene.add(posed(model, triple, { turn: folio ? 26 : -27, lean: 5, front: folio }, folio ? 3.2 : 2))
      return scene
    },
  }
}
