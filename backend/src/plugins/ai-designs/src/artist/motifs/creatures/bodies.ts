import type { Canvas } from '../../canvas'
import { shift } from '../../colour'
import { spline } from '../../curves'
import { knots, outline, ribbon, type Knot } from './form'

/** A whole animal from the side, looking left, its feet on y = 0; `far` are the limbs on its other side. */
export interface Body {
  near: readonly string[]
  far: readonly string[]
  /** Patches on the near side that are lighter: an ear, a tusk. */
  marks?: readonly string[]
  /** The line of its back, for light that falls on it. */
  back: readonly Knot[]
}

/** A limb along some joints, as thick at each as the widths say. */
function limb(path: string, widths: readonly number[], dx = 0): string {
  const joints = knots(path).map(([x, y]) => [x + dx, y] as const)
  const steps = joints.length * 7
  return ribbon(spline(joints, steps), (t) => {
    const u = t * (widths.length - 1)
    const i = Math.min(widths.length - 2, Math.floor(u))
    const [a, b] = [widths[i] ?? 0, widths[i + 1] ?? 0]
    // A round start, so that a hip or a shoulder melts into the trunk.
    const round = t < 0.16 ? Math.sqrt(t / 0.16) : 1
    return (a + (b - a) * (u - i)) * round
  })
}

const hoof = (x: number, y = 0, size = 1): string =>
  outline([
    [x - 18 * size, y, 'corner'],
    [x - 12 * size, y - 26 * size, 'corner'],
    [x + 10 * size, y - 26 * size, 'corner'],
    [x + 14 * size, y, 'corner'],
  ])
const paw = (x: number, y = 0, size = 1): string =>
  outline([
    [x + 18 * size, y - 24 * size],
    [x - 16 * size, y - 22 * size],
    [x - 38 * size, y - 8 * size],
    [x - 34 * size, y + 1 * size],
    [x + 20 * size, y + 1 * size],
  ])

const wolfBack: readonly Knot[] = knots(
  '-204,-560! -168,-540 -124,-512 -84,-500! -34,-496! -58,-456! -36,-420 -6,-370! -14,-352! 40,-290 92,-200 120,-100',
)
const howlingWolf: Body = {
  back: wolfBack,
  near: [
    outline([
      ...wolfBack,
      ...knots(
        '132,-30 120,0 40,2 -30,2! -34,-14 6,-24 -6,-70 -40,-120 -96,-180 -128,-250! -116,-262! -140,-320! -126,-336! -140,-390 -156,-430 -196,-486 -216,-520! -176,-508 -150,-512!',
      ),
    ]),
    limb('-70,-230 -82,-130 -84,-60 -86,-8', [96, 56, 36, 34]),
    paw(-84),
    limb('110,-24 180,0 250,-12 306,-64', [44, 60, 58, 4]),
  ],
  far: [limb('-90,-220 -116,-130 -120,-60 -122,-6', [80, 50, 34, 32]), paw(-122)],
}

const stagBack: readonly Knot[] = knots(
  '-286,-486 -262,-512 -222,-540 -196,-552 -176,-548! -112,-572! -132,-536 -158,-516! -140,-460 -110,-400 -66,-360 0,-342 90,-346 150,-336 184,-296',
)
const antler = (dx: number): string[] => [
  limb('-190,-540 -168,-610 -120,-660 -112,-740 -150,-800', [20, 17, 14, 10, 3], dx),
  limb('-182,-570 -222,-600 -244,-650', [14, 11, 3], dx),
  limb('-140,-636 -178,-690 -176,-740', [13, 10, 3], dx),
  limb('-116,-690 -66,-720 -50,-774', [12, 9, 3], dx),
]

const stag: Body = {
  back: stagBack,
  near: [
    ...antler(0),
    outline([
      ...stagBack,
      ...knots(
        '206,-256! 186,-258 188,-210 150,-180 90,-206 0,-198 -80,-188 -130,-220 -158,-290 -176,-370 -196,-440 -228,-462 -270,-462',
      ),
    ]),
    limb('-96,-240 -100,-150 -98,-110 -104,-20', [90, 40, 28, 22]),
    hoof(-104),
    limb('150,-240 140,-180 168,-120 156,-20', [120, 66, 30, 22]),
    hoof(158),
  ],
  far: [
    limb('-110,-240 -140,-160 -146,-110 -140,-20', [80, 38, 28, 22]),
    hoof(-140),
    ...antler(-46),
    limb('110,-230 96,-170 118,-110 104,-20', [100, 56, 28, 22]),
    hoof(106),
  ],
}

const horseBack: readonly Knot[] = knots(
  '-420,-404 -402,-440 -350,-478 -310,-506 -296,-544! -272,-504 -236,-478 -190,-420 -130,-362 -60,-338 40,-342 120,-350 180,-330 208,-280',
)
const horse: Body = {
  back: horseBack,
  near: [
    outline(
      knots(
        '-306,-520! -262,-560 -226,-540 -190,-556 -170,-506 -120,-514 -104,-450 -44,-440 -30,-390 24,-366! -60,-320 -160,-380',
      ),
    ),
    outline([
      ...horseBack,
      ...knots(
        '214,-220 160,-184 60,-176 -60,-166 -150,-176 -206,-224 -244,-300 -268,-370 -290,-400 -340,-388 -388,-374 -416,-380',
      ),
    ]),
    limb('-150,-230 -236,-176 -310,-150 -330,-74 -300,-30', [120, 62, 36, 26, 18]),
    limb('166,-260 190,-180 286,-130 330,-50 372,-14', [150, 92, 40, 26, 20]),
    limb('200,-310 280,-330 350,-270 430,-262', [24, 74, 64, 2]),
  ],
  far: [
    limb('-140,-220 -230,-210 -330,-220 -396,-170 -424,-136', [110, 58, 34, 26, 18]),
    limb('140,-230 130,-150 210,-90 230,-14 262,16', [130, 80, 38, 26, 20]),
  ],
}

const bearBack: readonly Knot[] = knots(
  '-372,-196 -346,-226 -300,-250 -272,-282 -250,-310 -226,-304 -216,-276 -160,-318 -90,-352 -10,-330 100,-330 200,-300 258,-220',
)
const bear: Body = {
  back: bearBack,
  near: [
    outline([
      ...bearBack,
      ...knots('270,-140 200,-110 60,-106 -80,-96 -170,-120 -230,-150 -290,-160 -350,-164'),
    ]),
    limb('-120,-210 -150,-110 -168,-40 -172,-8', [170, 100, 72, 66]),
    paw(-176, 0, 1.5),
    limb('200,-210 210,-110 222,-50 212,-8', [170, 110, 74, 66]),
    paw(208, 0, 1.5),
  ],
  far: [
    limb('-90,-190 -70,-100 -60,-40 -64,-8', [130, 90, 68, 62]),
    paw(-66, 0, 1.4),
    limb('150,-190 130,-100 120,-40 112,-8', [130, 90, 68, 62]),
    paw(110, 0, 1.4),
  ],
}

const foxBack: readonly Knot[] = knots(
  '-250,-300! -206,-322 -168,-346 -156,-360! -138,-418! -108,-360 -96,-330 -60,-280 -10,-240 40,-170 70,-90',
)
const sittingFox: Body = {
  back: foxBack,
  marks: [
    outline(
      knots(
        '-238,-292! -190,-286 -150,-300! -112,-240 -96,-170 -92,-110! -124,-170 -142,-230 -146,-262! -200,-274',
      ),
    ),
    limb('222,-140 226,-190 190,-250', [60, 78, 3]),
  ],
  near: [
    limb('50,-24 150,-18 226,-74 230,-180 190,-250', [46, 84, 104, 86, 3]),
    outline([
      ...foxBack,
      ...knots(
        '82,-30 70,0 -10,2 -50,2! -50,-14 -16,-22 -30,-60 -60,-110 -110,-160 -136,-220 -140,-262! -176,-266 -214,-282',
      ),
    ]),
    limb('-100,-190 -106,-110 -108,-50 -110,-6', [70, 44, 30, 28]),
    paw(-108, 0, 0.85),
  ],
  far: [limb('-110,-180 -130,-110 -134,-50 -138,-6', [60, 40, 28, 26]), paw(-136, 0, 0.85)],
}

const hareBack: readonly Knot[] = knots(
  '-330,-190 -312,-222 -276,-250 -250,-262! -190,-330 -120,-384! -140,-320 -186,-262 -200,-232! -140,-212 -40,-240 70,-244 160,-196 196,-140',
)
const leapingHare: Body = {
  back: hareBack,
  near: [
    outline([
      ...hareBack,
      ...knots('226,-168 250,-140 226,-110 180,-96 80,-96 -40,-90 -130,-104 -200,-140 -260,-154 -312,-160'),
    ]),
    limb('-150,-150 -230,-104 -300,-90 -366,-60', [80, 40, 26, 18]),
    limb('120,-160 150,-110 240,-60 330,6', [130, 90, 40, 20]),
  ],
  far: [
    limb('-140,-140 -200,-70 -270,-50 -326,-16', [70, 36, 24, 16]),
    limb('90,-140 120,-80 200,-20 276,40', [110, 76, 36, 18]),
  ],
}

const lionBack: readonly Knot[] = knots(
  '-352,-330 -330,-366 -300,-384 -288,-420 -240,-452 -176,-450 -120,-410 -84,-350 -20,-332 90,-330 180,-318 222,-270',
)
const lion: Body = {
  back: lionBack,
  near: [
    limb('214,-280 290,-230 310,-140 356,-96', [30, 22, 18, 20]),
    outline(knots('376,-84 402,-54 376,-40! 350,-76 344,-108')),
    outline([
      ...lionBack,
      ...knots(
        '236,-200 180,-160 60,-176 -60,-160 -110,-140! -140,-176! -176,-150! -196,-200! -236,-190! -250,-246! -284,-258 -320,-280 -350,-292',
      ),
    ]),
    limb('-110,-230 -124,-140 -126,-60 -130,-8', [140, 70, 50, 46]),
    paw(-134, 0, 1.1),
    limb('170,-240 176,-150 214,-90 202,-8', [150, 88, 48, 44]),
    paw(198, 0, 1.1),
  ],
  far: [
    limb('-140,-220 -178,-130 -190,-60 -200,-8', [110, 66, 48, 44]),
    paw(-204, 0, 1.1),
    limb('130,-220 110,-140 136,-80 122,-8', [120, 76, 46, 42]),
    paw(118, 0, 1.1),
  ],
}

const elephantBack: readonly Knot[] = knots(
  '-300,-420 -276,-486 -220,-520 -160,-498 -110,-470 -20,-500 100,-500 200,-460 252,-370',
)
const elephant: Body = {
  back: elephantBack,
  marks: [
    outline(knots('-216,-480 -150,-490 -96,-440 -92,-360 -130,-300 -176,-280! -190,-350 -222,-420')),
    limb('-262,-350 -310,-300 -372,-290', [30, 22, 3]),
  ],
  near: [
    outline([...elephantBack, ...knots('262,-240 220,-170 60,-176 -80,-180 -170,-220 -230,-300 -276,-350')]),
    limb('-272,-400 -316,-300 -322,-190 -318,-90 -356,-40 -390,-64', [110, 74, 56, 44, 34, 22]),
    limb('-110,-280 -116,-160 -112,-80 -112,-2', [180, 100, 84, 92]),
    limb('190,-280 206,-160 200,-80 204,-2', [170, 110, 86, 92]),
    limb('252,-400 286,-320 280,-230 290,-190', [16, 14, 10, 22]),
  ],
  far: [
    limb('-60,-260 -30,-160 -22,-80 -18,-2', [150, 96, 80, 86]),
    limb('130,-260 114,-160 106,-80 104,-2', [150, 96, 80, 86]),
  ],
}

const dogBack: readonly Knot[] = knots(
  '-246,-392 -240,-418 -190,-438 -166,-470 -124,-488 -84,-470 -66,-420 -60,-360 -10,-300 50,-210 86,-100',
)
const sittingDog: Body = {
  back: dogBack,
  marks: [
    outline(knots('-150,-466 -112,-470 -84,-420 -92,-350 -122,-340 -140,-390')),
    'M-140 -300C-120 -276 -92 -270 -66 -290L-60 -270C-92 -250 -124 -258 -144 -284Z',
  ],
  near: [
    limb('76,-20 140,-14 190,-50 214,-110', [40, 34, 26, 8]),
    outline([
      ...dogBack,
      ...knots(
        '92,-30 76,0 0,2 -50,2! -52,-16 -14,-24 -30,-70 -70,-130 -116,-200 -136,-280 -140,-352 -190,-360 -232,-366',
      ),
    ]),
    limb('-100,-220 -108,-120 -110,-60 -112,-6', [84, 50, 38, 34]),
    paw(-112),
  ],
  far: [limb('-110,-200 -136,-120 -142,-60 -146,-6', [70, 46, 36, 32]), paw(-146)],
}

const BODIES = { howlingWolf, stag, horse, bear, sittingFox, leapingHare, lion, elephant, sittingDog }
export type BodyName = keyof typeof BODIES

/** A whole animal in one colour with light along its back. */
export function body(
  canvas: Canvas,
  name: BodyName,
  x: number,
  y: number,
  scale: number,
  colour: string,
  rim: string,
  mirrored = false,
  mark = shift(colour, { lightness: 0.16 }),
): void {
  const { near, far, back, marks = [] }: Body = BODIES[name]
  const draw = (): void => {
    const fill = canvas.linear(
      [
        [0, shift(colour, { lightness: 0.07 })],
        [1, colour],
      ],
      [0, -520, 0, 0],
      'userSpaceOnUse',
    )
    for (const d of far) canvas.path(d, { fill: shift(colour, { lightness: -0.03 }), role: 'solid' })
    for (const d of near) canvas.path(d, { fill, role: 'solid' })
    for (const d of marks) canvas.path(d, { fill: mark, role: canvas.line ? 'accent' : undefined })
    canvas.path(outline(back, false), { stroke: rim, width: 5, opacity: 0.8, role: 'shade' })
  }
  canvas.at(x, y, 0, scale, draw, mirrored ? -scale : scale)
}
