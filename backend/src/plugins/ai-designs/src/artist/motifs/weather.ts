import type { Canvas } from '../canvas'
import { mix } from '../colour'
import { circlePath, n1, polygon, type Point } from '../curves'
import { isDark, type Palette } from '../palettes'
import type { Random } from '../random'

export const SNOW = 'snow snowy winter snowfall snowflake snowing blizzard christmas frosty'

/** Flakes in the air, the near ones large and soft. */
export function snowfall(canvas: Canvas, random: Random, colour: string, count = 170): void {
  if (canvas.omits('snow snowflake')) return
  const layers = [
    [count, 2.5, 5, 0.8],
    [count * 0.45, 5, 9, 0.85],
    [count * 0.12, 10, 17, 0.5],
  ] as const
  for (const [many, low, high, opacity] of layers) {
    let flakes = ''
    for (let i = 0; i < many; i++)
      flakes += circlePath(random.next() * 1000, random.next() * canvas.height, random.range(low, high))
    canvas.path(flakes, { fill: colour, opacity, role: canvas.line ? 'detail' : 'glow' })
  }
}

const RAIN = 'rain rainy raining rainfall drizzle downpour cloudburst rainstorm monsoon'
/** Things with rain in their name, of which none need fall. */
const DRY = 'rain-forest rain-coat rain-boot rain-barrel rain-jacket rain-hat after-the-rain'

/** Whether the prompt asks for rain. */
export const wantsRain = (says: (words: string) => boolean): boolean => says(RAIN) && !says(DRY)

/** Rain over a whole picture: grey air, threads near and far, rings where drops fall. */
export function rainOver(canvas: Canvas, random: Random, palette: Palette): void {
  if (canvas.omits('rain')) return
  const { height } = canvas
  const dark = isDark(palette)
  const air = canvas.linear([
    [0, mix(palette.land[1], palette.dark, 0.35), dark ? 0.35 : 0.42],
    [0.6, palette.land[1], 0.14],
    [1, palette.land[1], 0.05],
  ])
  canvas.rect(-5, -5, 1010, height + 10, { fill: air, role: 'shade' })
  rain(canvas, random, dark ? palette.light : mix(palette.light, '#ffffff', 0.5), dark ? 0.34 : 0.6)
  let drops = ''
  for (let i = 0; i < 34; i++) {
    const [x, t] = [random.next() * 1000, random.next()]
    const [y, r] = [height * (0.84 + t * 0.15), (6 + 11 * t) * random.range(0.7, 1.1)]
    drops += circlePath(x, y, r, r * 0.3) + circlePath(x, y, r * 0.45, r * 0.13)
  }
  canvas.path(drops, { stroke: palette.light, width: 2.4, opacity: 0.55, role: 'detail' })
}

/** Slanting threads of rain. */
export function rain(canvas: Canvas, random: Random, colour: string, opacity = 0.3): void {
  if (canvas.omits('rain')) return
  for (const [count, long, width] of [
    [150, 46, 2],
    [60, 84, 3.2],
  ] as const) {
    let threads = ''
    for (let i = 0; i < count; i++) {
      const [x, y] = [random.range(-20, 1080), random.range(-60, canvas.height)]
      const fall = long * random.range(0.6, 1.2)
      threads += `M${n1(x)} ${n1(y)}L${n1(x - fall * 0.28)} ${n1(y + fall)}`
    }
    canvas.path(threads, { stroke: colour, width, opacity, role: 'detail' })
  }
}

/** Forked lightning from a point downwards. */
function bolt(
  canvas: Canvas,
  random: Random,
  [x, y]: Point,
  long: number,
  width: number,
  colour: string,
): void {
  const line: Point[] = [[x, y]]
  const steps = 9
  for (let i = 1; i <= steps; i++)
    line.push([x + random.range(-0.09, 0.09) * long + i * long * 0.012, y + (long * i) / steps])
  const half = (i: number): number => (width * (1 - i / (steps + 0.4))) / 2
  const left = line.map(([px, py], i) => [px - half(i), py] as const)
  const right = line.map(([px, py], i) => [px + half(i), py + 2] as const).toReversed()
  const d = polygon([...left, ...right], true)
  canvas.path(d, { stroke: colour, width: width * 3, opacity: 0.12, role: 'glow' })
  canvas.path(d, { stroke: colour, width: width * 1.2, opacity: 0.25, role: 'glow' })
  canvas.path(d, { fill: mix(colour, '#ffffff', 0.6), role: canvas.line ? 'accent' : undefined })
  const fork = line[4]
  if (fork && width > 7) bolt(canvas, random, fork, long * 0.4, width * 0.55, colour)
}

/** Towering banks of dark cloud from the top of the picture, with lightning below them. */
export function stormSky(canvas: Canvas, random: Random, palette: Palette, foot: number): void {
  const glow = mix(palette.light, palette.accent2, 0.35)
  const flash = canvas.radial([
    [0, glow, 0.5],
    [1, glow, 0],
  ])
  const x = random.chance(0.5) ? 250 : 330
  canvas.circle(x, foot * 0.5, 520, { fill: flash, role: 'glow' })
  bolt(canvas, random, [x, foot * 0.26], foot * 0.72, 15, glow)
  bolt(canvas, random, [x + 520, foot * 0.22], foot * 0.42, 8, glow)
  const rows = 4
  for (let row = 0; row < rows; row++) {
    const y = foot * (0.36 - row * 0.1)
    const tone = mix(mix(palette.land[1], palette.light, 0.12), palette.dark, 0.3 + row * 0.18)
    // One outline of hanging billows: circles would show inside each other in ink and in neon.
    let bank = `M-10 -10H1010V${n1(y)}`
    for (let px = 1010; px > -10;) {
      const [wide, deep] = [random.range(90, 170), random.range(70, 120)]
      const next = y + random.range(-26, 20)
      bank += `C${n1(px + 14)} ${n1(y + deep)} ${n1(px - wide - 14)} ${n1(y + deep)} ${n1(px - wide)} ${n1(next)}`
      px -= wide
    }
    const fill = canvas.linear([
      [0, mix(tone, palette.dark, 0.5)],
      [1, mix(tone, palette.light, 0.1)],
    ])
    canvas.path(`${bank}Z`, { fill })
  }
}
