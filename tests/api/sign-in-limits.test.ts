import { createHash, randomBytes, randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../support/api-client'
import { rows } from '../support/database'
import { mailsOf, nextLink, requestsAnswered } from '../support/mailed-link'
import { medusaAt } from '../support/medusa-user'
import { expectNoTelling, triesOr } from '../support/no-telling'
import { startStack, type RunningStack } from '../support/stack'
import { timesOf } from '../support/timing'

/** Two backends on one database, with the limits of a live shop. */
let stack: RunningStack
beforeAll(async () => {
  const limits = {
    REGISTRATIONS_PER_HOUR: '10',
    REGISTRATIONS_PER_HOUR_OF_ALL: '1000',
    ACCOUNT_MAILS_PER_HOUR: '5',
  }
  const signIns = { SIGN_IN_FAILURES_PER_MINUTE: '10', SIGN_IN_FAILURES_PER_HOUR: '100' }
  stack = await startStack({ storefront: false, twin: true, settings: { ...limits, ...signIns } })
}, 300_000)
afterAll(() => stack.stop())

const SIGN_INS = triesOr(40)
const MAILS_ASKED = triesOr(30)
const GUESSES = Number(process.env.GUESSES ?? 300)

const MERCHANDISER = 'merchandiser@caseloom.test'
const PASSWORD = 'a-password-of-mine-3'
/** As the storefront beside the backend says whom it speaks for. */
const from = (address: string) => ({ 'x-forwarded-for': address })
const anywhere = () => `203.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
const newEmail = () => `limits-${randomBytes(6).toString('hex')}@example.test`

async function register(email = newEmail(), address = anywhere()) {
  const api = new ApiClient(stack.backend)
  const body = { name: 'Lena Limits', email, password: PASSWORD }
  return { api, email, answer: await api.call('register', { body, headers: from(address) }) }
}
function tryPassword(
  email: string,
  password: string,
  address = anywhere(),
  api = new ApiClient(stack.backend),
) {
  return api.call('login', { body: { email, password }, headers: from(address) })
}
const waitOf = ({ headers }: { headers: Headers }) => Number(headers.get('retry-after'))

const subjectOf = (email: string) =>
  `account:${createHash('sha256').update(email).digest('hex').slice(0, 40)}`
/** The tries that were counted against an account, the oldest first. */
const triesOf = (email: string) =>
  rows<{ pause_seconds: number }>(
    stack.databaseUrl,
    'select pause_seconds from account_attempt where subject = $1 order by created_at',
    [subjectOf(email)],
  )
/** Pauses that no slow machine outlasts, or that are over. */
const lengthenPauses = (seconds: number) =>
  rows(stack.databaseUrl, 'update account_attempt set pause_seconds = $1 where pause_seconds > 0', [seconds])
/** As if what was counted had been so long ago. */
const letPass = (time: string) =>
  rows(stack.databaseUrl, 'update account_attempt set created_at = created_at - $1::interval', [time])
async function failTenTimes(email: string, api?: ApiClient) {
  for (let time = 0; time < 10; time += 1)
    expect(await tryPassword(email, 'wrong', anywhere(), api)).toMatchObject({
      status: 401,
      code: 'invalid_credentials',
      error: 'Invalid email or password',
    })
}

describe('wrong passwords of an account', () => {
  it('ten pass in a quarter of an hour, then the pauses double, also for the right one', async () => {
    const { email } = await register()
    await failTenTimes(email)
    expect((await triesOf(email)).map((row) => row.pause_seconds)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
    const refused = await tryPassword(email, PASSWORD)
    expect(refused).toMatchObject({
      status: 429,
      code: 'rate_limited',
      error: 'Too many attempts. Please try again in 15 minutes.',
    })
    expect(waitOf(refused)).toBeGreaterThan(600)
    expect(waitOf(refused)).toBeLessThanOrEqual(900)
    await lengthenPauses(1800)
    await letPass('15 minutes')
    expect(waitOf(await tryPassword(email, PASSWORD))).toBeGreaterThan(600)
    await letPass('15 minutes')
    expect(await tryPassword(email, 'wrong')).toMatchObject({ status: 401 })
    expect((await triesOf(email)).map((row) => row.pause_seconds).slice(-2)).toEqual([1800, 3600])
    await letPass('15 minutes')
    expect(await tryPassword(email, PASSWORD)).toMatchObject({ status: 429 })
    await letPass('45 minutes')
    expect(await tryPassword(email, PASSWORD)).toMatchObject({ status: 200 })
    expect(await triesOf(email)).toEqual([])
  })

  it('an address that nobody has is counted in the same way', async () => {
    const email = newEmail()
    await failTenTimes(email)
    const refused = await tryPassword(email, 'wrong')
    expect(refused).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(waitOf(refused)).toBeGreaterThan(600)
    expect(waitOf(refused)).toBeLessThanOrEqual(900)
  })

  it('ten of fifty at the same moment pass, whichever backend they come to', async () => {
    const { email } = await register()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_one, index) =>
        tryPassword(email, 'wrong', anywhere(), new ApiClient(index % 2 ? stack.backend : stack.twin)),
      ),
    )
    const tries = await triesOf(email)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40)
    expect(tries.map((row) => row.pause_seconds)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
  })

  it('a browser that has signed in before is not kept out by strangers, and is counted by itself', async () => {
    const { api, email } = await register()
    await failTenTimes(email)
    await lengthenPauses(3600)
    expect(await tryPassword(email, PASSWORD)).toMatchObject({ status: 429 })
    expect(await tryPassword(email, PASSWORD, anywhere(), api)).toMatchObject({ status: 200 })
    await failTenTimes(email, api)
    await lengthenPauses(3600)
    expect(await tryPassword(email, PASSWORD, anywhere(), api)).toMatchObject({ status: 429 })
    // What its owner got right clears no stranger.
    expect(await tryPassword(email, 'wrong')).toMatchObject({ status: 429 })
  })

  it('a link to a new password lets its holder in, whoever is trying', async () => {
    const { email } = await register()
    await failTenTimes(email)
    await lengthenPauses(3600)
    const api = new ApiClient(stack.backend)
    await api.must('forgotPassword', { body: { email }, headers: from(anywhere()) })
    const { token } = await nextLink(stack, email, 'reset-password')
    const body = { email, token, newPassword: 'another-password-4' }
    await api.must('resetPassword', { body, headers: from(anywhere()) })
    await failTenTimes(email)
    await lengthenPauses(3600)
    expect(await tryPassword(email, 'another-password-4')).toMatchObject({ status: 429 })
    expect(await tryPassword(email, 'another-password-4', anywhere(), api)).toMatchObject({ status: 200 })
  })

  it('a day after the last one nobody waits', async () => {
    const { email } = await register()
    await failTenTimes(email)
    await lengthenPauses(3600)
    expect(await tryPassword(email, PASSWORD)).toMatchObject({ status: 429 })
    await letPass('24 hours')
    expect(await tryPassword(email, PASSWORD)).toMatchObject({ status: 200 })
  })
})

describe('many guesses', () => {
  it('at one account, from as many addresses and both backends: ten are looked at in a quarter of an hour', async () => {
    const { email } = await register()
    const began = Date.now()
    const answers: { status: number; at: number }[] = []
    let left = GUESSES
    const guesser = async (_one: unknown, number: number) => {
      const api = new ApiClient(number % 2 ? stack.backend : stack.twin)
      while (left > 0) {
        left -= 1
        const { status } = await tryPassword(email, `guess-${left}`, anywhere(), api)
        answers.push({ status, at: Date.now() - began })
      }
    }
    await Promise.all(Array.from({ length: 20 }, guesser))
    const seconds = (Date.now() - began) / 1000
    const looked = answers.filter(({ status }) => status === 401)
    console.info(
      `${GUESSES} guesses at one account in ${Math.round(seconds)} s: ${looked.length} looked at, the last after ${looked.at(-1)?.at ?? 0} ms`,
    )
    expect(answers.filter(({ status }) => status !== 401 && status !== 429)).toEqual([])
    expect(answers).toHaveLength(GUESSES)
    expect(looked.filter(({ at }) => at < 15 * 60_000)).toHaveLength(10)
  }, 3_600_000)

  it('at many accounts, from one address: ten a minute', async () => {
    const address = anywhere()
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async () => (await tryPassword(newEmail(), 'guess', address)).status),
    )
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(50)
  })
})

describe('one network address', () => {
  it('fails ten times a minute at most, over all accounts; right ones cost nothing', async () => {
    const address = anywhere()
    const { email } = await register()
    for (let time = 0; time < 12; time += 1)
      expect(await tryPassword(email, PASSWORD, address)).toMatchObject({ status: 200 })
    for (let time = 0; time < 10; time += 1)
      expect(await tryPassword(newEmail(), 'wrong', address)).toMatchObject({ status: 401 })
    const refused = await tryPassword(newEmail(), 'wrong', address)
    expect(refused).toMatchObject({ status: 429 })
    expect(waitOf(refused)).toBeGreaterThan(30)
    expect(waitOf(refused)).toBeLessThanOrEqual(60)
    expect(await tryPassword(newEmail(), 'wrong')).toMatchObject({ status: 401 })
  })

  it('is an IPv6 network as a whole', async () => {
    for (let time = 0; time < 10; time += 1)
      expect(await tryPassword(newEmail(), 'wrong', `2001:db8:1:2::${time + 1}`)).toMatchObject({
        status: 401,
      })
    expect(await tryPassword(newEmail(), 'wrong', '2001:db8:1:2:ffff::99')).toMatchObject({ status: 429 })
    expect(await tryPassword(newEmail(), 'wrong', '2001:db8:1:3::1')).toMatchObject({ status: 401 })
  })

  it('opens ten accounts an hour; an address that is known counts too', async () => {
    const address = anywhere()
    const { email } = await register(newEmail(), address)
    for (let time = 0; time < 5; time += 1)
      expect((await register(email, address)).answer).toMatchObject({ status: 409, code: 'email_taken' })
    for (let time = 0; time < 4; time += 1)
      expect((await register(newEmail(), address)).answer).toMatchObject({ status: 201 })
    const { answer } = await register(newEmail(), address)
    expect(answer).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(waitOf(answer)).toBeGreaterThan(3000)
    expect((await register()).answer).toMatchObject({ status: 201 })
  })

  it('opens a thousand accounts an hour in the whole shop, and says why it does not open another', async () => {
    const everybody = `registrations:${createHash('sha256').update('everybody').digest('hex').slice(0, 40)}`
    await rows(
      stack.databaseUrl,
      `insert into account_attempt (id, subject, pause_seconds)
       select 'catt_flood_' || number, $1, 0 from generate_series(1, 1000) as number`,
      [everybody],
    )
    const address = anywhere()
    const { answer } = await register(newEmail(), address)
    expect(answer).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(!answer.ok && answer.error).toMatch(
      /^Very many people are opening accounts just now\. Please try again in \d+ minutes\.$/,
    )
    expect(waitOf(answer)).toBeGreaterThan(3000)
    await rows(stack.databaseUrl, `delete from account_attempt where id like 'catt_flood_%'`)
    for (let time = 0; time < 10; time += 1)
      expect((await register(newEmail(), address)).answer).toMatchObject({ status: 201 })
  })

  it.each(['forgotPassword', 'resendVerification'] as const)('%s: five an hour', async (name) => {
    const address = anywhere()
    const ask = (from_ = address) =>
      new ApiClient(stack.backend).call(name, { body: { email: newEmail() }, headers: from(from_) })
    for (let time = 0; time < 5; time += 1) expect(await ask()).toMatchObject({ data: { sent: true } })
    const refused = await ask()
    expect(refused).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(waitOf(refused)).toBeGreaterThan(3000)
    expect(await ask(anywhere())).toMatchObject({ data: { sent: true } })
  })
})

describe('the time of an answer', () => {
  it('does not tell at sign-in whether there is an account', async () => {
    const known: string[] = []
    // Ten wrong ones of an account would be answered without a look.
    for (let one = 0; one < SIGN_INS / 5; one += 1) known.push((await register()).email)
    const kinds = {
      known: (time: number) => tryPassword(known[time % known.length] ?? '', 'wrong'),
      unknown: () => tryPassword(newEmail(), 'wrong'),
    }
    expectNoTelling('sign-ins', await timesOf(kinds, SIGN_INS), { onABeat: true })
  }, 3_600_000)

  it('does not tell at the sign-in to Medusa’s admin whether there is a user', async () => {
    const call = medusaAt(stack.backend)
    const wrong = async (email: string, password: unknown = 'wrong') => {
      const began = performance.now()
      const { status, said } = await call('POST', '/auth/user/emailpass', { body: { email, password } })
      expect(status).toBe(401)
      expect(performance.now() - began).toBeGreaterThan(240)
      return said.message
    }
    for (const password of ['wrong', '', 1, null])
      expect(await wrong(MERCHANDISER, password)).toBe(await wrong(newEmail(), password))
    const kinds = { known: () => wrong(MERCHANDISER), unknown: () => wrong(newEmail()) }
    // Ten wrong ones of a login would be answered without a look.
    const times = await timesOf(kinds, SIGN_INS, () => letPass('1 day'))
    expectNoTelling('sign-ins of users', times, { onABeat: true })
  }, 3_600_000)

  it.each([
    ['forgotPassword', 'reset-password'],
    ['resendVerification', 'verify-email'],
  ] as const)(
    'does not tell by a mail that is asked for: %s',
    async (name, mail) => {
      const { email } = await register()
      const ask = (address: string) =>
        new ApiClient(stack.backend).must(name, { body: { email: address }, headers: from(anywhere()) })
      const kinds = { known: () => ask(email), unknown: () => ask(newEmail()) }
      expectNoTelling(name, await timesOf(kinds, MAILS_ASKED, () => requestsAnswered(stack)))
      // Three an hour at the most; a new account's own mail is the first of them.
      await expect.poll(() => mailsOf(stack, email, mail), { timeout: 30_000 }).toBe(3)
    },
    3_600_000,
  )
})
