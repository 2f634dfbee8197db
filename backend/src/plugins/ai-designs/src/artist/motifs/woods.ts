import type { Canvas } from '../canvas'
import { mix, shift } from '../colour'
import { n1 } from '../curves'
import type { Random } from '../random'
import { sprig } from './plants'

/** Tall bare trunks from the top of the picture to the ground; they stand aside of the middle if `clearing` says how wide. */
export function trunks(
  canvas: Canvas,
  random: Random,
  count: number,
  foot: number,
  width: number,
  colour: string,
  clearing = 0,
  birch = false,
): void {
  let stems = ''
  let bark = ''
  for (let i = 0; i < count; i++) {
    let x = ((i + random.range(0.1, 0.9)) / count) * 1060 - 30
    if (Math.abs(x - 500) < clearing) x += x < 500 ? -clearing : clearing
    const w = width * random.range(0.6, 1.25)
    const [lean, y] = [random.range(-22, 22), foot + random.range(-16, 26)]
    stems +=
      `M${n1(x + lean - w * 0.34)} -10C${n1(x + lean * 0.5 - w * 0.4)} ${n1(y * 0.5)} ${n1(x - w * 0.5)} ${n1(y * 0.8)} ${n1(x - w * 0.8)} ${n1(y)}` +
      `H${n1(x + w * 0.8)}C${n1(x + w * 0.5)} ${n1(y * 0.8)} ${n1(x + lean * 0.5 + w * 0.4)} ${n1(y * 0.5)} ${n1(x + lean + w * 0.34)} -10Z`
    for (let k = birch ? 0 : random.int(1, 3); k > 0; k--) {
      const by = y * random.range(0.1, 0.6)
      const side = random.chance(0.5) ? 1 : -1
      const reach = w * random.range(1.6, 3.4)
      stems += `M${n1(x)} ${n1(by)}Q${n1(x + side * reach * 0.5)} ${n1(by - reach * 0.3)} ${n1(x + side * reach)} ${n1(by - reach * 0.9)}Q${n1(x + side * reach * 0.4)} ${n1(by - reach * 0.2)} ${n1(x)} ${n1(by + w * 0.3)}Z`
    }
    for (let k = 0; k < (birch ? 12 : 7); k++) {
      const by = y * random.range(0.05, 0.95)
      bark += `M${n1(x + random.range(-0.3, 0.1) * w)} ${n1(by)}h${n1(w * random.range(0.15, 0.4))}`
    }
  }
  const skin = birch ? mix(colour, '#ffffff', 0.78) : colour
  const fill = canvas.linear([
    [0, shift(skin, { lightness: 0.02 })],
    [1, skin],
  ])
  canvas.path(stems, { fill })
  if (birch) {
    const dark = mix(colour, '#20242c', 0.5)
    canvas.path(bark, { stroke: dark, width: Math.max(2.5, width * 0.14), opacity: 0.8, role: 'detail' })
    return
  }
  canvas.path(bark, { stroke: mix(colour, '#ffffff', 0.25), width: 3, opacity: 0.4, role: 'detail' })
}

/** Rays of light that fall slanting between the trees. */
export function sunbeams(canvas: Canvas, random: Random, x: number, colour: string, strength = 0.16): void {
  for (let i = 0; i < 6; i++) {
    const [top, foot] = [x + random.range(-160, 160), x + random.range(-620, 420)]
    const [w, v] = [random.range(20, 50), random.range(70, 190)]
    const fill = canvas.linear([
      [0, colour, strength],
      [1, colour, 0],
    ])
    canvas.path(`M${n1(top)} -10h${n1(w)}L${n1(foot + v)} ${n1(canvas.height * 0.92)}H${n1(foot)}Z`, {
      fill,
      role: 'glow',
    })
  }
}

/** Grass and twigs along a line that falls away to both sides. */
export function grass(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  fall: number,
  count: number,
  colour: string,
  tall = 100,
): void {
  let blades = ''
  const at = (px: number): number => y + fall * ((px - x) / 540) ** 2
  for (let i = 0; i < count * 4; i++) {
    const px = random.range(-20, 1020)
    const [lean, h] = [random.range(-0.4, 0.4), tall * random.range(0.35, 0.9)]
    const foot = at(px) + 14
    blades += `M${n1(px - 4)} ${n1(foot)}Q${n1(px + lean * h * 0.2)} ${n1(foot - h * 0.6)} ${n1(px + lean * h)} ${n1(foot - h)}Q${n1(px + lean * h * 0.2 + 6)} ${n1(foot - h * 0.5)} ${n1(px + 5)} ${n1(foot)}Z`
  }
  canvas.path(blades, { fill: colour, role: canvas.line ? 'detail' : undefined })
  for (let i = 0; i < count; i++) {
    const px = random.next() * 1000
    sprig(
      canvas,
      random,
      px,
      at(px) + 24,
      random.range(-20, 20),
      tall * random.range(0.7, 1.5),
      shift(colour, { lightness: 0.03 }),
      5,
      random.chance(0.3),
    )
  }
}
