import type { Placement } from './types'

/** A picture as it comes, over the whole print area. */
export const CENTRED: Placement = {
  x: 0,
  y: 0,
  scale: 1,
  rotation: 0,
  fit: 'cover',
  background: '#ffffff',
  mirror: false,
  text: null,
}
