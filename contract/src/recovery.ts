import { z } from 'zod'
import { anyPassword, emailSchema, passwordSchema, userSchema } from './accounts'
import { endpoint } from './endpoint'
import { said, UNREADABLE } from './text'

/** Hours that a link in a mail is good for. */
export const VERIFICATION_LINK_HOURS = 24
export const RESET_LINK_HOURS = 1

const NO_LINK = 'This link is not whole. Please open it from the mail again.'
const WHICH_EMAIL = 'Please enter your email address'

/** What stands in the address that a mail leads to. What is missing there is an invalid link, and said so. */
export const verifyEmailQuery = z.object({
  token: z.string(NO_LINK).max(200, NO_LINK).default(''),
  email: z.string(NO_LINK).trim().max(254, NO_LINK).default(''),
})
export const emailBody = z.object(
  {
    email: z.string(WHICH_EMAIL).trim().min(1, WHICH_EMAIL).pipe(emailSchema),
  },
  UNREADABLE,
)
export const resetPasswordBody = z.object(
  {
    token: said(NO_LINK, 200),
    email: emailSchema,
    /** At least as long as the shop's setting PASSWORD_RESET_MIN says, which is 8 unless it was changed. */
    newPassword: anyPassword,
  },
  UNREADABLE,
)
export const changePasswordBody = z.object(
  {
    currentPassword: anyPassword,
    newPassword: passwordSchema,
  },
  UNREADABLE,
)
export const correctEmailBody = z.object(
  {
    email: emailSchema,
    password: anyPassword,
  },
  UNREADABLE,
)
/**
 * With a token only where this browser opened the account and nobody is signed in there: a stranger's link signs nobody in. Who is
 * signed in to the account already gets `user` anew, and no token.
 */
export const verifiedSchema = z.object({
  alreadyVerified: z.boolean(),
  user: userSchema.nullable(),
  token: z.string().nullable(),
  expiresAt: z.string().nullable(),
})
const sentSchema = z.object({ sent: z.literal(true) })

export const recoveryEndpoints = {
  verifyEmail: endpoint({
    method: 'GET',
    path: '/auth/verify-email',
    tag: 'Accounts',
    access: 'public',
    summary: 'Proves an e-mail address by the link of a mail; the same link again says so',
    message: ({ alreadyVerified }: z.infer<typeof verifiedSchema>) =>
      alreadyVerified ? 'Your email address is already verified.' : 'Your email address is verified.',
    query: verifyEmailQuery,
    data: verifiedSchema,
    errors: ['link_invalid', 'link_expired'],
  }),
  resendVerification: endpoint({
    method: 'POST',
    path: '/auth/resend-verification',
    tag: 'Accounts',
    access: 'public',
    summary: 'Sends the verification mail again; never tells whether there is an account',
    message: 'Verification email sent! Please check your inbox.',
    body: emailBody,
    data: sentSchema,
    errors: [],
  }),
  correctEmail: endpoint({
    method: 'PUT',
    path: '/auth/email',
    tag: 'Accounts',
    access: 'customer',
    summary:
      'Puts a mistyped address right that is not verified yet, mails the new one and ends every other sign-in',
    message: 'Email address corrected. Please check your new inbox for the link.',
    body: correctEmailBody,
    data: userSchema,
    errors: ['wrong_password', 'email_taken', 'conflict'],
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/auth/forgot-password',
    tag: 'Accounts',
    access: 'public',
    summary: 'Sends a link to choose a new password; never tells whether there is an account',
    message: 'Password reset instructions sent!',
    body: emailBody,
    data: sentSchema,
    errors: [],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/reset-password',
    tag: 'Accounts',
    access: 'public',
    summary: 'Sets a new password by the link of a mail and ends every sign-in',
    message: 'Password reset successful! Please log in with your new password.',
    body: resetPasswordBody,
    data: z.object({ reset: z.literal(true) }),
    errors: ['link_invalid', 'link_expired', 'conflict'],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/auth/change-password',
    tag: 'Accounts',
    access: 'customer',
    summary: 'Changes the password and ends every other sign-in',
    message: 'Password changed successfully!',
    body: changePasswordBody,
    data: z.object({ changed: z.literal(true) }),
    errors: ['wrong_password'],
  }),
  signOutOthers: endpoint({
    method: 'POST',
    path: '/auth/sign-out-others',
    tag: 'Accounts',
    access: 'customer',
    summary: 'Ends every sign-in but this one',
    data: z.object({ ended: z.number().int() }),
    errors: [],
  }),
}
