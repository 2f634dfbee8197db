import { DirectionalLight, type Scene, type Vector3 } from 'three'
import { direction } from './room'
import type { KeyLight } from './room-plan'

/** The lamps that throw shadows: in every exposure each stands at another place of its softbox or of the sky. */
export class Lamps {
  private readonly key: DirectionalLight
  private readonly sky: DirectionalLight

  constructor(
    scene: Scene,
    private readonly centre: Vector3,
    private readonly plan: { key: KeyLight; sky: number },
    reach: number,
    detail: number,
  ) {
    const make = (power: number) => {
      const light = new DirectionalLight('#ffffff', power)
      light.castShadow = true
      light.shadow.mapSize.set(detail, detail)
      Object.assign(light.shadow.camera, {
        left: -reach,
        right: reach,
        top: reach,
        bottom: -reach,
        near: 100,
        far: 1500,
      })
      light.shadow.camera.updateProjectionMatrix()
      light.shadow.bias = -0.0006
      light.shadow.normalBias = 0.16
      light.target.position.copy(centre)
      scene.add(light, light.target)
      return light
    }
    this.key = make(plan.key.power)
    this.key.color.set(plan.key.colour ?? '#ffffff')
    this.sky = make(plan.sky)
  }

  /** Sets the lamps of the n-th exposure. */
  expose(n: number): void {
    const { turn, lift, width, height } = this.plan.key
    const [a, b] = spread2(n + 1)
    this.place(this.key, turn + (a - 0.5) * width, lift + (b - 0.5) * height)
    const [c, d] = spread2(n + 500)
    this.place(this.sky, c * 360, (Math.asin(0.06 + 0.94 * d) * 180) / Math.PI)
  }

  private place(light: DirectionalLight, turn: number, lift: number): void {
    light.position.copy(direction(turn, lift).multiplyScalar(800)).add(this.centre)
  }
}

/** Points that fill the unit square evenly, by their order's digits in two bases. */
export function halton(n: number, bases: readonly [number, number]): [number, number] {
  const [u = 0, v = 0] = bases.map((base) => {
    let [value, part] = [0, 1 / base]
    for (let rest = n; rest > 0; rest = Math.floor(rest / base), part /= base) value += (rest % base) * part
    return value
  })
  return [u, v]
}

/** Points that fill the unit square evenly, each new one in the largest gap. */
export function spread2(n: number): [number, number] {
  const g = 1.324717957244746
  return [(0.5 + n / g) % 1, (0.5 + n / (g * g)) % 1]
}
