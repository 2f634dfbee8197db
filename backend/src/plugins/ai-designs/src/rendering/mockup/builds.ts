/** How a line's case is built. Lengths in thousandths of the print area's width. */
export interface CaseBuild {
  /** How far the shell stands out round the printed back. */
  rim: number
  shell: string
  /** The shell where light falls on it. */
  edge: string
  /** A second, outer layer with reinforced corners. */
  layered?: boolean
  /** Soft and clear: what lies behind shows through the rim. */
  clear?: boolean
  /** Flecks of plant fibre in the shell. */
  flecked?: boolean
  /** A leather cover that folds round from the left, with a spine, stitches and a strap. */
  folio?: boolean
}

const BUILDS: Record<string, CaseBuild> = {
  snap: { rim: 15, shell: '#efeee9', edge: '#ffffff' },
  clear: { rim: 36, shell: '#dbe7ee', edge: '#ffffff', clear: true },
  tough: { rim: 46, shell: '#1b1b22', edge: '#50505c', layered: true },
  flexi: { rim: 31, shell: '#34324c', edge: '#66638a' },
  eco: { rim: 29, shell: '#a9b98d', edge: '#cdd8b8', flecked: true },
  folio: { rim: 26, shell: '#5b3524', edge: '#8a5b43', folio: true },
}
const PLAIN: CaseBuild = { rim: 15, shell: '#efeee9', edge: '#ffffff' }

/** Anything unknown is drawn as the plain snap-on shell. */
export const buildOf = (line: string | undefined): CaseBuild => BUILDS[line ?? ''] ?? PLAIN
