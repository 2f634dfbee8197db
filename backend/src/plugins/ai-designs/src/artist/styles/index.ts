import { lineArt } from './line-art'
import type { Style } from './style'

const STYLES: readonly Style[] = [lineArt]

const byId = new Map(STYLES.map((style) => [style.id, style]))

/** The style of an id; none where the id is empty or unknown. */
export function styleNamed(id: string): Style | undefined {
  return byId.get(id)
}
