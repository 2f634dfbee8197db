import type { Placement, TextLayer } from '@caseloom/contract'
import { between } from './bounds'

/** What is moved: the picture, or the words above it. */
export type Layer = 'picture' | 'words'

const round = (value: number) => Math.round(value * 10_000) / 10_000

/** Within half a turn to either side. */
export const wrapped = (degrees: number): number => {
  const turn = (((degrees % 360) + 540) % 360) - 180
  return turn === -180 ? 180 : round(turn)
}
const SNAP_TURN = 2.5
/** Upright, level and upside down draw a turning hand to them. */
export const snappedTurn = (degrees: number): number => {
  const near = Math.round(degrees / 90) * 90
  return wrapped(Math.abs(degrees - near) < SNAP_TURN ? near : degrees)
}
const SNAP_MOVE = 0.012
const snappedMove = (value: number) => (Math.abs(value) < SNAP_MOVE ? 0 : value)

const words = (placement: Placement, change: Partial<TextLayer>): Partial<Placement> =>
  placement.text ? { text: { ...placement.text, ...change } } : {}

/** `x`, `y` as fractions of the print area; `snap` holds on to its middle. */
export function movedTo(
  placement: Placement,
  layer: Layer,
  x: number,
  y: number,
  snap = false,
): Partial<Placement> {
  const reach = layer === 'words' ? 0.6 : 1
  const [dx, dy] = [x, y].map((value) => round(between(snap ? snappedMove(value) : value, -reach, reach)))
  const place = { x: dx ?? 0, y: dy ?? 0 }
  return layer === 'words' ? words(placement, place) : place
}

export function scaledTo(placement: Placement, layer: Layer, scale: number): Partial<Placement> {
  if (layer === 'words') return words(placement, { size: round(between(scale, 0.03, 0.6)) })
  return { scale: round(between(scale, 0.2, 4)) }
}

export const turnedTo = (placement: Placement, layer: Layer, degrees: number): Partial<Placement> =>
  layer === 'words' ? words(placement, { rotation: wrapped(degrees) }) : { rotation: wrapped(degrees) }

/** Where a layer is now, in the terms of the three above. */
export function standingOf(
  placement: Placement,
  layer: Layer,
): { x: number; y: number; scale: number; rotation: number } {
  const { text } = placement
  if (layer === 'words' && text) return { x: text.x, y: text.y, scale: text.size, rotation: text.rotation }
  const { x, y, scale, rotation } = placement
  return { x, y, scale, rotation }
}

export const FRESH_WORDS: TextLayer = {
  content: '',
  font: 'abril-fatface',
  size: 0.14,
  x: 0,
  y: 0.3,
  rotation: 0,
  colour: '#ffffff',
  outline: null,
}
