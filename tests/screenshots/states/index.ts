import type { State } from '../state'
import { account } from './account'
import { admin } from './admin'
import { cart } from './cart'
import { catalogue } from './catalogue'
import { dashboard } from './dashboard'
import { mails } from './mails'
import { site } from './site'
import { studio } from './studio'

/** Every state of every page that is looked at: who adds one, adds it here. */
export const STATES: readonly State[] = [
  ...site,
  ...catalogue,
  ...studio,
  ...cart,
  ...account,
  ...dashboard,
  ...admin,
  ...mails,
]
