/** A soft lamp on the room's wall: degrees round from behind the camera (right is positive) and above the floor. */
export interface Panel {
  turn: number
  lift: number
  /** Degrees that it fills as seen from the subject. */
  width: number
  height: number
  power: number
  colour?: string
  /** Share of its half-width over which the light fades. */
  soft?: number
  roll?: number
}

export interface RoomPlan {
  panels: readonly Panel[]
  /** Light of walls and ceiling, and the floor's colour as it is lit. */
  walls: number
  floor: string
  floorLight: number
}

/** A lamp that throws shadows. */
export interface KeyLight {
  turn: number
  lift: number
  /** Degrees across: a large softbox gives soft shadows. */
  width: number
  height: number
  power: number
  colour?: string
}
