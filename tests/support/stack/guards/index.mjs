import { MONEY } from './money.mjs'
import { PEOPLE } from './people.mjs'
import { PRINTS } from './prints.mjs'
import { REQUESTS } from './requests.mjs'

/** All guards that can be taken away. @type {import('./guard').Guards} */
export const GUARDS = { ...MONEY, ...PRINTS, ...PEOPLE, ...REQUESTS }
