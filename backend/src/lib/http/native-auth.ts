import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError, Modules } from '@medusajs/framework/utils'
import { randomUUID } from 'node:crypto'
import { ACCOUNT_SECURITY_MODULE } from '../../modules/account_security'
import { subjectOf } from '../../modules/account_security/limits'
import { accountMark } from '../accounts/account-mark'
import { spendOneHash } from '../accounts/emailpass'
import { isClosedDemoLogin } from '../accounts/demo-logins'
import { deviceLabel } from '../accounts/device-label'
import { addressSubject } from '../accounts/limit'
import { INVALID_CREDENTIALS } from '../accounts/sign-in'
import { onTheBeat } from '../accounts/on-the-beat'
import { readLogin } from '../accounts/user-login'
import { userPasswordMail } from '../accounts/user-mails'
import { noteActor } from '../log/context'
import { beforeAnswer } from './before-answer'
import { isUsersTry, isWithin, textOf, userName } from './native-tries'
import type { UsersRequest } from './native-users'
import { ensureGuestKey } from './principal'
import { tellUser } from './tell-user'

/**
 * Passwords of Medusa's admin: counted before they are looked at, as at the shop's own sign-in, with one hash for an address that
 * nobody has, and refused on a beat, so that neither guessing nor the time of the answer leads in. A customer is nobody here: with a
 * token of this sign-in the routes of Medusa's second factor would be open to them.
 */
export async function limitUserSignIn(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const began = performance.now()
  const email = textOf(req.body, 'email')
  noteActor({ account: accountMark(userName(email)) })
  if (!(await isUsersTry(req, res, { email, kind: 'account' }))) return
  beforeAnswer(res, async () => {
    if (res.statusCode === 401) await onTheBeat(began)
  })
  const password = textOf(req.body, 'password')
  // Of what is no password Medusa says so, where it knows the address.
  const isLooked = password !== '' && !isClosedDemoLogin(email)
  const login = isLooked ? await readLogin(req.scope, { email }) : null
  if (login && (login.userId !== null || login.isInvited)) {
    next()
    return
  }
  await spendOneHash(password)
  next(new MedusaError(MedusaError.Types.UNAUTHORIZED, INVALID_CREDENTIALS))
}

/** A login for Medusa's admin is made for an address that was invited, and for no other: it would be taken from its owner. */
export async function wantInvitation(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  if (!(await isWithin(req, res, [addressSubject('link', req, 'invite')]))) return
  const email = textOf(req.body, 'email')
  const invited = email
    ? await req.scope
        .resolve(Modules.USER)
        .listInvites({ email }, { select: ['id', 'accepted', 'expires_at'] })
    : []
  const isOpen = invited.some(({ accepted, expires_at: until }) => !accepted && new Date(until) > new Date())
  next(isOpen ? undefined : new MedusaError(MedusaError.Types.UNAUTHORIZED, 'Ask for an invitation first'))
}

/** Reset mails, by network address and by whom they are for, whether that is somebody or nobody; answered on a beat. */
export async function limitUserResets(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const began = performance.now()
  const mailbox = subjectOf('mailbox', userName(textOf(req.body, 'identifier')))
  if (await isWithin(req, res, [addressSubject('link', req, 'user'), mailbox])) {
    beforeAnswer(res, () => onTheBeat(began))
    next()
  }
}

/**
 * A new password, by a link that Medusa has just used up: told before it counts, as a customer is, so that wherever the process dies
 * nobody takes a login over unnoticed.
 */
export async function tellOfNewPassword(req: UsersRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const { actor_type: kind, actor_id: email = '' } = req.auth_context ?? {}
  const isChange = kind === 'user' && textOf(req.body, 'password') !== ''
  const login = isChange ? await readLogin(req.scope, { email }) : null
  if (login) await tellUser(req.scope, login, userPasswordMail(randomUUID()))
  next()
}

/** Second factors, by network address. */
export async function limitUserLinks(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  if (await isWithin(req, res, [addressSubject('link', req, 'user')])) next()
}

/** The browser that a user's sign-in is kept in from now on: the admin's pages do so once it is whole. */
export async function rememberBrowser(req: UsersRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const { actor_id: userId = '', auth_identity_id: id = '' } = req.auth_context ?? {}
  const login = userId && (await readLogin(req.scope, { id }))
  if (login && login.userId === userId && login.email)
    await req.scope.resolve(ACCOUNT_SECURITY_MODULE).rememberDevice({
      customerId: userId,
      account: subjectOf('account', userName(login.email)).subject,
      keyHash: ensureGuestKey(req, res),
      label: deviceLabel(req.get('User-Agent') ?? ''),
    })
  next()
}
