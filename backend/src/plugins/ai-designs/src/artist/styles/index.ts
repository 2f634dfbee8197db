import { botanical } from './botanical'
import { lineArt } from './line-art'
import { lowPoly } from './low-poly'
import { marbleInlay } from './marble'
import { neon } from './neon'
import { oil } from './oil'
import { paperCut } from './paper-cut'
import { pixel } from './pixel'
import { popArt } from './pop-art'
import { riso } from './riso'
import { stainedGlass } from './stained-glass'
import type { Style } from './style'
import { vintagePoster } from './vintage-poster'
import { watercolour } from './watercolour'

const STYLES: readonly Style[] = [
  watercolour,
  lineArt,
  neon,
  vintagePoster,
  pixel,
  marbleInlay,
  botanical,
  popArt,
  riso,
  stainedGlass,
  paperCut,
  oil,
  lowPoly,
]

const byId = new Map(STYLES.map((style) => [style.id, style]))

/** The style of an id; none where the id is empty or unknown. */
export function styleNamed(id: string): Style | undefined {
  return byId.get(id)
}
