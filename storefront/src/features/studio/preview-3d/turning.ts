/** How the case stands, in degrees: to the right, and tipped towards the viewer. */
export interface Angle {
  right: number
  up: number
}

const MOST_UP = 60
/** Degrees a second below which a turning case stands still. */
const REST = 2
/** What is left of its speed after a second. */
const FRICTION = 0.02

export const clampUp = (up: number) => Math.max(-MOST_UP, Math.min(MOST_UP, up))

export const turned = (angle: Angle, right: number, up: number): Angle => ({
  right: angle.right + right,
  up: clampUp(angle.up + up),
})

/** Degrees round, 0 to 359, as they are told. */
export const roundOf = ({ right }: Angle) => ((Math.round(right) % 360) + 360) % 360

/** Runs on for a moment after the hand has let go; null once the case stands. */
export function coast(angle: Angle, speed: number, seconds: number): { angle: Angle; speed: number } | null {
  if (Math.abs(speed) < REST) return null
  const left = speed * FRICTION ** seconds
  return { angle: turned(angle, ((speed + left) / 2) * seconds, 0), speed: left }
}

/** A wallet is printed on its front, every other case on its back. */
export const facing = (folio: boolean): Angle => ({ right: folio ? 204 : -24, up: 6 })
