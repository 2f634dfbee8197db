import { env } from '../../env'
import { failure } from '../http/fail'

/** @throws failure `not_found` where the shop keeps its gallery closed */
export function assertOpen(): void {
  if (env.GALLERY === 'off') throw failure('not_found', 'The gallery is closed')
}
