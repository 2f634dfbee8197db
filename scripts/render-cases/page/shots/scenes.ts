import { Group } from 'three'
import type { CaseLine } from '../../../../storefront/src/components/case/case-build'
import { backdrop } from '../props/backdrop'
import { block } from '../props/block'
import { cloth } from '../props/cloth'
import { cardStack, punchCard } from '../props/punch-card'
import { spool, thread } from '../props/spool'
import type { Darkroom, Shot } from '../shot'
import { softbox } from './light'
import { column, double, LOOKS, triple } from './looks'
import { dressed, posed } from './pose'

type Scene = Pick<Shot, 'build' | 'camera'> & Partial<Shot>

const from = (lift: number, distance: number, target: [number, number, number]): Shot['camera'] => ({
  focal: 85,
  distance,
  turn: 0,
  lift,
  target,
  aperture: 8,
})

/** Low light, that shows the folds of cloth. */
const raking = { turn: -62, lift: 27, width: 22, height: 16, power: 3.1, colour: '#fff4e6' }

/** Puts props where they belong: x, height, z, and degrees about the upright. */
function put<T extends Group | ReturnType<typeof block>>(
  prop: T,
  x: number,
  y: number,
  z: number,
  turn = 0,
): T {
  prop.position.set(x, y, z)
  prop.rotation.y += (turn * Math.PI) / 180
  return prop
}

const ground = (line: CaseLine, behind = 420) => backdrop({ colour: LOOKS[line].backdrop, behind })

export const SCENES: Record<CaseLine, Scene> = {
  // On the loom's cards, with thread of its own colour.
  snap: {
    camera: from(58, 570, [0, 6, 0]),
    build: (darkroom: Darkroom) => {
      const scene = new Group()
      scene.add(ground('snap'))
      scene.add(put(cardStack(['GREAT WAVE OFF', 'THE COAST AT DAWN', 'IN WOVEN BLUES']), 12, 0, -34, 12))
      scene.add(put(punchCard('CASELOOM', '#e9dfc6'), -44, 0, 74, -24))
      const model = dressed(darkroom, LOOKS.snap, triple)
      scene.add(posed(model, triple, { at: [2, 2.3, 0], turn: 16, lean: 90 }))
      scene.add(put(spool('#17657a', 40), -76, 0, -38))
      scene.add(put(spool('#f3efe4', 34), 74, 0, 64))
      scene.add(
        thread('#f3efe4', [
          [64, 12, 60],
          [58, 0.6, 78],
          [34, 0.6, 96],
          [2, 0.6, 92],
          [-20, 0.6, 104],
          [-60, 0.6, 112],
          [-110, 0.6, 98],
        ]),
      )
      return scene
    },
  },
  // Leaning on plaster, a second one behind it.
  tough: {
    camera: from(17, 700, [0, 62, 0]),
    build: (darkroom) => {
      const scene = new Group()
      scene.add(backdrop({ colour: LOOKS.tough.backdrop, behind: 200 }))
      scene.add(put(block(96, 96, 56, '#d9d3c8'), 14, 0, -51, -4))
      scene.add(put(block(54, 24, 54, '#e3ddd1'), -70, 0, 22, 20))
      scene.add(put(spool('#c9184f', 40), -70, 24, 22))
      const other = dressed(darkroom, LOOKS.tough, column, { art: 'galaxy' })
      scene.add(posed(other, column, { at: [26, 0, 68], turn: 116, lean: 90 }, 3))
      const model = dressed(darkroom, LOOKS.tough, triple)
      scene.add(posed(model, triple, { at: [2, 0, 4], turn: -10, lean: 13 }, 3))
      return scene
    },
  },
  // Two phones' colours show round two pictures, on cotton.
  clear: {
    camera: from(64, 610, [0, 6, 0]),
    key: raking,
    sky: 0.95,
    build: (darkroom) => {
      const scene = new Group()
      scene.add(cloth({ colour: '#c9c6de', run: 62, height: 24, flat: { x: 58, z: 76, turn: 0 } }))
      const pink = { frame: '#d9b9c4', back: '#e5c6d0', plate: '#dcb8c5' }
      const other = dressed(darkroom, LOOKS.clear, double, { art: 'florals', phone: pink })
      scene.add(posed(other, double, { at: [34, 0, -14], turn: -15, lean: 90 }))
      const model = dressed(darkroom, LOOKS.clear, triple)
      scene.add(posed(model, triple, { at: [-30, 9, 14], turn: 12, lean: 88 }))
      return scene
    },
  },
  flexi: {
    camera: from(40, 610, [0, 18, 0]),
    build: (darkroom) => {
      const scene = new Group()
      scene.add(ground('flexi'))
      scene.add(put(block(120, 30, 120, '#efe2d2'), -6, 0, -6, 24))
      const model = dressed(darkroom, LOOKS.flexi, triple)
      scene.add(posed(model, triple, { at: [-4, 30, 2], turn: -24, lean: 88 }))
      scene.add(put(spool('#efbf1c', 46), 72, 0, -58))
      scene.add(put(spool('#2a2550', 36), 84, 0, -4))
      scene.add(put(spool('#c9184f', 34), -74, 0, 60))
      scene.add(
        thread('#c9184f', [
          [-64, 14, 64],
          [-58, 0.6, 80],
          [-30, 0.6, 92],
          [10, 0.6, 84],
          [46, 0.6, 98],
          [110, 0.6, 88],
        ]),
      )
      return scene
    },
  },
  // On unbleached cotton, with a spool of undyed thread.
  eco: {
    camera: from(62, 590, [-6, 6, 0]),
    key: raking,
    sky: 0.95,
    build: (darkroom) => {
      const scene = new Group()
      scene.add(cloth({ colour: '#d6cba9', run: 24, height: 24, flat: { x: 38, z: 78, turn: 14 } }))
      const model = dressed(darkroom, LOOKS.eco, triple)
      scene.add(posed(model, triple, { at: [6, 0, 0], turn: -14, lean: 90 }))
      const laid = new Group()
      const body = spool('#7f9068', 40)
      body.rotation.z = Math.PI / 2
      body.position.set(20, 14.4, 0)
      laid.add(body)
      scene.add(put(laid, -72, 4, 62, 38))
      return scene
    },
  },
  // Two wallets on the loom's cards.
  folio: {
    camera: from(60, 590, [0, 8, 0]),
    build: (darkroom) => {
      const scene = new Group()
      scene.add(ground('folio'))
      scene.add(put(cardStack(['CAT AND MOON AT', 'NIGHT IN INDIGO']), 30, 0, -66, -10))
      scene.add(put(punchCard('CASELOOM', '#e9dfc6'), 70, 0, 78, 32))
      const under = dressed(darkroom, LOOKS.folio, triple, { art: 'koi' })
      scene.add(posed(under, triple, { at: [-42, 0, -22], turn: 26, lean: 90, front: true }))
      const over = dressed(darkroom, LOOKS.folio, triple)
      scene.add(posed(over, triple, { at: [26, 15.5, 10], turn: -14, lean: 90, front: true }))
      scene.add(put(spool('#efbf1c', 40), -70, 0, 84))
      return scene
    },
  },
}

/** The line among things of the dye house. */
export function scene(line: CaseLine): Shot {
  return { ...softbox(LOOKS[line].backdrop), reach: 210, ...SCENES[line] }
}
