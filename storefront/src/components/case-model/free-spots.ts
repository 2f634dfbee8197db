import type { DeviceShape } from './device-shape'

/** The roomiest places of a camera plate, for its flash and its small sensors. */
export function freeSpots({ camera, lenses }: DeviceShape, radius: number, count: number) {
  const taken = lenses.map((lens) => ({ ...lens }))
  const spots: { x: number; y: number; radius: number }[] = []
  while (spots.length < count) {
    const best = roomiest(camera, taken)
    if (best.room < radius * 1.25) break
    spots.push({ x: best.x, y: best.y, radius })
    taken.push({ x: best.x, y: best.y, radius: radius * 1.6 })
  }
  return spots
}

function roomiest(camera: DeviceShape['camera'], taken: { x: number; y: number; radius: number }[]) {
  const steps = 32
  let best = { x: camera.x, y: camera.y, room: -Infinity }
  for (let i = 1; i < steps; i++) {
    for (let j = 1; j < steps; j++) {
      const [u, v] = [i / steps - 0.5, j / steps - 0.5]
      const x = camera.x + u * camera.width
      const y = camera.y + v * camera.height
      const edge = Math.min((0.5 - Math.abs(u)) * camera.width, (0.5 - Math.abs(v)) * camera.height)
      const gaps = taken.map((lens) => Math.hypot(x - lens.x, y - lens.y) - lens.radius)
      // Near a lens rather than lost on a wide plate, and towards the upper right where there is a choice.
      const room = Math.min(edge, ...gaps) - Math.max(0, Math.min(...gaps) - 4) + (u + v) * 0.6
      if (room > best.room) best = { x, y, room }
    }
  }
  return best
}
