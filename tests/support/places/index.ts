import { ACCOUNT_PLACES } from './accounts'
import { CATALOGUE_PLACES } from './catalogue'
import type { Place } from './place'
import { PRINT_PLACES } from './prints'

/** `npm run drill -- places` dies at each of them; the others have a test in `npm test` (fail-points.test.ts). */
export const PLACES: Place[] = [...PRINT_PLACES, ...ACCOUNT_PLACES, ...CATALOGUE_PLACES]
