import { channels, type Channels } from '../colour'
import { grid, smoothStep, type Field } from '../field'
import { fractal, type Random } from '../random'

export interface LightsLook {
  /** From the top of the sky to the horizon. */
  sky: readonly string[]
  /** Hem, middle and crown of the curtains. */
  tints: readonly [string, string, string]
  horizon: number
  curtains: number
  /** 0 upright rays, 1 strongly swept. */
  sweep: number
}

const STEPS = 64

/** Curtains of light with fine upright rays over a starry sky; below the horizon the sky is mirrored. */
export function lightsField(width: number, height: number, random: Random, look: LightsLook): Field {
  const noise = random.noise()
  const unit = 1000 / width
  const horizon = look.horizon / unit
  const sky = ramped(look.sky)
  const tints = look.tints.map(channels) as [Channels, Channels, Channels]
  const curtains = Array.from({ length: look.curtains }, (_, k) => {
    const offset = random.next() * 40
    const base = look.horizon * (0.86 - (k / look.curtains) * 0.42)
    const reach = look.horizon * random.range(0.34, 0.55)
    const hem = new Float32Array(width)
    const ray = new Float32Array(width)
    for (let x = 0; x < width; x++) {
      const u = x * unit * 0.001
      hem[x] = base + fractal(noise, u * 1.1 + offset, k * 3.7, 3) * look.horizon * 0.3
      const fold =
        noise(u * 5 + offset, 5 + k) * 0.5 +
        noise(u * 13 + offset, 9 + k) * 0.32 +
        noise(u * 34 + offset, 13 + k) * 0.18
      ray[x] = 0.34 + 0.66 * smoothStep(-0.7, 0.75, fold)
    }
    return { hem, ray, reach, power: 1 - k * 0.2 }
  })
  const drift = grid(
    width,
    height,
    12,
    (x, y) => noise(x * unit * 0.0016, y * unit * 0.0016 + 60) * 26 * look.sweep,
  )
  const out = new Uint8ClampedArray(width * height * 3)
  const glow = new Float32Array(width * 3)
  for (let y = 0, o = 0; y < height; y++) {
    const mirrored = y > horizon
    const level = (mirrored ? 2 * horizon - y : y) * unit
    const base = sky[Math.max(0, Math.min(STEPS - 1, Math.round((level / look.horizon) * (STEPS - 1))))]
    const dim = mirrored ? 0.72 : 1
    // The rays stand upright: every second row looks the same and costs half.
    if (y % 2 === 0) shine(y, level, mirrored)
    for (let i = 0; i < width * 3; i++, o++) {
      const ground = base?.[(i % 3) as 0 | 1 | 2] ?? 0
      // Light adds up like ink on ink: it never burns out.
      out[o] = (255 - (255 - ground) * Math.exp(-(glow[i] ?? 0) / 210)) * dim
    }
  }
  return out

  function shine(y: number, level: number, mirrored: boolean): void {
    for (let x = 0; x < width; x++) {
      const ripple = mirrored ? Math.sin(y * 0.9 + Math.sin(x * 0.03) * 2) * 3 : 0
      const column = Math.max(0, Math.min(width - 1, Math.round(x + drift(x, y) / unit + ripple)))
      let [low, middle, high] = [0, 0, 0]
      for (const { hem, ray, reach, power } of curtains) {
        const above = (hem[column] ?? 0) - level
        if (above < -22) continue
        const streak = ray[column] ?? 0
        const t = Math.max(0, above / (reach * (0.5 + 0.7 * streak)))
        const fade = Math.exp(-t * 2.3)
        const light = smoothStep(-22, 14, above) * fade * streak * power
        const rim = above < 80 ? Math.exp(-((above / 26) ** 2)) * 0.35 * streak * power : 0
        low += light * fade * (1 - 0.2 * t) + rim
        middle += light * 0.62
        high += light * smoothStep(0.25, 1.1, t) * 1.25
      }
      for (const k of [0, 1, 2] as const)
        glow[x * 3 + k] =
          tints[0][k] * Math.max(0, low) * 0.75 + tints[1][k] * middle * 0.85 + tints[2][k] * high * 0.9
    }
  }
}

function ramped(colours: readonly string[]): Channels[] {
  const stops = colours.map(channels)
  return Array.from({ length: STEPS }, (_, i) => {
    const u = (i / (STEPS - 1)) * (stops.length - 1)
    const [a, b] = [stops[Math.floor(u)], stops[Math.min(stops.length - 1, Math.floor(u) + 1)]]
    const t = u - Math.floor(u)
    if (!a || !b) return [0, 0, 0]
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
  })
}
