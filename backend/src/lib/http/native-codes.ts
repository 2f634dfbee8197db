import type { MedusaNextFunction, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'
import { ACCOUNT_SECURITY_MODULE } from '../../modules/account_security'
import { wordsOf } from '../words-of'
import { takeCode } from '../accounts/second-factor/codes'
import { oneByOne } from '../accounts/second-factor/factor'
import { showCode } from '../accounts/second-factor/prove-code'
import { readCode } from '../accounts/second-factor/read-code'
import { readLogin, type Login } from '../accounts/user-login'
import { userFactorMail } from '../accounts/user-mails'
import { isUsersTry, textOf } from './native-tries'
import { keepSignedIn, type UsersRequest } from './native-users'
import { tellUser } from './tell-user'

/** Medusa's words first: by them its page knows to ask for the code. */
const CODE_WANTED =
  'MFA verification code is required to disable MFA: the one that your authenticator app shows, or a recovery code.'
const CODES_WITH_FACTOR =
  'Recovery codes are made when two-factor authentication is set up. To have new ones, disable it with a code and set it up again.'
/** For so long after a factor was set up its recovery codes can be made. */
const NEW_MS = 15 * 60_000

/** Until an answer is sent, whether or not anybody is left to hear it; `before` comes first. */
const answered = (res: MedusaResponse, before = (): void => undefined): Promise<void> =>
  new Promise((resolve) => {
    const end = res.end.bind(res) as (...last: unknown[]) => MedusaResponse
    res.end = ((...last: unknown[]) => {
      before()
      resolve()
      return end(...last)
    }) as MedusaResponse['end']
  })

/** The answer is sent: what goes wrong now is for the log alone. */
const noted = (req: UsersRequest) => (error: unknown) => {
  req.scope
    .resolve(ContainerRegistrationKeys.LOGGER)
    .error(`A user was not told of a code: ${wordsOf(error)}`)
}

const loginOf = (req: UsersRequest): Promise<Login | null> =>
  readLogin(req.scope, { id: req.auth_context?.auth_identity_id ?? '' })

const isCodesTry = (req: UsersRequest, res: MedusaResponse, login: Login | null): Promise<boolean> =>
  isUsersTry(req, res, { email: login?.email ?? login?.id ?? '', kind: 'factor' })

interface WhenRight {
  /** Before the answer is sent. */
  answering?: () => void
  answered: (login: Login, factorId: string) => Promise<void>
}

/**
 * Codes that Medusa looks at: counted by login over all sign-ins, good once wherever they are shown, and looked at one after another,
 * since Medusa counts the five of a sign-in after it has looked, and tries that come together would be one.
 */
async function lookOnce(
  req: UsersRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
  whenRight: WhenRight,
): Promise<void> {
  const login = await loginOf(req)
  if (!(await isCodesTry(req, res, login))) return
  await oneByOne(req.scope, login?.id ?? '', async () => {
    const given = readCode(textOf(req.body, 'code'))
    // One that is being set up stands in the path.
    const factorId = login?.factor?.id ?? req.params.id ?? ''
    const taken = given ? await takeCode(req.scope, factorId, given) : []
    const isRight = () => res.statusCode === 200
    const done = answered(res, () => {
      if (isRight()) whenRight.answering?.()
    })
    next()
    await done
    if (isRight()) {
      if (login) await whenRight.answered(login, factorId).catch(noted(req))
    } else
      // What cannot be given back is forgotten in two minutes.
      await req.scope
        .resolve(ACCOUNT_SECURITY_MODULE)
        .forgiveAttempts(taken)
        .catch(() => undefined)
  })
}

/** The second step of a sign-in. */
export const limitUserCodes = (req: UsersRequest, res: MedusaResponse, next: MedusaNextFunction) =>
  lookOnce(req, res, next, {
    answered: async (login) => {
      if (textOf(req.body, 'method') === 'recovery_code')
        await tellUser(req.scope, login, userFactorMail('used', req.params.id ?? ''))
    },
  })

/** The first code of a factor turns it on: the browser that it was typed in has shown it. */
export const confirmUserFactor = (req: UsersRequest, res: MedusaResponse, next: MedusaNextFunction) =>
  lookOnce(req, res, next, {
    answering: () => {
      keepSignedIn(req, new Date())
    },
    answered: (login, factorId) => tellUser(req.scope, login, userFactorMail('on', factorId)),
  })

/**
 * A factor that is on goes with a code of it, or a recovery code; Medusa asks for neither. From then on everything is over that was
 * signed in before, but for this browser: noted first, so that a death before Medusa's own part leaves nobody in.
 * @returns whether it may go; else the call is answered @throws wrong_code
 */
async function mayRemove(req: UsersRequest, res: MedusaResponse, login: Login): Promise<boolean> {
  const { id: authIdentityId, factor } = login
  if (!factor) return true
  const typed = textOf(req.body, 'code')
  if (!typed) throw new MedusaError(MedusaError.Types.INVALID_DATA, CODE_WANTED)
  if (!(await isCodesTry(req, res, login))) return false
  await showCode(req.scope, { factor: { id: factor.id, authIdentityId }, typed })
  const at = new Date()
  await tellUser(req.scope, login, userFactorMail('off', factor.id))
  await req.scope.resolve(ACCOUNT_SECURITY_MODULE).noteFactorRemoved(authIdentityId, at)
  keepSignedIn(req, at)
  return true
}

export async function wantCodeToRemove(req: UsersRequest, res: MedusaResponse, next: MedusaNextFunction) {
  await oneByOne(req.scope, req.auth_context?.auth_identity_id ?? '', async () => {
    const login = await loginOf(req)
    if (login && !(await mayRemove(req, res, login))) return
    const done = answered(res)
    next()
    await done
  })
}

/**
 * New recovery codes would open the login to whoever holds a session of it. They are made while the factor is new, when nobody is
 * signed in but who has shown a code of it just now.
 */
export async function onlyForNewFactor(req: UsersRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const since = (await loginOf(req))?.factor?.since
  const isOld = since !== undefined && Date.now() - since.getTime() > NEW_MS
  next(isOld ? new MedusaError(MedusaError.Types.NOT_ALLOWED, CODES_WITH_FACTOR) : undefined)
}
