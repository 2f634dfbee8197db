import { env } from '../../env'
import {
  HOUR_MS,
  MINUTE_MS,
  PASSWORD_TRIES,
  type LimitKind,
  type Rule,
} from '../../modules/account_security/limits'
import { MAILS_PER_HOUR } from '../../modules/account_security/requests'

const perHour = (most: number): Rule => ({ windows: [{ most, withinMs: HOUR_MS }] })

/** What each limit allows. A network address is shared by an office or a family. */
export const RULES: Record<LimitKind, Rule> = {
  /** Failed sign-ins to an account, by browsers that have not signed in to it before. */
  account: PASSWORD_TRIES,
  /** The same by one that has: a stranger's tries do not keep its owner out. */
  device: PASSWORD_TRIES,
  /** A signed-in customer's present password, where it is asked for again. */
  password: PASSWORD_TRIES,
  /** Codes of an account's second factor, by whoever knows its password. */
  factor: PASSWORD_TRIES,
  /** One code of an app: good once, and for longer than the app shows it. */
  code: { windows: [{ most: 1, withinMs: 2 * MINUTE_MS }] },
  /** Failed sign-ins from one network address. */
  address: {
    windows: [
      { most: env.SIGN_IN_FAILURES_PER_MINUTE, withinMs: MINUTE_MS },
      { most: env.SIGN_IN_FAILURES_PER_HOUR, withinMs: HOUR_MS },
    ],
  },
  /** Accounts opened, and addresses that turned out to be known. */
  registration: perHour(env.accounts.registrationsPerHour),
  /** The same of the whole shop, whoever asks. */
  registrations: perHour(env.REGISTRATIONS_PER_HOUR_OF_ALL),
  /** Verification and reset mails asked for. */
  mail: perHour(env.accounts.mailsPerHour),
  /** Reset mails to one user of Medusa’s admin, as many as a customer is sent. */
  mailbox: perHour(MAILS_PER_HOUR),
  /** Links that led nowhere. */
  link: perHour(60),
  social: { windows: [{ most: 60, withinMs: 15 * MINUTE_MS }] },
  /** Presses of one administrator that move money or print; fifty orders may be decided by one. */
  decision: { windows: [{ most: env.ADMIN_DECISIONS_PER_MINUTE, withinMs: MINUTE_MS }] },
  /** Looks at the design that a customer was asked to change, with one link. */
  adjustment: { windows: [{ most: 120, withinMs: 15 * MINUTE_MS }] },
  /** Changes sent with it; each of them is drawn. */
  change: { windows: [{ most: 20, withinMs: 15 * MINUTE_MS }] },
  /** Messages to the shop, from one network address and to one mailbox. */
  contact: perHour(env.CONTACT_MESSAGES_PER_HOUR),
  /** The same of the whole shop, whoever writes. */
  contacts: perHour(env.CONTACT_MESSAGES_PER_HOUR_OF_ALL),
  /** Payment pages opened from one network address, and by one customer. */
  checkouts: perHour(env.CHECKOUTS_PER_HOUR),
  checkout: { windows: [{ most: env.CHECKOUTS_PER_TEN_MINUTES, withinMs: 10 * MINUTE_MS }] },
  /** Designs of the gallery reported from one network address. */
  report: perHour(30),
  review: { windows: [{ most: 30, withinMs: 15 * MINUTE_MS }] },
}
