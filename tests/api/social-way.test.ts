import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { killedAt } from '../support/crash'
import { aDifferentEmail, claimsOf, socialShop } from '../support/identity/social-shop'

const shop = socialShop({ failPoints: true })

describe('the way there and back', () => {
  it('ends once, in the browser that began it', async () => {
    const { login } = shop.guild.people.verified()
    const mine = shop.browser()
    const came = await mine.visit(login)
    expect(await shop.browser().finish(came)).toMatchObject({
      status: 400,
      code: 'invalid_request',
      error: 'This sign-in was not started in this browser, or too long ago. Please start again.',
    })
    expect(await mine.finish({ ...came, state: 'f'.repeat(64) })).toMatchObject({ status: 400 })
    expect(await mine.finish(came, 'github')).toMatchObject({ status: 400 })
    expect(await mine.finish(came)).toMatchObject({ ok: true })
    expect(await mine.finish(came)).toMatchObject({
      status: 400,
      error: 'This sign-in has been used already. Please start again.',
    })
  })

  it('lets one of two calls with the same answer through', async () => {
    const { login } = shop.guild.people.verified()
    const { visit, finish } = shop.browser()
    const came = await visit(login)
    const answers = await Promise.all([finish(came), finish(came)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('waits for a registration of the address that is under way, and never meets half an account', async () => {
    const { login, email } = shop.guild.people.verified()
    const { visit, finish } = shop.browser()
    const came = await visit(login)
    const data = { name: 'Rita Register', passwordHash: 'none', newsletter: false, guestKeyHash: null }
    await shop.sql(
      `insert into account_request (id, purpose, email, data, due_at) values ($1, 'register', $2, $3, now() + interval '1 day')`,
      `areq_${email}`,
      email,
      JSON.stringify(data),
    )
    const keeper = new pg.Client({ connectionString: shop.stack.databaseUrl })
    await keeper.connect()
    try {
      // Nobody becomes a customer: the registration stops between its login and its account.
      await keeper.query('begin')
      await keeper.query('lock table customer in share row exclusive mode')
      await shop.sql('update account_request set due_at = now() where email = $1', email)
      const half = `select 1 from provider_identity where provider = 'emailpass' and entity_id = $1`
      await expect.poll(() => shop.sql(half, email), { timeout: 90_000, interval: 100 }).toHaveLength(1)
      const finished = finish(came)
      await sleep(1500)
      await keeper.query('commit')
      expect(await finished).toMatchObject({ status: 409, code: 'account_exists' })
    } finally {
      await keeper.end()
    }
    expect(await shop.accounts(email)).toMatchObject([{ verified: false }])
  })

  it('keeps two tabs apart', async () => {
    const { visit, finish } = shop.browser()
    const [one, two] = [shop.guild.people.verified(), shop.guild.people.verified()]
    const first = await visit(one.login, { redirect: '/cart' })
    const second = await visit(two.login, { redirect: '/products' })
    expect(await finish(first)).toMatchObject({ data: { email: one.email, redirect: '/cart' } })
    expect(await finish(second)).toMatchObject({ data: { email: two.email, redirect: '/products' } })
  })

  it('hides its cookie from scripts and other sites, and names no other host as the way on', async () => {
    const { api, visit, finish } = shop.browser()
    const begun = await api.send('POST', '/auth/social/oidc', { body: { redirect: '/cart' } })
    expect(begun.headers.getSetCookie().join()).toMatch(
      /caseloom_social_\w{8}=[0-9a-f]{64};.*Max-Age=600;.*Path=\/api\/auth\/social;.*HttpOnly;.*SameSite=Lax/,
    )
    for (const redirect of ['//evil.example', 'https://evil.example', '/\\evil.example', '/\t/evil.example'])
      expect(await finish(await visit(shop.guild.people.verified().login, { redirect }))).toMatchObject({
        data: { redirect: null },
      })
  })

  it('lasts ten minutes', async () => {
    const { visit, finish } = shop.browser()
    const came = await visit(shop.guild.people.verified().login)
    await shop.sql(`update social_flow set expires_at = now() - interval '1 second' where used_at is null`)
    expect(await finish(came)).toMatchObject({
      status: 400,
      error: 'Signing in took longer than 10 minutes. Please start again.',
    })
  })

  it('is friendly to whoever says no, and to what the provider will not have', async () => {
    const { login } = shop.guild.people.verified()
    expect(await shop.browser().signIn(login, { consent: 'no', redirect: '/cart' })).toMatchObject({
      status: 401,
      code: 'invalid_credentials',
      error: 'You said no at Weavers’ Guild, so nothing was changed.',
      extra: { redirect: '/cart' },
    })
    const { visit, finish } = shop.browser()
    const came = await visit(login)
    expect(await finish({ ...came, code: 'made-up' })).toMatchObject({
      status: 401,
      code: 'invalid_credentials',
      error: 'Weavers’ Guild did not sign you in. Please try again.',
    })
    const again = await visit(login)
    expect(await finish({ ...again, iss: 'https://elsewhere.example' })).toMatchObject({ status: 401 })
    const third = await visit(login)
    expect(await finish({ state: third.state ?? '' })).toMatchObject({ status: 401 })
    const fourth = await visit(login)
    expect(await finish({ state: fourth.state ?? '', error: 'server_error' })).toMatchObject({ status: 503 })
  })

  it('does not take one person’s code for another’s sign-in', async () => {
    const [mallory, victim] = [shop.browser(), shop.browser()]
    const stolen = await mallory.visit(shop.guild.people.verified().login)
    const own = await victim.visit(shop.guild.people.verified().login)
    // PKCE: the code belongs to the verifier of the browser it was made for.
    expect(await mallory.finish({ ...stolen, code: own.code ?? '' })).toMatchObject({ status: 401 })
  })

  it.each(['down', 'silent'] as const)('says so while the provider is %s', async (mood) => {
    const { login } = shop.guild.people.verified()
    const { visit, finish } = shop.browser()
    const came = await visit(login)
    shop.guild.feel(mood)
    const since = Date.now()
    expect(await finish(came)).toMatchObject({ status: 503, code: 'provider_unavailable' })
    expect(Date.now() - since).toBeLessThan(20_000)
    shop.guild.feel('well')
    expect(await shop.browser().signIn(login)).toMatchObject({ ok: true })
  })

  it('is counted by address', async () => {
    const { start } = shop.browser()
    const answers = []
    for (let tries = 0; tries < 61; tries += 1) answers.push((await start({}, 'github')).status)
    expect(answers.slice(0, 60).every((status) => status === 200)).toBe(true)
    expect(answers[60]).toBe(429)
  })
})

describe('GitHub', () => {
  const person = (emails: { email: string; primary: boolean; verified: boolean }[], name?: string) => ({
    login: `gh-${randomBytes(4).toString('hex')}`,
    name: name ?? null,
    emails,
  })
  async function signIn(who: ReturnType<typeof person> & { publicEmail?: string }) {
    const { start, finish } = shop.browser()
    const begun = await start({}, 'github')
    if (!begun.ok) throw new Error(begun.error)
    return finish(shop.github.authorise(begun.data.location, who), 'github')
  }

  it('gives its private, verified, primary address', async () => {
    const [second, email] = [aDifferentEmail(), aDifferentEmail()]
    const who = person([
      { email: second, primary: false, verified: true },
      { email, primary: true, verified: true },
    ])
    const answer = await signIn(who)
    expect(answer).toMatchObject({ ok: true, data: { email, name: who.login, isNew: true } })
    if (answer.ok) expect(claimsOf(answer.data.token)).toMatchObject({ auth_provider: 'github' })
    expect(await signIn(who)).toMatchObject({ ok: true, data: { email, isNew: false } })
  })

  it('is not believed about an address that it has not verified, public or not', async () => {
    const { email } = await shop.verifiedShopper()
    const unverified = { ...person([{ email, primary: true, verified: false }]), publicEmail: email }
    expect(await signIn(unverified)).toMatchObject({ status: 403, code: 'email_unverified' })
    expect(await signIn({ ...person([]), publicEmail: email })).toMatchObject({ status: 403 })
  })

  it('opens the same account as another provider with the same address', async () => {
    const { login, email } = shop.guild.people.verified()
    const first = await shop.browser().signIn(login)
    const second = await signIn(person([{ email, primary: true, verified: true }]))
    expect(second).toMatchObject({ ok: true, data: { isNew: false } })
    if (first.ok && second.ok) expect(second.data.userId).toBe(first.data.userId)
  })

  it('may be out of order, or not know a code', async () => {
    const { start, finish } = shop.browser()
    const begin = async () => {
      const begun = await start({}, 'github')
      if (!begun.ok) throw new Error(begun.error)
      return shop.github.authorise(begun.data.location, person([]))
    }
    expect(await finish({ ...(await begin()), code: 'made-up' }, 'github')).toMatchObject({ status: 401 })
    const came = await begin()
    shop.github.fail(true)
    expect(await finish(came, 'github')).toMatchObject({ status: 503, code: 'provider_unavailable' })
  })
})

describe('a shop that dies in the middle', () => {
  it.each([
    ['create-customers', 'after'],
    ['link-identity', 'before'],
    ['link-identity', 'after'],
  ] as const)('%s, %s: the next try ends right', async (point, when) => {
    const { login, email } = shop.guild.people.verified()
    const { visit, finish } = shop.browser()
    const came = await visit(login)
    await killedAt(shop.stack, { point, when, about: email }, () => finish(came))
    const again = await shop.browser().signIn(login)
    expect(again).toMatchObject({ ok: true, data: { email, user: { emailVerified: true } } })
    expect(await shop.accounts(email)).toEqual([{ id: again.ok && again.data.userId, verified: true }])
    await expect.poll(() => shop.subjects(email), { timeout: 40_000 }).toHaveLength(1)
  })
})
