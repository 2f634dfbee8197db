import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { PASSWORD_TRIES } from '../modules/account_security/limits'
import { MAILS_PER_HOUR } from '../modules/account_security/requests'
import { readEnv } from '../settings'
import { leastSettings as base } from './settings-fixture'

/** Of a shop that sets no limit. */
const env = readEnv({ ...base, DEMO_DATA: 'false' })
const tried = readEnv(base)

/** The table of limits as it is written: network address, account or guest, and all, by what is limited. */
const written = new Map(
  readFileSync(path.join(__dirname, '../../../docs/security-tests.md'), 'utf8')
    .split(/^## /m)
    .filter((part) => part.startsWith('Limits'))
    .flatMap((part) => part.split('\n').filter((line) => line.startsWith('|')))
    .map((line) => {
      const [, name = '', ...cells] = line.split('|').map((cell) => cell.trim())
      return [name, cells.slice(0, 3)] as const
    }),
)

const failures = `${env.SIGN_IN_FAILURES_PER_MINUTE} failures a minute, ${env.SIGN_IN_FAILURES_PER_HOUR} an hour`
const tries = PASSWORD_TRIES.windows.map(
  ({ most, withinMs }) => `${most} failures in ${withinMs / 60_000} minutes, then pauses too, to 1 h`,
)[0]
const { accounts } = env

it.each<[string, (string | undefined)[]]>([
  ['sign-in', [failures, tries, '–']],
  ['codes of a second factor', [failures, `5 a sign-in; ${tries}`, '–']],
  ['other calls of `/auth`', [`${env.CALLS_PER_MINUTE} a minute`, '–', '–']],
  [
    'register, correct',
    [
      `${accounts.registrationsPerHour} an hour (${tried.accounts.registrationsPerHour} with demo data)`,
      '–',
      `${env.REGISTRATIONS_PER_HOUR_OF_ALL} an hour`,
    ],
  ],
  [
    'forgot, resend',
    [
      `${accounts.mailsPerHour} an hour (${tried.accounts.mailsPerHour} with demo data)`,
      `${MAILS_PER_HOUR} an hour, silently`,
      '–',
    ],
  ],
  [
    'promotion codes that are unknown',
    [
      `${env.PROMO_GUESSES_PER_TEN_MINUTES} in 10 minutes of all customers, 20 of all guests`,
      '20 in 10 minutes',
      '–',
    ],
  ],
  [
    'contact',
    [
      `${env.CONTACT_MESSAGES_PER_HOUR} an hour`,
      `${env.CONTACT_MESSAGES_PER_HOUR} an hour with one e-mail address, or of a customer who is signed in with it`,
      `${env.CONTACT_MESSAGES_PER_HOUR_OF_ALL} an hour`,
    ],
  ],
  [
    'uploads',
    [
      `${env.UPLOADS_PER_HOUR} an hour`,
      `${env.UPLOADS_PER_DAY} a day, ${env.UPLOADS_KEPT} pictures, ${env.UPLOADS_KEPT_MB} MB`,
      '–',
    ],
  ],
  [
    'payment pages',
    [`${env.CHECKOUTS_PER_HOUR} an hour`, `${env.CHECKOUTS_PER_TEN_MINUTES} in 10 minutes`, '–'],
  ],
  ['decisions of an administrator', ['–', `${env.ADMIN_DECISIONS_PER_MINUTE} a minute, 50 orders each`, '–']],
  [
    'everything else',
    [
      `${env.CALLS_PER_MINUTE} a minute, pictures ${(env.CALLS_PER_MINUTE * 10).toLocaleString('en-GB')}`,
      `${env.CALLS_PER_MINUTE} a minute for an account`,
      '–',
    ],
  ],
])('%s: the default is the figure that is written', (name, figures) => {
  expect(written.get(name)).toEqual(figures)
})
