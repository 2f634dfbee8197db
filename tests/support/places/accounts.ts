import { randomBytes } from 'node:crypto'
import { guest, newShopper } from '../actors'
import { ApiClient } from '../api-client'
import { codeOf, freshCode } from '../authenticator'
import { rows } from '../database'
import { newBrowser } from '../identity/dance'
import { mailsOf, nextLink } from '../mailed-link'
import type { Place, Play, World } from './place'

const OLD = 'the-first-one-1'
const NEW = 'the-second-one-2'

async function statusOf({ stack }: World, email: string, password: string): Promise<number> {
  return (await guest(stack.backend).call('login', { body: { email, password } })).status
}

async function registration(world: World): Promise<Play> {
  const { stack } = world
  const email = `dies-${randomBytes(6).toString('hex')}@example.test`
  const register = () =>
    guest(stack.backend).call('register', { body: { name: 'Rita Register', email, password: OLD } })
  const api = new ApiClient(stack.backend)
  return {
    about: 'cus_',
    work: register,
    again: async () => {
      await register()
      api.token = (await api.must('login', { body: { email, password: OLD } })).token
      await guest(stack.backend).must('resendVerification', { body: { email } })
      const { token } = await nextLink(stack, email, 'verify-email', 1, 110_000)
      await api.must('verifyEmail', { query: { token, email } })
    },
    found: async () => ({
      accounts: (
        await rows(stack.databaseUrl, 'select 1 from customer where email = $1 and deleted_at is null', [
          email,
        ])
      ).length,
      profile: await api.must('getProfile').then(({ email: own, emailVerified }) => ({ own, emailVerified })),
    }),
    wanted: { accounts: 1, profile: { own: email, emailVerified: true } },
  }
}

async function passwordChange(world: World): Promise<Play> {
  const { stack } = world
  const { api, email, password, id } = await newShopper(stack.backend)
  const elsewhere = new ApiClient(stack.backend)
  elsewhere.token = (await elsewhere.must('login', { body: { email, password } })).token
  const change = () => api.call('changePassword', { body: { currentPassword: password, newPassword: NEW } })
  return {
    about: id,
    work: change,
    // Who finds that the new password is not the one yet changes it again.
    again: async () => {
      if ((await statusOf(world, email, NEW)) !== 200) await change()
    },
    found: async () => ({
      own: (await api.call('getProfile')).status,
      elsewhere: (await elsewhere.call('getProfile')).status,
      old: await statusOf(world, email, password),
      new: await statusOf(world, email, NEW),
      mails: await mailsOf(stack, email, 'password-changed'),
    }),
    wanted: { own: 200, elsewhere: 401, old: 401, new: 200, mails: 1 },
  }
}

/** Who was answered by nothing asks once more: by then it is the old address or the new one that opens the account. */
async function correctedAddress(world: World): Promise<Play> {
  const { stack } = world
  const { api, email: former, password, id } = await newShopper(stack.backend)
  const email = `right-${former}`
  const correct = () => api.call('correctEmail', { body: { email, password } })
  let entered: number[] = []
  return {
    about: id,
    work: correct,
    again: async () => {
      entered = [await statusOf(world, former, password), await statusOf(world, email, password)].sort()
      await correct()
      const { token } = await nextLink(stack, email, 'verify-email', 1, 110_000)
      await api.must('verifyEmail', { query: { token, email } })
    },
    found: async () => {
      const { email: own, emailVerified } = await api.must('getProfile')
      return { entered, own, emailVerified, former: await statusOf(world, former, password) }
    },
    wanted: { entered: [200, 401], own: email, emailVerified: true, former: 401 },
  }
}

/** The app's code ends a sign-in: 200, in a browser of its own. */
async function signsIn({ stack }: World, email: string, password: string, secret: string): Promise<number> {
  const api = guest(stack.backend)
  const first = await api.call('login', { body: { email, password } })
  if (first.ok) return 0
  const { challenge } = first.extra as { challenge: string }
  const code = await freshCode(stack, secret)
  return (await api.call('finishLogin', { body: { challenge, code } })).status
}

async function secondFactor(world: World): Promise<Play> {
  const { stack } = world
  const { api, email, password, id } = await newShopper(stack.backend)
  await rows(
    stack.databaseUrl,
    'update customer_security set email_verified_at = now() where customer_id = $1',
    [id],
  )
  const { secret } = await api.must('startSecondFactor', { body: { password } })
  let entered = 0
  return {
    about: id,
    work: () => api.call('confirmSecondFactor', { body: { code: codeOf(secret) } }),
    again: async () => {
      const { isOn, codesLeft } = await api.must('getSecondFactor')
      const code = await freshCode(stack, secret)
      if (!isOn) await api.must('confirmSecondFactor', { body: { code } })
      else if (codesLeft === 0) await api.must('renewRecoveryCodes', { body: { password, code } })
      entered = await signsIn(world, email, password, secret)
    },
    found: async () => {
      const { isOn, codesLeft } = await api.must('getSecondFactor')
      return { isOn, codesLeft, entered }
    },
    wanted: { isOn: true, codesLeft: 10, entered: 200 },
  }
}

/** Somebody opened an account in a stranger's name; its owner proves the address, and comes by a provider. */
async function strangersAccount(world: World): Promise<Play> {
  const { stack, guild } = world
  const squatter = await newShopper(stack.backend)
  const { id, email, password } = squatter
  const owner = newBrowser(stack.backend)
  const { token } = await nextLink(stack, email, 'verify-email')
  await owner.api.must('verifyEmail', { query: { token, email } })
  const { login } = guild.people.verified({ email })
  const came = await owner.visit(login)
  let entered: unknown = null
  return {
    about: id,
    work: () => owner.finish(came),
    again: async () => {
      const answer = await owner.signIn(login)
      entered = answer.ok && answer.data.token ? answer.data.userId : answer
    },
    found: async () => ({
      entered,
      squatter: (await squatter.api.call('getProfile')).status,
      squattersPassword: await statusOf(world, email, password),
      told: await rows(
        stack.databaseUrl,
        `select data->'passwordGone' as "passwordGone" from mail_message
          where "to" = $1 and template = 'sign-in-linked'`,
        [email],
      ),
    }),
    wanted: { entered: id, squatter: 401, squattersPassword: 401, told: [{ passwordGone: true }] },
  }
}

export const ACCOUNT_PLACES: Place[] = [
  { point: 'create-security', prepare: registration },
  { point: 'end-other-sessions', prepare: passwordChange },
  { point: 'finish-password-change', prepare: passwordChange },
  { point: 'correct-email', prepare: correctedAddress },
  { point: 'enable-factor', prepare: secondFactor },
  { point: 'trust-session', prepare: secondFactor },
  { point: 'drop-strange-password', prepare: strangersAccount },
  { point: 'write-link-mail', prepare: strangersAccount },
  { point: 'trust-email', prepare: strangersAccount },
]
