import type { Canvas } from '../../canvas'
import { mix, shift } from '../../colour'
import { circlePath, n1 } from '../../curves'
import type { Random } from '../../random'
import { knots, outline } from './form'

const TRUNK = outline(
  knots(
    '-372,20 -358,-34 -290,-88 -180,-122 -50,-128 60,-108 110,-112! 150,-128! 160,-86 220,-52 290,-30 340,-34 380,-12 352,16 290,20 200,44 110,84 0,116 -120,130 -240,116 -330,76',
  ),
)
const BELLY = outline(
  knots('-380,30! -300,44 -200,34 -110,40 -20,66 70,74 150,56 230,34! 110,110 -60,160 -260,150 -380,90'),
)
const FLUKE = outline(
  knots(
    '330,-20! 360,-60 396,-112 452,-134 470,-128! 452,-86 414,-40 392,-6! 430,14 462,52 470,88! 430,76 380,50 340,14!',
  ),
)
const FIN = outline(knots('-120,66! -96,130 -50,200 14,254 40,262! 44,220 18,150 -30,84!'))

export interface WhaleLook {
  skin: string
  belly: string
  rim: string
}

/** A great whale that swims to the left, about 850 long; stars lie on its back. */
export function whale(canvas: Canvas, random: Random, look: WhaleLook): void {
  const { skin, belly, rim } = look
  const deep = shift(skin, { lightness: -0.1 })
  canvas.path(outline(knots('-60,74! -20,120 40,160 96,176! 84,140 40,92 0,70!')), { fill: deep })
  const tail = canvas.linear([
    [0, shift(skin, { lightness: 0.06 })],
    [1, deep],
  ])
  canvas.path(FLUKE, { fill: tail, role: canvas.line ? 'accent' : undefined })
  canvas.path(TRUNK, {
    fill: canvas.linear([
      [0, shift(skin, { lightness: 0.1 })],
      [0.5, skin],
      [1, deep],
    ]),
    role: canvas.line ? 'accent' : undefined,
  })
  canvas.clipped(canvas.clip(TRUNK), () => {
    canvas.path(BELLY, {
      fill: canvas.linear([
        [0, belly],
        [1, shift(belly, { lightness: -0.14 })],
      ]),
      role: canvas.line ? 'detail' : undefined,
    })
    let grooves = ''
    for (let i = 0; i < 9; i++) {
      grooves += `M-372 ${52 + i * 9}C-260 ${66 + i * 9} -170 ${52 + i * 9} -70 ${72 + i * 10}`
    }
    canvas.path(grooves, {
      stroke: shift(belly, { lightness: -0.2 }),
      width: 2.6,
      opacity: 0.7,
      role: 'detail',
    })
    let specks = ''
    for (let i = 0; i < 110; i++) {
      const x = random.range(-320, 300)
      specks += circlePath(x, random.range(-122, -10 + Math.abs(x) * 0.05), 0.9 + random.next() ** 4 * 4)
    }
    canvas.path(specks, { fill: rim, opacity: 0.65, role: canvas.line ? 'solid' : undefined })
  })
  canvas.path(FIN, {
    fill: canvas.linear([
      [0, deep],
      [1, mix(skin, belly, 0.3)],
    ]),
  })
  canvas.path('M-374 24C-300 42 -230 36 -176 22', { stroke: deep, width: 5, role: 'detail' })
  canvas.circle(-196, -4, 10, { fill: '#12141c', role: 'solid' })
  canvas.circle(-199, -7, 3.4, { fill: '#ffffff' })
  canvas.path('M-216 -18Q-196 -32 -176 -14', { stroke: deep, width: 4, role: 'detail' })
  canvas.path('M-358 -34C-290 -96 -180 -130 -50 -128C20 -126 80 -110 110 -112', {
    stroke: rim,
    width: 5,
    opacity: 0.75,
    role: 'shade',
  })
}

/** The tail of a diving whale, seen from behind; the origin is where it leaves the water, it is about 520 high. */
export function fluke(canvas: Canvas, random: Random, { skin, belly, rim }: WhaleLook): void {
  const half =
    '0,-372! 40,-408 130,-446 240,-520 300,-540 328,-530! 300,-440 230,-356 140,-300 74,-270 52,-200 64,-110 96,20'
  const right = knots(half)
  const left = right
    .slice(1)
    .toReversed()
    .map(([x, y, kind]) => (kind ? ([-x, y, kind] as const) : ([-x, y] as const)))
  const d = outline([...right, ...left])
  canvas.path(d, {
    fill: canvas.linear([
      [0, shift(skin, { lightness: 0.06 })],
      [0.5, skin],
      [1, shift(skin, { lightness: -0.12 })],
    ]),
  })
  const clip = canvas.clip(d)
  canvas.path('M0 -372C-20 -250 -20 -120 -10 40H140V-600H0Z', {
    fill: shift(skin, { lightness: -0.2 }),
    opacity: 0.25,
    clip,
    role: 'shade',
  })
  let marks = ''
  for (let i = 0; i < 26; i++) {
    const side = i % 2 ? 1 : -1
    const x = side * random.range(60, 290)
    const y = -300 - Math.abs(x) * 0.62 + random.range(-60, 30)
    marks += `M${n1(x)} ${n1(y)}q${n1(side * 14)} ${n1(-12)} ${n1(side * random.range(20, 46))} ${n1(-22)}`
  }
  canvas.path(marks, { stroke: belly, width: 4, opacity: 0.5, clip, role: 'detail' })
  canvas.path(
    outline(knots('-328,-530! -300,-540 -240,-520 -130,-446 -40,-408 0,-372!'), false) +
      outline(knots('0,-372! 40,-408 130,-446 240,-520 300,-540 328,-530!'), false),
    {
      stroke: rim,
      width: 5,
      opacity: 0.8,
      role: 'shade',
    },
  )
}
