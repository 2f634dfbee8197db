/** How the case stands, in degrees: to the right, and tipped towards the viewer. */
export interface Angle {
  right: number
  up: number
}
interface Moved {
  angle: Angle
  /** Degrees a second to the right. */
  speed: number
}

const MOST_UP = 60
/** Degrees a second below which a turning case stands still. */
const REST = 2
/** What is left of its speed after a second. */
const FRICTION = 0.02
/** Degrees a second of a case that goes round by itself, and how much faster and slower it gets in a second. */
const STROLL = 56
const HASTE = 40

const clampUp = (up: number) => Math.max(-MOST_UP, Math.min(MOST_UP, up))

export const turned = (angle: Angle, right: number, up: number): Angle => ({
  right: angle.right + right,
  up: clampUp(angle.up + up),
})

/** Degrees round, 0 to 359, as they are told. */
export const roundOf = ({ right }: Angle) => ((Math.round(right) % 360) + 360) % 360

/** Runs on for a moment after the hand has let go; null once the case stands. */
export function coast(angle: Angle, speed: number, seconds: number): Moved | null {
  if (Math.abs(speed) < REST) return null
  const left = speed * FRICTION ** seconds
  return { angle: turned(angle, ((speed + left) / 2) * seconds, 0), speed: left }
}

/** The speed that it has to be given to run on by so many degrees. */
export const pushFor = (degrees: number) => -Math.log(FRICTION) * degrees

/** A wallet is printed on its front, every other case on its back. */
export const facing = (folio: boolean): Angle => ({ right: folio ? 204 : -24, up: 6 })

/** Where a case that goes round comes to stand: as it stands at rest, at least half a round on. */
export const endOfRound = (from: Angle, rest: Angle): number =>
  rest.right + 360 * Math.ceil((from.right + 180 - rest.right) / 360)

/** A step on the way round by itself, which begins and ends gently; null once it is there. */
export function stroll({ angle, speed }: Moved, goal: number, rest: Angle, seconds: number): Moved | null {
  const way = goal - angle.right
  if (way < 0.2) return null
  const next = Math.min(speed + HASTE * seconds, STROLL, Math.max(REST, Math.sqrt(2 * HASTE * way)))
  const step = Math.min(way, next * seconds)
  return {
    angle: { right: angle.right + step, up: angle.up + (rest.up - angle.up) * Math.min(1, seconds) },
    speed: next,
  }
}
