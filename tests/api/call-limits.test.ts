import { randomBytes, randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addAddress, designedLine, guest, newShopper } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { goodPicture } from '../support/hostile-files'
import { rows } from '../support/database'
import { DEMO_PASSWORD } from '../support/demo-people'
import { merchandiser } from '../support/medusa-admin'
import { medusaAt, newMedusaUser } from '../support/medusa-user'
import { sandboxClient } from '../support/sandbox-client'
import { startStack, type RunningStack } from '../support/stack'
import { mediansOf } from '../support/timing'

const CALLS = 60
/** Two backends on one database, with few of everything. */
let stack: RunningStack
beforeAll(async () => {
  const settings = {
    CALLS_PER_MINUTE: String(CALLS),
    CHECKOUTS_PER_TEN_MINUTES: '3',
    CONTACT_MESSAGES_PER_HOUR_OF_ALL: '3',
    UPLOADS_KEPT: '2',
    PROMO_GUESSES_PER_TEN_MINUTES: '5',
  }
  stack = await startStack({ storefront: false, twin: true, settings })
}, 300_000)
afterAll(() => stack.stop())

const from = (address: string) => ({ 'x-forwarded-for': address })
const anywhere = () => `203.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

/** Sends so many at once and answers how many were let through; the rest must have been told to wait. */
async function letThrough(times: number, send: (time: number) => Promise<Response>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: times }, (_one, time) => send(time)))
  for (const answer of answers) {
    if (answer.status !== 429) continue
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(120)
    expect(await answer.json()).toMatchObject({ success: false, code: 'rate_limited' })
  }
  return answers.filter(({ status }) => status !== 429).length
}
const asks =
  (address: () => string, path = '/promotions') =>
  (time: number) =>
    guest(time % 2 ? stack.backend : stack.twin).send('GET', path, { headers: from(address()) })

describe('all other calls', () => {
  /** What a minute’s end lets through beside: the limit is a rate. */
  const slack = 15

  it('of one address are so many a minute, whichever backend they come to; another’s are not held back', async () => {
    const address = anywhere()
    const passed = await letThrough(
      CALLS + 60,
      asks(() => address),
    )
    expect(passed).toBeGreaterThanOrEqual(CALLS)
    expect(passed).toBeLessThan(CALLS + slack)
    expect(
      await letThrough(
        5,
        asks(() => anywhere()),
      ),
    ).toBe(5)
    // Whoever writes addresses of their own before it, is told by the one that the shop’s own server saw.
    expect(
      await letThrough(
        10,
        asks(() => `${anywhere()}, ${address}`),
      ),
    ).toBeLessThan(10)
    expect((await asks(() => address, '/health')(0)).status).toBe(200)
    expect((await asks(() => address, '/files/artwork/none/large.webp')(0)).status).toBe(404)
  }, 60_000)

  it('of an IPv6 network are counted together', async () => {
    const passed = await letThrough(
      CALLS + 60,
      asks(() => `2001:db8:9:9::${randomBytes(2).toString('hex')}`),
    )
    expect(passed).toBeLessThan(CALLS + slack)
  }, 60_000)

  it('of one account are so many a minute, from wherever it calls', async () => {
    const { api } = await newShopper(stack.backend)
    const passed = await letThrough(CALLS + 60, (time) =>
      api.at(time % 2 ? stack.backend : stack.twin).send('GET', '/address', { headers: from(anywhere()) }),
    )
    expect(passed).toBeGreaterThanOrEqual(CALLS - 2)
    expect(passed).toBeLessThan(CALLS + slack)
  }, 60_000)

  it('of Medusa’s own sign-in are as many for an address, counted apart', async () => {
    const address = anywhere()
    const paths = ['/auth/user/providers', '/AUTH/user/providers', '/auth/none']
    const answers = await Promise.all(
      Array.from({ length: CALLS + 60 }, (_one, time) =>
        fetch(`${time % 2 ? stack.backend : stack.twin}${paths[time % 3] ?? ''}`, { headers: from(address) }),
      ),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeLessThanOrEqual(60)
    expect(refused.length).toBeGreaterThan(60 - slack)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused[0]?.json()).toMatchObject({ type: 'rate_limited' })
    const other = await fetch(`${stack.backend}/auth/user/providers`, { headers: from(anywhere()) })
    expect(await other.json()).toMatchObject({ providers: [{ id: 'emailpass' }] })
    expect((await asks(() => address)(0)).status).not.toBe(429)
  }, 60_000)

  it('are kept without the address or the account', async () => {
    const kept = await rows<{ subject: string }>(stack.databaseUrl, 'select subject from call_count')
    expect(kept.length).toBeGreaterThan(2)
    for (const { subject } of kept) expect(subject).toMatch(/^(call|picture|auth):[0-9a-f]{40}$/)
  })
})

describe('what costs more', () => {
  it('payment pages: three for a customer here, and refused carts count nothing', async () => {
    const { api } = await newShopper(stack.backend)
    await addAddress(api)
    const { line } = await designedLine(api)
    const open = (price = line.price) =>
      api.call('createCheckoutSession', { body: { items: [{ ...line, price }] } })
    for (let time = 0; time < 4; time += 1) expect(await open(1)).toMatchObject({ code: 'price_changed' })
    for (let time = 0; time < 3; time += 1) expect(await open()).toMatchObject({ status: 200 })
    const refused = await open()
    expect(refused).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(400)
  }, 120_000)

  // Guard: the route forgives no try once a cart is frozen or a page opened for it.
  it('payment pages that are refused once they were begun count, in one go and one by one', async () => {
    const [first, second] = await Promise.all([newShopper(stack.backend), newShopper(stack.backend)])
    const cartOf = async ({ api }: typeof first) => {
      await addAddress(api)
      const { line } = await designedLine(api)
      return () => api.call('createCheckoutSession', { body: { items: [line] } })
    }
    const together = await cartOf(first)
    const answers = await Promise.all([together(), together(), together()])
    // Two tabs are no fault: the newest page stands, and the others give way to it.
    expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(0)
    for (const answer of answers) expect([200, 409]).toContain(answer.status)
    expect(await together()).toMatchObject({ status: 429, code: 'rate_limited' })

    const alone = await cartOf(second)
    const sandbox = sandboxClient(stack)
    const refuses = { operation: 'checkout.sessions.create', kind: 'error', status: 400, about: second.email }
    await sandbox.faultDuring('stripe', refuses, async () => {
      for (let time = 0; time < 3; time += 1) expect(await alone()).toMatchObject({ status: 503 })
    })
    expect(await alone()).toMatchObject({ status: 429, code: 'rate_limited' })
  }, 120_000)

  it('messages to the shop: three in all', async () => {
    const write = () =>
      guest(stack.backend).call('sendContactMessage', {
        body: {
          name: 'Wanda Writer',
          email: `writer-${randomBytes(5).toString('hex')}@example.test`,
          subject: 'A question',
          message: 'Does the case fit a phone with a screen protector on it?',
          category: 'general',
        },
        headers: from(anywhere()),
      })
    for (let time = 0; time < 3; time += 1) expect(await write()).toMatchObject({ status: 201 })
    expect(await write()).toMatchObject({ status: 429, code: 'rate_limited' })
  }, 60_000)

  it('pictures of one’s own: two may lie here, and the sentence says what to do', async () => {
    const { api } = await newShopper(stack.backend)
    const send = async (seed: number) => {
      const form = new FormData()
      form.append(
        'image',
        new Blob([Uint8Array.from(await goodPicture(seed))], { type: 'image/jpeg' }),
        'a.jpg',
      )
      return api.call('uploadPicture', { form })
    }
    for (const seed of [61, 62]) expect(await send(seed)).toMatchObject({ status: 201 })
    expect(await send(63)).toMatchObject({
      status: 409,
      code: 'conflict',
      error:
        'There is room for 2 pictures of your own, 500 MB in all. Please delete designs that you no longer need.',
    })
    // The same file is the same picture, and takes no room.
    expect(await send(61)).toMatchObject({ status: 201 })
    expect((await rows(stack.databaseUrl, `select 1 from artwork where bytes > 0`)).length).toBe(2)
  }, 120_000)

  it('unknown codes: five for all customers of an address here', async () => {
    const address = anywhere()
    const guess = (api: ApiClient, code: string) =>
      api.call('getPromotion', { params: { code }, headers: from(address) })
    const [one, two] = await Promise.all([newShopper(stack.backend), newShopper(stack.backend)])
    for (let time = 0; time < 5; time += 1)
      expect(await guess(one.api, `NONE${time}`)).toMatchObject({ code: 'invalid_promo' })
    expect(await guess(two.api, 'NONE9')).toMatchObject({ status: 429 })
  }, 60_000)
})

describe('Medusa’s own sign-in', () => {
  const post = (path: string, body: unknown, address = anywhere()) =>
    fetch(`${stack.backend}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from(address) },
      body: JSON.stringify(body),
    })
  const tryPassword = (email: string, password: string) => post('/auth/user/emailpass', { email, password })

  it('does not tell by its time whether there is such a user', async () => {
    const { call } = await merchandiser(stack.backend)
    const known = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const email = `known-${randomBytes(5).toString('hex')}@example.test`
        await call('POST', '/invites', { email })
        expect((await post('/auth/user/emailpass/register', { email, password: 'a-pass-1' })).status).toBe(
          200,
        )
        return email
      }),
    )
    const medians = await mediansOf(
      {
        known: (time) => tryPassword(known[time % known.length] ?? '', 'wrong'),
        unknown: () => tryPassword(`nobody-${randomBytes(5).toString('hex')}@example.test`, 'wrong'),
      },
      30,
    )
    console.info('sign-in to Medusa’s admin', medians)
    expect(Math.abs(medians.known - medians.unknown)).toBeLessThan(Math.max(15, medians.known * 0.25))
  }, 120_000)

  it('takes ten wrong passwords, then has whoever tries wait; a right one counts nothing', async () => {
    const email = 'merchandiser@caseloom.test'
    for (let time = 0; time < 12; time += 1)
      expect((await tryPassword(email, DEMO_PASSWORD)).status).toBe(200)
    const spelled = (time: number) => (time % 2 ? email : ` ${email.toUpperCase()}`)
    for (let time = 0; time < 10; time += 1)
      expect((await tryPassword(spelled(time), 'wrong')).status).toBe(401)
    const refused = await tryPassword(email, DEMO_PASSWORD)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600)
    await rows(stack.databaseUrl, 'delete from account_attempt')
    expect((await tryPassword(email, DEMO_PASSWORD)).status).toBe(200)
  }, 60_000)

  it('lets a user’s own browser in, whoever tries, and counts it by itself', async () => {
    const user = await newMedusaUser(stack.backend)
    const call = medusaAt(stack.backend)
    const { said } = await user.signIn()
    const { status, headers } = await call('POST', '/auth/session', { token: said.token })
    expect(status).toBe(200)
    const cookie = headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .find((one) => one?.startsWith('caseloom_guest='))
    const inOwnBrowser = (password: string) =>
      call('POST', '/auth/user/emailpass', {
        body: { email: user.email, password },
        headers: { cookie: cookie ?? '' },
      })
    for (let time = 0; time < 10; time += 1) expect((await tryPassword(user.email, 'wrong')).status).toBe(401)
    expect((await user.signIn()).status).toBe(429)
    expect((await inOwnBrowser(user.password)).status).toBe(200)
    for (let time = 0; time < 10; time += 1) expect((await inOwnBrowser('wrong')).status).toBe(401)
    expect((await inOwnBrowser(user.password)).status).toBe(429)
    // What is right there clears no stranger.
    expect((await user.signIn()).status).toBe(429)
  }, 60_000)

  it('makes no login for whom nobody invited, and none of other kinds', async () => {
    const body = { email: 'shopper@caseloom.test', password: 'a-strangers-pass-1' }
    const own = { email: `squat-${randomBytes(5).toString('hex')}@example.test`, password: 'a-pass-12' }
    for (const one of [body, own]) expect((await post('/auth/user/emailpass/register', one)).status).toBe(401)
    for (const path of [
      '/auth/vendor/emailpass/register',
      '/auth/vendor/emailpass',
      '/auth/emailpass/user',
      '/auth/customer/emailpass/register',
      '/auth/__proto__/emailpass/register',
    ])
      expect([path, (await post(path, own)).status]).toEqual([path, 404])
    const kept = await rows(stack.databaseUrl, 'select 1 from provider_identity where entity_id = $1', [
      own.email,
    ])
    expect(kept).toEqual([])
  })

  it('is found under its own address alone: no other spelling and no other kind goes round its limits', async () => {
    const mine = { email: 'merchandiser@caseloom.test', password: DEMO_PASSWORD }
    const others = ['session', 'mfa', 'token', 'verification'].map((kind) => `/auth/${kind}/emailpass`)
    const spelled = [
      '/auth/user/email%70ass',
      '/auth/%75ser/emailpass',
      '/auth/USER/emailpass',
      '/auth/user/EMAILPASS',
      '/AUTH/user/emailpass',
      '/auth/user/emailpass/',
      '/auth/user//emailpass',
      '//auth/user/emailpass',
      '/auth/user%2Femailpass',
      '/auth/user;a=b/emailpass',
      '/auth/user/emailpass;a=b',
    ]
    for (const path of [...others, ...spelled])
      expect([path, (await post(path, mine)).status]).toEqual([path, 404])
    const email = `squat-${randomBytes(5).toString('hex')}@example.test`
    const below = (path: string) => path.replace(/\/?$/, (end) => `/register${end}`)
    for (const path of [...others, ...spelled].map(below))
      expect([path, (await post(path, { email, password: 'a-pass-12' })).status]).toEqual([path, 404])
    expect(
      await rows(stack.databaseUrl, 'select 1 from provider_identity where entity_id = $1', [email]),
    ).toEqual([])
    // As GET Medusa takes a password too.
    const asGet = await fetch(`${stack.backend}/auth/user/emailpass`, { headers: from(anywhere()) })
    expect(asGet.status).toBe(404)
    expect((await post('/auth/user/emailpass', mine)).status).toBe(200)
    // What its pages call besides.
    const reset = await post('/auth/user/emailpass/reset-password', { identifier: mine.email })
    expect(reset.status).toBe(201)
    expect((await post('/auth/user/emailpass/update', { password: 'a-pass-12' })).status).toBe(401)
  })
})
