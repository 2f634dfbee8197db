import { env } from '../../env'
import { normaliseEmail } from './email'

/** Of the three logins that the demo is tried with. Their password is published. */
export const DEMO_LOGINS = {
  shopper: 'shopper@caseloom.test',
  admin: 'admin@caseloom.test',
  merchandiser: 'merchandiser@caseloom.test',
} as const

export const DEMO_ADDRESSES: string[] = Object.values(DEMO_LOGINS)

/** Whether an address is one of the demo's while the demo is off: it opens nothing, whatever the database still holds. */
export const isClosedDemoLogin = (email: string): boolean =>
  !env.DEMO_DATA && DEMO_ADDRESSES.includes(normaliseEmail(email))
