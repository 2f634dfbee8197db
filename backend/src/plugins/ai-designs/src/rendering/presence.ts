import { designError } from '../policy/design-error'
import { reaches } from './reaches'
import { textCorners } from './text-layout'
import type { Placement, Size } from './types'

/** Below these shares of the print area nothing, or hardly any, of a picture is seen on the case. */
const NOTHING = 0.0005
const HARDLY = 0.02

export type Presence = 'none' | 'hardly' | 'enough'

/** How much of a picture is on the case, by the share of the print area that it covers. */
export function presenceOf(shown: number): Presence {
  if (shown < NOTHING) return 'none'
  return shown < HARDLY ? 'hardly' : 'enough'
}

/** Refuses a case with neither picture nor words on it. @throws DesignError invalid_request */
export function assertPresent(shown: number, { text }: Placement, print: Size): void {
  const onPrint = (x: number, y: number) => x >= 0 && y >= 0 && x <= print.width && y <= print.height
  if (presenceOf(shown) !== 'none' || (text && reaches(textCorners(text, print), onPrint))) return
  throw designError(
    'invalid_request',
    'Nothing of your picture is on the case. Please move it back, make it larger or choose another.',
  )
}
