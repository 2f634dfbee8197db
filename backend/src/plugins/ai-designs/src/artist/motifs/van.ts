import type { Canvas } from '../canvas'
import { mix, shift } from '../colour'
import { roundedPath } from './shapes'

export interface VanLook {
  body: string
  roof: string
  glass: string
  ink: string
  chrome: string
}

function wheel(canvas: Canvas, x: number, y: number, r: number, { ink, chrome }: VanLook): void {
  canvas.circle(x, y, r, { fill: mix(ink, '#1a1a1f', 0.6), role: canvas.line ? 'solid' : undefined })
  canvas
    .circle(x, y, r * 0.62, { fill: chrome })
    .circle(x, y, r * 0.34, { fill: mix(chrome, ink, 0.35) })
    .circle(x, y, r * 0.16, { fill: chrome })
}

/** An old camper van from its side, going right, about 400 wide at scale 1; `x, y` is the ground below its middle. */
export function vanSide(
  canvas: Canvas,
  x: number,
  y: number,
  scale: number,
  look: VanLook,
  scaleX = scale,
): void {
  const { body, roof, glass, ink, chrome } = look
  canvas.at(
    x,
    y,
    0,
    scale,
    () => {
      canvas.ellipse(0, 2, 215, 13, { fill: '#000000', opacity: 0.3, role: 'shade' })
      surfboards(canvas, look)
      canvas.path(
        'M-196 -38C-204 -110 -192 -172 -172 -186C-130 -198 120 -198 150 -184C184 -160 200 -112 204 -64C206 -46 202 -36 194 -34H-188C-194 -34 -196 -36 -196 -38Z',
        {
          fill: canvas.linear([
            [0, roof],
            [1, mix(roof, '#000000', 0.06)],
          ]),
        },
      )
      canvas.path(
        'M-198 -98C-120 -92 60 -96 198 -100C202 -86 205 -72 204 -58C204 -44 200 -34 192 -34H-186C-196 -34 -200 -60 -198 -98Z',
        {
          fill: canvas.linear([
            [0, shift(body, { lightness: 0.05 })],
            [1, shift(body, { lightness: -0.07 })],
          ]),
        },
      )
      canvas.path('M-198 -98C-120 -92 60 -96 199 -101', { stroke: chrome, width: 5 })
      const pane = canvas.linear(
        [
          [0, mix(glass, '#ffffff', 0.5)],
          [1, glass],
        ],
        [0, 0, 1, 1],
      )
      for (const [wx, w] of [
        [-176, 62],
        [-104, 66],
        [-28, 66],
      ] as const)
        canvas.path(roundedPath(wx, -164, w, 52, 13), { fill: pane, stroke: ink, width: 4 })
      canvas.path('M48 -164H116C132 -164 140 -158 150 -140L164 -112H60Q48 -112 48 -122Z', {
        fill: pane,
        stroke: ink,
        width: 4,
      })
      canvas.path('M-170 -116L-140 -160M-96 -116L-66 -160M-20 -116L10 -160', {
        stroke: '#ffffff',
        width: 9,
        opacity: 0.4,
        role: 'shade',
      })
      canvas.path('M-176 -164Q-160 -140 -172 -114M-116 -164Q-126 -140 -116 -114', {
        stroke: mix(body, '#ffffff', 0.5),
        width: 9,
        role: canvas.line ? 'detail' : undefined,
      })
      canvas.path('M40 -106V-40M42 -104H170M-110 -92V-40M-32 -92V-40', {
        stroke: shift(body, { lightness: -0.13 }),
        width: 2.6,
        role: 'detail',
      })
      canvas.path('M50 -84H72M-98 -84H-76', { stroke: chrome, width: 5 })
      canvas.circle(194, -70, 13, {
        fill: '#fff3c2',
        stroke: chrome,
        width: 4,
        role: canvas.line ? 'accent' : undefined,
      })
      canvas
        .path(roundedPath(168, -46, 44, 14, 7), { fill: chrome })
        .path(roundedPath(-208, -46, 40, 14, 7), { fill: chrome })
      canvas.path('M-164 -34A44 44 0 0 1 -76 -34ZM82 -34A44 44 0 0 1 170 -34Z', {
        fill: shift(body, { lightness: -0.2 }),
      })
      wheel(canvas, -120, -26, 34, look)
      wheel(canvas, 126, -26, 34, look)
    },
    scaleX,
  )
}

function surfboards(canvas: Canvas, { chrome, body, roof }: VanLook): void {
  canvas.path('M-120 -196V-214M-20 -198V-214M90 -196V-214', { stroke: chrome, width: 7 })
  canvas.path('M-170 -220C-120 -238 70 -240 150 -218C70 -206 -110 -206 -170 -220Z', {
    fill: mix(roof, '#f3c45f', 0.65),
  })
  canvas.path('M-160 -220H140', { stroke: body, width: 4 })
  canvas.path('M-150 -232C-100 -250 90 -250 170 -232C90 -220 -90 -220 -150 -232Z', {
    fill: mix(body, '#ffffff', 0.2),
    role: canvas.line ? 'accent' : undefined,
  })
  canvas.path('M-140 -232H160', { stroke: roof, width: 4 })
}

/** The same van head on, about 260 wide at scale 1. */
export function vanFront(canvas: Canvas, x: number, y: number, scale: number, look: VanLook): void {
  const { body, roof, glass, ink, chrome } = look
  canvas.at(x, y, 0, scale, () => {
    canvas.ellipse(0, 4, 150, 15, { fill: '#000000', opacity: 0.32, role: 'shade' })
    for (const side of [-1, 1])
      canvas.path(roundedPath(side < 0 ? -116 : 76, -46, 40, 52, 10), {
        fill: mix(ink, '#1a1a1f', 0.6),
        role: canvas.line ? 'solid' : undefined,
      })
    canvas.path('M-84 -292L-78 -318M84 -292L78 -318M0 -296V-318', { stroke: chrome, width: 7 })
    for (const [bx, colour] of [
      [-50, mix(roof, '#f3c45f', 0.65)],
      [0, body],
      [50, mix(body, '#f3c45f', 0.5)],
    ] as const)
      canvas.ellipse(bx, -326, 34, 11, { fill: colour, role: canvas.line && bx === 0 ? 'accent' : undefined })
    canvas.path(
      'M-118 -120C-124 -210 -112 -272 -84 -288C-50 -300 50 -300 84 -288C112 -272 124 -210 118 -120L122 -56C122 -40 116 -34 104 -34H-104C-116 -34 -122 -40 -122 -56Z',
      {
        fill: canvas.linear([
          [0, roof],
          [1, mix(roof, '#000000', 0.06)],
        ]),
      },
    )
    canvas.path(
      'M-119 -150C-80 -146 -30 -112 0 -66C30 -112 80 -146 119 -150L122 -56C122 -40 116 -34 104 -34H-104C-116 -34 -122 -40 -122 -56Z',
      {
        fill: canvas.linear([
          [0, shift(body, { lightness: 0.05 })],
          [1, shift(body, { lightness: -0.06 })],
        ]),
      },
    )
    canvas.path('M-119 -152C-80 -148 -30 -114 0 -68C30 -114 80 -148 119 -152', { stroke: chrome, width: 6 })
    const pane = canvas.linear(
      [
        [0, mix(glass, '#ffffff', 0.5)],
        [1, glass],
      ],
      [0, 0, 1, 1],
    )
    for (const side of [-1, 1])
      canvas.path(
        `M${side * 6} -256H${side * 82}Q${side * 98} -254 ${side * 100} -236L${side * 104} -182Q${side * 104} -170 ${side * 90} -170H${side * 6}Z`,
        { fill: pane, stroke: ink, width: 5 },
      )
    canvas.path('M-74 -176L-34 -250M26 -176L66 -250', {
      stroke: '#ffffff',
      width: 12,
      opacity: 0.35,
      role: 'shade',
    })
    for (const side of [-1, 1]) {
      canvas.circle(side * 82, -104, 27, { fill: chrome }).circle(side * 82, -104, 20, {
        fill: canvas.radial([
          [0, '#fffdf0'],
          [1, '#ffe6a3'],
        ]),
        role: canvas.line ? 'accent' : undefined,
      })
      canvas.circle(side * 84, -150, 9, { fill: '#f39a4a' })
      canvas
        .path(`M${side * 116} -196L${side * 140} -200`, { stroke: chrome, width: 5 })
        .ellipse(side * 148, -206, 13, 19, { fill: chrome })
    }
    canvas.circle(0, -132, 26, { fill: chrome }).circle(0, -132, 20, { fill: roof })
    canvas.path('M0 -148L5 -136L17 -136L7 -128L11 -116L0 -124L-11 -116L-7 -128L-17 -136L-5 -136Z', {
      fill: body,
      role: canvas.line ? 'accent' : undefined,
    })
    canvas.path(roundedPath(-134, -62, 268, 22, 11), {
      fill: chrome,
      stroke: mix(chrome, ink, 0.3),
      width: 2,
    })
    canvas.path(roundedPath(-34, -58, 68, 26, 5), {
      fill: mix(roof, '#ffffff', 0.5),
      stroke: ink,
      width: 2.5,
    })
  })
}
