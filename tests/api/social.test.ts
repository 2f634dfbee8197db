import { describe, expect, it } from 'vitest'
import { guest } from '../support/actors'
import { freshCode, protect } from '../support/authenticator'
import { aDifferentEmail, claimsOf, socialShop } from '../support/identity/social-shop'
import { nextLink } from '../support/mailed-link'
import { runScript } from '../support/run-script'

const shop = socialShop()

describe('what is offered', () => {
  it('is what has settings, by name', async () => {
    expect(await guest(shop.stack.backend).must('listSocialProviders')).toEqual([
      { id: 'github', name: 'GitHub' },
      { id: 'oidc', name: 'Weavers’ Guild' },
    ])
  })

  it('is nothing else', async () => {
    const { start, finish } = shop.browser()
    expect(await start({}, 'google')).toMatchObject({ status: 404, code: 'not_found' })
    expect(await finish({ state: 'x', code: 'y' }, 'google')).toMatchObject({ status: 404 })
    expect(await start({}, 'facebook')).toMatchObject({ status: 400, code: 'invalid_request' })
  })

  it('is closed to Medusa’s own routes, for customers and for its admin', async () => {
    for (const path of ['/auth/customer/oidc', '/auth/user/oidc', '/auth/user/oidc/callback']) {
      const { status } = await fetch(`${shop.stack.backend}${path}`, { method: 'POST' })
      expect([400, 404], path).toContain(status)
    }
  })
})

describe('a sign-in by a provider', () => {
  it('opens an account for a new person: verified, welcomed once, asked for no news', async () => {
    const { login, email } = shop.guild.people.verified({ name: 'Ada King Lovelace' })
    const { api, signIn } = shop.browser()
    const answer = await signIn(login, { redirect: '/customize?product=2', rememberMe: true })
    expect(answer).toMatchObject({
      ok: true,
      data: {
        email,
        name: 'Ada King Lovelace',
        isNew: true,
        rememberMe: true,
        redirect: '/customize?product=2',
        user: { emailVerified: true, hasPassword: false, newsletter: false, firstName: 'Ada' },
      },
    })
    if (!answer.ok) return
    expect((Date.parse(answer.data.expiresAt) - Date.now()) / 86_400_000).toBeCloseTo(30, 1)
    expect(claimsOf(answer.data.token)).toMatchObject({ auth_provider: 'oidc', actor_id: answer.data.userId })
    api.token = answer.data.token
    expect(await api.must('getProfile')).toMatchObject({ email })
    await expect.poll(() => shop.subjects(email), { timeout: 15_000 }).toHaveLength(1)
  })

  it('takes given and family names, spells the address one way, and keeps no token of the provider', async () => {
    const { email } = shop.guild.people.verified()
    const login = shop.guild.people.add({
      email: email.toUpperCase(),
      verified: true,
      givenName: 'Bo\u0007b <b>',
      familyName: 'van der Berg',
    })
    expect(await shop.browser().signIn(login)).toMatchObject({
      data: { email, user: { firstName: 'Bo b b', lastName: 'van der Berg' } },
    })
    const [kept] = await shop.sql<{ text: string }>(
      'select i::text as text from provider_identity i where entity_id = $1',
      login,
    )
    expect(kept?.text).toContain(email.toUpperCase())
    expect(kept?.text).not.toMatch(/token|eyJ/)
  })

  it('finds the account again, whatever the address at the provider has become', async () => {
    const { login, email } = shop.guild.people.verified()
    const first = await shop.browser().signIn(login)
    const other = await shop.verifiedShopper()
    for (const facts of [
      { email: aDifferentEmail(), verified: true },
      { email: other.email, verified: true },
      { email: aDifferentEmail(), verified: false },
      {},
    ]) {
      shop.guild.people.change(login, facts)
      const again = await shop.browser().signIn(login)
      expect(again).toMatchObject({ ok: true, data: { isNew: false, email } })
      if (first.ok && again.ok) expect(again.data.userId).toBe(first.data.userId)
    }
  })

  it('links a verified account with the same address, once, and tells its owner', async () => {
    const { id, email, api: ownersBrowser, password } = await shop.verifiedShopper()
    const { login } = shop.guild.people.verified({ email })
    expect(await shop.browser().signIn(login)).toMatchObject({ ok: true, data: { userId: id, isNew: false } })
    expect(await shop.browser().signIn(login)).toMatchObject({ ok: true, data: { userId: id, isNew: false } })
    await expect
      .poll(async () => (await shop.subjects(email)).filter((subject) => /Weavers/.test(subject)), {
        timeout: 15_000,
      })
      .toHaveLength(1)
    // Both doors stay open.
    expect(await ownersBrowser.must('getProfile')).toMatchObject({ id, hasPassword: true })
    expect(await guest(shop.stack.backend).call('login', { body: { email, password } })).toMatchObject({
      ok: true,
    })
  })

  it('never shares the account of somebody who registered the address without proving it', async () => {
    const squatter = await shop.newShopper()
    const { login } = shop.guild.people.verified({ email: squatter.email })
    for (let tries = 0; tries < 2; tries += 1)
      expect(await shop.browser().signIn(login, { redirect: '/cart' })).toMatchObject({
        status: 409,
        code: 'account_exists',
        error:
          'An account with this email exists already. Sign in with your password, verify your email, then try again.',
        extra: { redirect: '/cart' },
      })
    expect(await shop.accounts(squatter.email)).toEqual([{ id: squatter.id, verified: false }])
    // Once the owner of the mailbox has proved it, the same identity is welcome.
    await shop.verify(squatter)
    expect(await shop.browser().signIn(login)).toMatchObject({ ok: true, data: { userId: squatter.id } })
  })

  it('takes the password of whoever opened the account in a stranger’s name, and signs them out', async () => {
    const squatter = await shop.newShopper()
    const { id, email, password } = squatter
    const owner = shop.browser()
    const { token } = await nextLink(shop.stack, email, 'verify-email')
    expect(await owner.api.must('verifyEmail', { query: { token, email } })).toMatchObject({ token: null })
    const { login } = shop.guild.people.verified({ email })
    const answer = await owner.signIn(login)
    expect(answer).toMatchObject({ ok: true, data: { userId: id, user: { hasPassword: false } } })
    expect(await squatter.api.call('getProfile')).toMatchObject({ status: 401 })
    expect(await squatter.api.call('login', { body: { email, password } })).toMatchObject({
      code: 'invalid_credentials',
    })
    const told = await shop.sql<{ data: unknown }>(
      `select data from mail_message where "to" = $1 and template = 'sign-in-linked'`,
      email,
    )
    expect(told).toMatchObject([{ data: { passwordGone: true } }])
    if (!answer.ok) return
    owner.api.token = answer.data.token
    expect(await owner.api.must('getProfile')).toMatchObject({ id })
    // A second provider finds nothing strange any more.
    expect(await shop.browser().signIn(shop.guild.people.verified({ email }).login)).toMatchObject({
      ok: true,
    })
    expect(await owner.api.must('getProfile')).toMatchObject({ id })
  })

  it('leaves the password where either browser was signed in by it, or it came by a mailed link', async () => {
    const bySame = await shop.newShopper()
    const first = await nextLink(shop.stack, bySame.email, 'verify-email')
    await bySame.api.must('verifyEmail', { query: { token: first.token, email: bySame.email } })

    // Confirmed on the telephone, then signed in there too.
    const byPhone = await shop.newShopper()
    const phone = guest(shop.stack.backend)
    const second = await nextLink(shop.stack, byPhone.email, 'verify-email')
    await phone.must('verifyEmail', { query: { token: second.token, email: byPhone.email } })
    await phone.must('login', { body: { email: byPhone.email, password: byPhone.password } })

    const byReset = await shop.newShopper()
    const third = await nextLink(shop.stack, byReset.email, 'verify-email')
    await guest(shop.stack.backend).must('verifyEmail', {
      query: { token: third.token, email: byReset.email },
    })
    await guest(shop.stack.backend).must('forgotPassword', { body: { email: byReset.email } })
    const reset = await nextLink(shop.stack, byReset.email, 'reset-password')
    const newPassword = 'chosen-by-the-mailbox'
    await guest(shop.stack.backend).must('resetPassword', {
      body: { token: reset.token, email: byReset.email, newPassword },
    })

    for (const { email, password } of [bySame, byPhone, { ...byReset, password: newPassword }]) {
      const { login } = shop.guild.people.verified({ email })
      expect(await shop.browser().signIn(login)).toMatchObject({
        ok: true,
        data: { user: { hasPassword: true } },
      })
      expect(await guest(shop.stack.backend).call('login', { body: { email, password } })).toMatchObject({
        ok: true,
      })
    }
  })

  it('opens nothing for an address that the provider has not verified, or does not have', async () => {
    const { email } = await shop.verifiedShopper()
    for (const facts of [
      { email, verified: false },
      { email: aDifferentEmail(), verified: false },
      { name: 'Nobody' },
      { email: 'no address', verified: true },
      // As much of it as is kept of a name is another address.
      { email: `${'a'.repeat(241)}@example.test.elsewhere.test`, verified: true },
    ])
      expect(await shop.browser().signIn(shop.guild.people.add(facts))).toMatchObject({
        status: 403,
        code: 'email_unverified',
        error: expect.stringContaining('has not verified an email address') as string,
      })
    const login = shop.guild.people.add({ email: aDifferentEmail(), verified: false })
    await shop.browser().signIn(login)
    shop.guild.people.change(login, { email: aDifferentEmail(), verified: true })
    expect(await shop.browser().signIn(login)).toMatchObject({ ok: true, data: { isNew: true } })
  })

  it('forgets by the next night whom it refused, and nobody else', async () => {
    const [refused, again, linked] = [
      shop.guild.people.add({ email: aDifferentEmail(), verified: false }),
      shop.guild.people.add({ email: aDifferentEmail(), verified: false }),
      shop.guild.people.verified().login,
    ]
    for (const login of [refused, again, linked]) await shop.browser().signIn(login)
    const { email: hasPassword } = await shop.newShopper()
    const abandoned = aDifferentEmail()
    await shop.sql(
      `with login as (insert into auth_identity (id) values ($1) returning id)
       insert into provider_identity (id, entity_id, provider, auth_identity_id) select $1, $1, 'emailpass', id from login`,
      abandoned,
    )
    const known = [refused, again, linked, hasPassword, abandoned]
    await shop.sql(
      `update provider_identity set updated_at = now() - interval '2 hours' where entity_id = any($1) and entity_id <> $2`,
      known,
      again,
    )
    await runScript(shop.stack, 'forget-old-news')
    const left = await shop.sql<{ id: string }>(
      `select p.entity_id as id from provider_identity p join auth_identity a on a.id = p.auth_identity_id
       where p.entity_id = any($1)`,
      known,
    )
    expect(left.map(({ id }) => id).sort()).toEqual([again, linked, hasPassword, abandoned].sort())
    shop.guild.people.change(refused, { email: aDifferentEmail(), verified: true })
    expect(await shop.browser().signIn(refused)).toMatchObject({ ok: true, data: { isNew: true } })
  }, 300_000)

  it('makes one account of two sign-ins at once', async () => {
    const { login, email } = shop.guild.people.verified()
    const browsers = [shop.browser(), shop.browser(), shop.browser()]
    const came = await Promise.all(browsers.map(({ visit }) => visit(login)))
    const answers = await Promise.all(
      browsers.map(({ finish }, at) => {
        const back = came[at]
        if (!back) throw new Error('Nobody came back')
        return finish(back)
      }),
    )
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true])
    expect(new Set(answers.map((answer) => answer.ok && answer.data.userId)).size).toBe(1)
    expect(answers.filter((answer) => answer.ok && answer.data.isNew)).toHaveLength(1)
    expect(await shop.accounts(email)).toHaveLength(1)
  })

  it('gives the account of a deleted customer to nobody, and the person a new one', async () => {
    const { login, email } = shop.guild.people.verified()
    const first = await shop.browser().signIn(login)
    if (!first.ok) throw new Error(first.error)
    await shop.sql('update customer set deleted_at = now() where id = $1', first.data.userId)
    const again = await shop.browser().signIn(login)
    expect(again).toMatchObject({ ok: true, data: { isNew: true, email } })
    if (again.ok) expect(again.data.userId).not.toBe(first.data.userId)
  })
})

describe('an account with two-step sign-in', () => {
  it('is asked for its code by whichever way somebody comes, and keeps it when a provider is linked', async () => {
    const person = await protect(shop.stack, await shop.newShopper())
    // Proved by a mailed link in a browser that was never signed in: the password alone would have gone.
    await shop.sql("update customer_security set verified_by = 'another' where customer_id = $1", person.id)
    const login = shop.guild.people.add({ email: person.email, verified: true })
    const wish = { redirect: '/cart', rememberMe: true }
    for (const browser of [shop.browser(), shop.browser()]) {
      const refused = await browser.signIn(login, wish)
      expect(refused).toMatchObject({ status: 401, code: 'second_factor_required' })
      const { challenge, redirect } = (refused.ok ? {} : refused.extra) as Record<string, string>
      expect(redirect).toBe('/cart')
      const code = await freshCode(shop.stack, person.secret)
      const done = await browser.api.call('finishLogin', { body: { challenge, code } })
      expect(done).toMatchObject({ ok: true, data: { userId: person.id, rememberMe: true } })
      if (done.ok) expect(claimsOf(done.data.token)).toMatchObject({ auth_provider: 'oidc' })
    }
    expect(await person.api.must('getSecondFactor')).toMatchObject({ isOn: true })
    // The password stayed, and so did the doubt about it.
    const doubt = 'select verified_by from customer_security where customer_id = $1'
    expect(await shop.sql(doubt, person.id)).toEqual([{ verified_by: 'another' }])
  })
})
