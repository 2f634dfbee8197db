import type { XY } from './placement'

const STEPS = 24

/** Whether a parallelogram on the print area reaches a place that `reached` names. */
export function reaches([a, b, , d]: readonly XY[], reached: (x: number, y: number) => boolean): boolean {
  if (!a || !b || !d) return false
  for (let i = 0; i <= STEPS; i++) {
    for (let j = 0; j <= STEPS; j++) {
      const [s, t] = [i / STEPS, j / STEPS]
      if (reached(a[0] + s * (b[0] - a[0]) + t * (d[0] - a[0]), a[1] + s * (b[1] - a[1]) + t * (d[1] - a[1])))
        return true
    }
  }
  return false
}
