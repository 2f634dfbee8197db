import type { Placement } from '@caseloom/contract'
import { centred } from '~/components/case/placement'
import { FRESH_WORDS, movedTo, scaledTo, standingOf, turnedTo, type Layer } from './adjust'

const MOVES: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const percent = (value: number) => `${Math.round(Math.abs(value) * 100)} per cent`

/** Where it lies, for those who do not see it. */
export function whereabouts({ x, y }: { x: number; y: number }): string {
  const across = Math.round(x * 100) === 0 ? 'centred across' : `${percent(x)} ${x < 0 ? 'left' : 'right'}`
  const down = Math.round(y * 100) === 0 ? 'centred down' : `${percent(y)} ${y < 0 ? 'up' : 'down'}`
  return `${across}, ${down}`
}

/** What a key does to a layer; null for keys that mean nothing here. Shift makes moves larger and turns finer. */
export function deedOf(
  key: string,
  shift: boolean,
  placement: Placement,
  layer: Layer,
): Partial<Placement> | null {
  const { x, y, scale, rotation } = standingOf(placement, layer)
  const move = MOVES[key]
  if (move) {
    const step = shift ? 0.05 : 0.01
    return movedTo(placement, layer, x + move[0] * step, y + move[1] * step)
  }
  if (key === '+' || key === '=') return scaledTo(placement, layer, scale * 1.05)
  if (key === '-' || key === '_') return scaledTo(placement, layer, scale / 1.05)
  const fine = shift ? 1 : 5
  if (key === '[' || key === '{') return turnedTo(placement, layer, rotation - fine)
  if (key === ']' || key === '}') return turnedTo(placement, layer, rotation + fine)
  if (key !== '0') return null
  if (layer === 'picture') return centred(placement)
  return turnedTo({ ...placement, ...movedTo(placement, layer, 0, FRESH_WORDS.y) }, layer, 0)
}
