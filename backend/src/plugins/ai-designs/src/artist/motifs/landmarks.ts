import type { Canvas } from '../canvas'
import { circlePath, n1 } from '../curves'

/** A building that tells which city it is, drawn 1000 units high on its foot's middle. */
interface Landmark {
  walls: string
  /** Seams and struts. */
  lines: string
  /** Windows, clocks, lamps. */
  lit: string
}

const around = (count: number): number[] => Array.from({ length: count }, (_, i) => (i / count) * Math.PI * 2)

function windows(x: number, y: number, columns: number, rows: number, stepX: number, stepY: number): string {
  let d = ''
  for (let i = 0; i < columns * rows; i++) {
    // Some are dark, the same ones in every picture of this building.
    if ((i * 7 + (i >> 2)) % 5 > 2) continue
    const [wx, wy] = [x + (i % columns) * stepX, y + Math.floor(i / columns) * stepY]
    d += `M${n1(wx)} ${n1(wy)}h${n1(stepX * 0.45)}v${n1(stepY * 0.5)}h${n1(-stepX * 0.45)}Z`
  }
  return d
}

const CLOCK_TOWER: Landmark = {
  walls:
    'M-66 0V-610H-74V-632H-78V-780H-70V-800H-60V-856H-70L-44 -900H44L70 -856H60V-800H70V-780H78V-632H74V-610H66V0Z' +
    'M-42 -898L-26 -930H26L42 -898ZM-22 -930L-4 -1000H4L22 -930Z',
  lines:
    'M-40 0V-606M-14 0V-606M14 0V-606M40 0V-606M-66 -120H66M-66 -250H66M-66 -380H66M-66 -510H66M-74 -632H74',
  lit: circlePath(0, -704, 54) + 'M-46 -846h22v36h-22ZM-11 -846h22v36h-22ZM24 -846h22v36h-22Z',
}

const WHEEL: Landmark = {
  walls: 'M-14 -520L-190 0H-160L0 -480L160 0H190L14 -520Z',
  lines:
    circlePath(0, -520, 440) +
    circlePath(0, -520, 412) +
    around(16)
      .map((angle) => `M0 -520L${n1(Math.sin(angle) * 412)} ${n1(-520 - Math.cos(angle) * 412)}`)
      .join(''),
  lit:
    around(28)
      .map((angle) => circlePath(Math.sin(angle) * 458, -520 - Math.cos(angle) * 458, 19))
      .join('') + circlePath(0, -520, 24),
}

const DOME: Landmark = {
  walls:
    'M-420 0V-300H-330V-420L-300 -470L-270 -420V-300H-210V-380H-190V-520H190V-380H210V-300H270V-420L300 -470L330 -420V-300H420V0Z' +
    'M-200 -520C-200 -690 -110 -790 -36 -810V-880H-24V-930H-8V-1000H8V-930H24V-880H36V-810C110 -790 200 -690 200 -520Z',
  lines:
    'M-190 -540H190M-120 -540C-116 -660 -70 -760 -22 -806M120 -540C116 -660 70 -760 22 -806M0 -540V-806M-420 -290H420',
  lit:
    windows(-396, -250, 16, 3, 50, 76) +
    Array.from({ length: 9 }, (_, i) => `M${-176 + i * 41} -500h20v90h-20Z`).join(''),
}

const SHARD: Landmark = {
  walls: 'M-150 0L-24 -960L-14 -900L6 -1000L28 -930L150 0Z',
  lines: 'M-40 0L6 -990M60 0L10 -900M-100 -380H96M-70 -600H74M-124 -190H124',
  lit: windows(-110, -330, 9, 4, 26, 76),
}

const GHERKIN: Landmark = {
  walls: 'M-130 0C-200 -340 -190 -720 -60 -930C-30 -985 30 -985 60 -930C190 -720 200 -340 130 0Z',
  lines:
    'M-150 -80C60 -260 160 -520 60 -930M150 -80C-60 -260 -160 -520 -60 -930M-176 -330C-20 -500 60 -700 20 -960M176 -330C20 -500 -60 -700 -20 -960M-60 0C80 -120 150 -260 176 -420M60 0C-80 -120 -150 -260 -176 -420',
  lit: windows(-120, -640, 7, 9, 36, 66),
}

const BRIDGE_TOWERS = [-330, 330]
  .map(
    (x) =>
      `M${x - 90} 0V-640H${x - 100}V-700H${x - 84}L${x - 72} -800L${x - 56} -700H${x - 44}L${x} -960L${x + 44} -700H${x + 56}L${x + 72} -800L${x + 84} -700H${x + 100}V-640H${x + 90}V0Z`,
  )
  .join('')
const BRIDGE: Landmark = {
  walls: `${BRIDGE_TOWERS}M-330 -560H330V-500H-330ZM-330 -490H330V-470H-330ZM-1000 -190H1000V-150H-1000Z`,
  lines:
    'M-1000 -560C-860 -330 -640 -300 -420 -480M1000 -560C860 -330 640 -300 420 -480M-900 -420V-190M-800 -345V-190M-700 -316V-190M-600 -330V-190M-500 -400V-190M900 -420V-190M800 -345V-190M700 -316V-190M600 -330V-190M500 -400V-190',
  lit: [-330, 330].map((x) => windows(x - 56, -590, 4, 7, 34, 62) + `M${x - 26} -690h52v44h-52Z`).join(''),
}

const EIFFEL: Landmark = {
  walls:
    'M-290 0C-170 -130 -110 -330 -72 -520L-84 -520V-548H-66L-22 -900H-34V-926H-14L-4 -1000H4L14 -926H34V-900H22L66 -548H84V-520H72C110 -330 170 -130 290 0H190C160 -120 90 -190 0 -190C-90 -190 -160 -120 -190 0Z' +
    'M-196 -250H196V-222H-196Z',
  lines:
    'M-240 0L-120 -240M-120 -240L-40 -520M40 -520L120 -240M120 -240L240 0M-150 -240L30 -520M150 -240L-30 -520M-54 -560L22 -700M54 -560L-22 -700M-40 -700L14 -860M40 -700L-14 -860',
  lit:
    Array.from({ length: 11 }, (_, i) => circlePath(-170 + i * 34, -236, 8)).join('') +
    circlePath(0, -912, 11),
}

const BASILICA: Landmark = {
  walls:
    'M-400 0V-260H-300V-420C-300 -520 -200 -520 -200 -420V-300H-150V-520C-150 -760 -40 -820 -20 -850V-940H-6V-1000H6V-940H20V-850C40 -820 150 -760 150 -520V-300H200V-420C200 -520 300 -520 300 -420V-260H400V0Z',
  lines: 'M-150 -500H150M-60 -510C-60 -680 -20 -780 0 -840M60 -510C60 -680 20 -780 0 -840M-400 -240H400',
  lit:
    Array.from({ length: 7 }, (_, i) => `M${-132 + i * 40} -470h22v100h-22Z`).join('') +
    windows(-370, -190, 15, 2, 50, 80),
}

const EMPIRE: Landmark = {
  walls:
    'M-190 0V-170H-150V-280H-124V-640H-96V-700H-64V-760H-40V-806H-18L-5 -1000H5L18 -806H40V-760H64V-700H96V-640H124V-280H150V-170H190V0Z',
  lines: 'M-60 0V-690M-20 0V-750M20 0V-750M60 0V-690M-150 -170H150M-124 -280H124',
  lit: windows(-112, -610, 9, 13, 25, 44),
}

const CHRYSLER: Landmark = {
  walls:
    'M-140 0V-240H-110V-560H-92C-92 -660 -50 -760 -22 -820L-4 -1000H4L22 -820C50 -760 92 -660 92 -560H110V-240H140V0Z',
  lines:
    'M-92 -570Q0 -700 92 -570M-76 -630Q0 -750 76 -630M-56 -690Q0 -790 56 -690M-36 -750Q0 -826 36 -750M-40 0V-560M0 0V-560M40 0V-560',
  lit: windows(-96, -530, 8, 11, 25, 46),
}

const LIBERTY: Landmark = {
  walls:
    'M-170 0V-70H-130L-110 -330H-130V-370H-76C-80 -480 -70 -580 -44 -650C-70 -664 -84 -650 -88 -610L-104 -540H-132L-116 -650C-100 -700 -60 -716 -26 -722C-40 -748 -40 -776 -26 -792L-66 -810L-22 -816L-36 -858L-2 -824L12 -866L22 -822L58 -846L40 -802C48 -776 44 -748 28 -724C44 -720 56 -712 66 -700L104 -856H94V-880H104C100 -920 112 -950 122 -1000C138 -950 146 -920 140 -880H150V-856H138L104 -640C84 -560 84 -460 78 -370H130V-330H110L130 -70H170V0Z',
  lines:
    'M-50 -380C-40 -480 -30 -560 -10 -640M-10 -380C0 -480 10 -560 24 -660M34 -380C40 -470 50 -560 56 -640M-110 -320H110M-124 -160H124',
  lit: 'M122 -990C140 -940 138 -900 122 -884C106 -900 104 -940 122 -990Z',
}

export const CITIES = {
  london: {
    name: 'London',
    words: 'london big-ben tower-bridge westminster thames england english britain british',
    hero: CLOCK_TOWER,
    row: [
      { mark: SHARD, x: 800, tall: 560 },
      { mark: GHERKIN, x: 655, tall: 360 },
      { mark: DOME, x: 495, tall: 300 },
      { mark: WHEEL, x: 305, tall: 370 },
      { mark: CLOCK_TOWER, x: 150, tall: 490 },
      { mark: BRIDGE, x: 760, tall: 210 },
    ],
  },
  paris: {
    name: 'Paris',
    words: 'paris eiffel eiffel-tower parisian france montmartre',
    hero: EIFFEL,
    row: [
      { mark: BASILICA, x: 800, tall: 270 },
      { mark: EIFFEL, x: 360, tall: 690 },
    ],
  },
  newYork: {
    name: 'New York',
    words: 'new-york nyc manhattan brooklyn empire-state statue-of-liberty new-york-city big-apple',
    hero: EMPIRE,
    row: [
      { mark: CHRYSLER, x: 730, tall: 500 },
      { mark: EMPIRE, x: 450, tall: 640 },
      { mark: LIBERTY, x: 170, tall: 330 },
    ],
  },
} as const

export type City = (typeof CITIES)[keyof typeof CITIES]
export type { Landmark }

export interface Stone {
  wall: string
  foot: string
  line: string
  light: string
}

export function landmark(
  canvas: Canvas,
  mark: Landmark,
  x: number,
  base: number,
  tall: number,
  stone: Stone,
): void {
  canvas.at(x, base, 0, tall / 1000, () => {
    const fill = canvas.linear(
      [
        [0, stone.wall],
        [1, stone.foot],
      ],
      [0, -1000, 0, 0],
      'userSpaceOnUse',
    )
    canvas.path(mark.walls, { fill })
    const width = Math.min(12, 2600 / tall)
    canvas.path(mark.lines, { stroke: stone.line, width, opacity: 0.75 })
    canvas.path(mark.lit, { fill: stone.light, role: canvas.line ? 'accent' : undefined })
  })
}
