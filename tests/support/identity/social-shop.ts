import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { newShopper, type Shopper } from '../actors'
import { rows } from '../database'
import { sandboxClient } from '../sandbox-client'
import { startStack, type RunningStack } from '../stack'
import { newBrowser } from './dance'
import { startGithub, type Github } from './github'
import { startIdentityProvider, type IdentityProvider } from './oidc'

/** A shop of its own for the tests of a file, with providers of its own: they are put out of order, and the shop may be killed. */
export function socialShop({ failPoints = false } = {}) {
  let open: { stack: RunningStack; guild: IdentityProvider; github: Github } | undefined
  const running = () => {
    if (!open) throw new Error('The shop opens before the first test')
    return open
  }
  beforeAll(async () => {
    const [guild, github] = await Promise.all([startIdentityProvider(), startGithub()])
    const settings = { ...guild.settings, ...github.settings }
    open = { guild, github, stack: await startStack({ storefront: false, failPoints, settings }) }
  }, 300_000)
  afterAll(async () => {
    await open?.stack.stop()
    await open?.guild.stop()
    await open?.github.stop()
  })
  afterEach(() => {
    open?.guild.feel('well')
    open?.github.fail(false)
  })

  const sql = <T extends Record<string, unknown>>(text: string, ...values: unknown[]) =>
    rows<T>(running().stack.databaseUrl, text, values)
  const verify = ({ id }: Shopper) =>
    sql('update customer_security set email_verified_at = now() where customer_id = $1', id)
  return {
    get stack() {
      return running().stack
    },
    get guild() {
      return running().guild
    },
    get github() {
      return running().github
    },
    sql,
    browser: () => newBrowser(running().stack.backend),
    newShopper: () => newShopper(running().stack.backend),
    /** The owner of the mailbox has proved the address. */
    verify,
    verifiedShopper: async (): Promise<Shopper> => {
      const shopper = await newShopper(running().stack.backend)
      await verify(shopper)
      return shopper
    },
    /** Accounts with an address. */
    accounts: (email: string) =>
      sql<{ id: string; verified: boolean }>(
        `select c.id, s.email_verified_at is not null as verified from customer c
          left join customer_security s on s.customer_id = c.id where c.email = $1 and c.deleted_at is null`,
        email,
      ),
    /** What was mailed to an address. */
    subjects: async (email: string) =>
      (await sandboxClient(running().stack).mails(email)).map(({ subject }) => subject).sort(),
  }
}

export const aDifferentEmail = () => `moved-${randomBytes(5).toString('hex')}@example.test`

export const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
