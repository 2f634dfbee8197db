import { randomBytes } from 'node:crypto'
import { afterEach, describe, inject, it, type TestContext } from 'vitest'
import { guest } from '../support/actors'
import type { FailPoint } from '../support/crash'
import { rows } from '../support/database'
import { sandboxClient } from '../support/sandbox-client'
import { sharedDeath } from '../support/shared-death'

const stack = inject('stack')
const sandbox = sandboxClient(stack)
const SOON = { timeout: 60_000, interval: 250 }

interface MailRow {
  state: string
  attempts: number
  data: Record<string, unknown>
  last_error: string | null
}
async function welcomeOf(email: string): Promise<MailRow> {
  const [row] = await rows<MailRow>(
    stack.databaseUrl,
    `select state, attempts, data, last_error from mail_message where "to" = $1 and template = 'welcome'`,
    [email],
  )
  if (!row) throw new Error(`No welcome is owed to ${email}`)
  return row
}
/** Lets the time pass until the next try, or until a dead process's delivery may be taken over. */
const waitIsOver = (email: string) =>
  rows(
    stack.databaseUrl,
    `update mail_message set next_attempt_at = now(), last_error = null where "to" = $1 and state = 'queued'`,
    [email],
  )
const receivedBy = async (email: string) =>
  (await sandbox.mails(email))
    .filter(({ subject }) => subject.startsWith('Welcome'))
    .map((mail) => mail.messageId)

const newEmail = () => `mails-${randomBytes(6).toString('hex')}@example.test`
const register = (email: string) =>
  guest(stack.backend).must('register', {
    body: { name: 'Terry Tester', email, password: `pass-${randomBytes(8).toString('hex')}` },
  })

/** Sent, once or twice as the same mail, and nothing in the queue that lets its reader in. */
async function arrived(email: string, times: number[], { expect }: Pick<TestContext, 'expect'>) {
  await expect.poll(async () => (await welcomeOf(email)).state, SOON).toBe('sent')
  expect((await welcomeOf(email)).data).toEqual({})
  const ids = await receivedBy(email)
  expect(times).toContain(ids.length)
  expect(new Set(ids).size).toBe(1)
  expect(ids[0]).toMatch(/^<[0-9a-f]{40}@/)
}

describe('a mail server that fails', () => {
  afterEach(() => sandbox.mend('mail'))

  it('refuses: nobody waits for it, the mail is kept with its reason, and goes out later', async ({
    expect,
  }) => {
    // A server that takes another's mail meanwhile is well again.
    const owed = () =>
      rows(stack.databaseUrl, `select 1 from mail_message where state = 'queued' and attempts = 0`)
    await expect.poll(owed, SOON).toEqual([])
    const email = newEmail()
    await sandbox.fault('mail', { operation: 'smtp.receive', kind: 'error', times: 2, about: email })
    const began = performance.now()
    await register(email)
    expect(performance.now() - began).toBeLessThan(10_000)
    await expect.poll(async () => (await welcomeOf(email)).last_error, SOON).toContain('told to refuse')
    const held = await welcomeOf(email)
    expect(held).toMatchObject({ state: 'queued', attempts: 1 })
    // Still whole: without its link it could not be sent.
    expect(held.data).toHaveProperty('name')
    await waitIsOver(email)
    await expect.poll(async () => (await welcomeOf(email)).attempts, SOON).toBe(2)
    await expect.poll(async () => (await welcomeOf(email)).last_error, SOON).toContain('told to refuse')
    const mail = async () =>
      (await guest(stack.backend).must('ready')).checks.find(({ name }) => name === 'mail')
    expect(await mail()).toEqual({
      name: 'mail',
      healthy: false,
      needed: false,
      reason: 'The mail server refuses mails; the log says why',
    })
    await waitIsOver(email)
    await arrived(email, [1], { expect })
    expect(await mail()).toMatchObject({ healthy: true })
  })

  it('takes the mail and loses its answer: it comes again as the same mail', async ({ expect }) => {
    const email = newEmail()
    await sandbox.fault('mail', { operation: 'smtp.receive', kind: 'drop_after', times: 1, about: email })
    await register(email)
    await expect.poll(async () => (await welcomeOf(email)).last_error, SOON).toContain('lose its answer')
    await waitIsOver(email)
    await arrived(email, [2], { expect })
  })
})

// Judge: what lies in the inbox. Guard: the lease of a taken mail, the Message-ID made of its dedupe key.
// Four mails are under way at a time, so five cannot die together.
type Place = [point: string, when: FailPoint['when'], times: number[]]
const PLACES: Place[][] = [
  [
    ['MailService.render', 'before', [1]],
    ['SmtpNotificationService.send', 'before', [1]],
    ['SmtpNotificationService.send', 'after', [2]],
  ],
  [
    ['MailService.recordSent', 'before', [2]],
    ['MailService.recordSent', 'after', [1]],
  ],
]
describe.each(PLACES)('a process that dies', (...places: Place[]) => {
  const death = sharedDeath(stack, places.length)
  it.concurrent.for(places)('%s %s: the mail arrives', async ([point, when, times], { expect }) => {
    const email = newEmail()
    await death({ point, when, about: email }, () => register(email))
    await waitIsOver(email)
    await arrived(email, times, { expect })
  })
})
