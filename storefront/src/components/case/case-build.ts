export const CASE_LINES = ['snap', 'clear', 'tough', 'flexi', 'eco', 'folio'] as const
export type CaseLine = (typeof CASE_LINES)[number]

/** How a line is built, in units of a thousandth of the print area's width. */
export interface CaseBuild {
  /** How far the shell stands out round the printed back. */
  rim: number
  /** The shell's colour, and the lighter line on its edge. */
  shell: string
  edge: string
  /** A second, outer layer with reinforced corners. */
  layered: boolean
  /** The phone shows through where there is no print. */
  seeThrough: boolean
  /** Flecks of plant fibre in the shell. */
  flecked: boolean
  /** A cover that folds round from the left, with a spine. */
  folio: boolean
}

const plain = { layered: false, seeThrough: false, flecked: false, folio: false }

export const BUILDS: Record<CaseLine, CaseBuild> = {
  snap: { ...plain, rim: 14, shell: '#f4f3f0', edge: '#ffffff' },
  clear: { ...plain, rim: 34, shell: '#dfe8ee', edge: '#ffffff', seeThrough: true },
  tough: { ...plain, rim: 46, shell: '#1b1b22', edge: '#44444f', layered: true },
  flexi: { ...plain, rim: 30, shell: '#34324c', edge: '#5d5a7c' },
  eco: { ...plain, rim: 28, shell: '#a9b98d', edge: '#c9d5b2', flecked: true },
  folio: { ...plain, rim: 24, shell: '#5b3524', edge: '#7d4d37', folio: true },
}

/** Anything unknown is drawn as the plain snap-on shell. */
export const caseLine = (handle: string | undefined): CaseLine =>
  CASE_LINES.find((line) => line === handle) ?? 'snap'
