import { z } from 'zod'
import { ownerProof } from './account-data'
import { loginSchema } from './accounts'
import { endpoint } from './endpoint'
import { said, UNREADABLE } from './text'

const NO_CODE = 'Please enter the code'
/** Six figures of the app, or a recovery code; blanks and dashes between them are nobody's fault. */
const codeText = z.string(NO_CODE).trim().min(1, NO_CODE).max(80, 'This is not one of our codes')
const LOST = 'Please sign in again'

/** What a sign-in is answered with whose account has a second factor: the `data` of `second_factor_required`. */
export const challengeSchema = z.object({
  /** Good for one sign-in, and to whoever gave the password just now. */
  challenge: z.string(),
  expiresAt: z.string(),
})
export type Challenge = z.infer<typeof challengeSchema>

export const finishLoginBody = z.object({ challenge: said(LOST, 500), code: codeText }, UNREADABLE)
export const confirmSecondFactorBody = z.object({ code: codeText }, UNREADABLE)
export const startSecondFactorBody = z.object(ownerProof, UNREADABLE)
export const changeSecondFactorBody = z.object({ ...ownerProof, code: codeText }, UNREADABLE)

export const secondFactorSchema = z.object({
  isOn: z.boolean(),
  /** Since when. */
  addedAt: z.string().nullable(),
  /** Recovery codes that have not been used. */
  codesLeft: z.number().int(),
  /** Until when an administrator may go without one; null where nobody asks for it. */
  requiredBy: z.string().nullable(),
})
export type SecondFactor = z.infer<typeof secondFactorSchema>

export const secondFactorSetupSchema = z.object({
  /** For apps that cannot look at the picture. */
  secret: z.string(),
  /** What the picture says: an `otpauth://` address, which a phone opens in its app. */
  address: z.string(),
  /** The picture: one SVG path over a square of so many units, with its quiet zone. */
  picture: z.object({ size: z.number().int(), path: z.string() }),
})
export type SecondFactorSetup = z.infer<typeof secondFactorSetupSchema>
/** Each signs in once, in place of the app's. Shown this one time. */
const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) })

export const secondFactorEndpoints = {
  finishLogin: endpoint({
    method: 'POST',
    path: '/auth/login/second-factor',
    tag: 'Accounts',
    access: 'public',
    summary: 'Ends a sign-in whose account has a second factor: by the app’s code or a recovery code',
    body: finishLoginBody,
    data: loginSchema.extend({ rememberMe: z.boolean() }),
    errors: ['wrong_code', 'challenge_expired', 'invalid_credentials'],
  }),
  getSecondFactor: endpoint({
    method: 'GET',
    path: '/auth/second-factor',
    tag: 'Accounts',
    access: 'customer',
    summary: 'Whether signing in takes a second step',
    data: secondFactorSchema,
    errors: [],
  }),
  startSecondFactor: endpoint({
    method: 'POST',
    path: '/auth/second-factor',
    tag: 'Accounts',
    access: 'customer',
    summary: 'Begins to set a second factor up: what an authenticator app has to know',
    body: startSecondFactorBody,
    data: secondFactorSetupSchema,
    errors: ['wrong_password', 'email_unverified', 'conflict'],
  }),
  confirmSecondFactor: endpoint({
    method: 'POST',
    path: '/auth/second-factor/confirm',
    tag: 'Accounts',
    access: 'customer',
    summary: 'Turns the second factor on by the first code of the app, and ends every other sign-in',
    message: 'Two-step sign-in is on.',
    body: confirmSecondFactorBody,
    data: recoveryCodesSchema,
    errors: ['wrong_code', 'email_unverified', 'conflict'],
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/auth/second-factor/recovery-codes',
    tag: 'Accounts',
    access: 'customer',
    summary: 'New recovery codes; the former ones open nothing any more',
    body: changeSecondFactorBody,
    data: recoveryCodesSchema,
    errors: ['wrong_password', 'wrong_code', 'conflict'],
  }),
  removeSecondFactor: endpoint({
    method: 'DELETE',
    path: '/auth/second-factor',
    tag: 'Accounts',
    access: 'customer',
    summary: 'Turns the second factor off',
    message: 'Two-step sign-in is off.',
    body: changeSecondFactorBody,
    data: secondFactorSchema,
    errors: ['wrong_password', 'wrong_code', 'conflict'],
  }),
}
