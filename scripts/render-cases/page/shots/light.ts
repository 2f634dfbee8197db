import type { Shot } from '../shot'

type Light = Pick<Shot, 'room' | 'key' | 'sky' | 'bounce' | 'exposure'>

/**
 * The house light: a large softbox high on the left, a weak fill on the right, strips behind for the edges.
 * `side` -1 puts the softbox on the right.
 */
export function softbox(floor: string, power = 1, side: 1 | -1 = 1): Light {
  return {
    room: {
      walls: 0.28,
      floor,
      floorLight: 0.75,
      panels: [
        { turn: -58 * side, lift: 33, width: 60, height: 66, power: 4.6 * power, soft: 0.4 },
        { turn: 62 * side, lift: 18, width: 30, height: 78, power: 1.5 * power, soft: 0.5 },
        { turn: 152 * side, lift: 24, width: 12, height: 80, power: 5 * power, soft: 0.4 },
        { turn: -140 * side, lift: 30, width: 18, height: 70, power: 2.4 * power, soft: 0.5 },
        { turn: 0, lift: 84, width: 64, height: 40, power: 2.2 * power, soft: 0.5 },
      ],
    },
    key: { turn: -50 * side, lift: 46, width: 34, height: 34, power: 2.45 * power, colour: '#fff7ec' },
    sky: 1.3 * power,
    bounce: 0.38,
    exposure: 1,
  }
}
