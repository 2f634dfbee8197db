import { z } from 'zod'
import { endpoint } from './endpoint'
import { membershipSchema } from './membership'
import { lineOfText, phoneNumber, UNREADABLE, yesOrNo } from './text'

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 200
const FILL_IN = 'Please fill in all fields'
const PASSWORD_TOO_LONG = `Password must be at most ${PASSWORD_MAX} characters`
export const emailSchema = z
  .string('Email is required')
  .trim()
  .min(1, 'Email is required')
  .pipe(z.email('Email is invalid').max(254, 'Email is invalid'))
export const passwordSchema = z
  .string('Password is required')
  .min(1, 'Password is required')
  .min(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`)
  .max(PASSWORD_MAX, PASSWORD_TOO_LONG)
export const passwordText = z.string(FILL_IN).max(PASSWORD_MAX, PASSWORD_TOO_LONG)
/** A password that is only looked at, or whose least length is the shop's setting. */
export const anyPassword = passwordText.min(1, FILL_IN)

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  profilePicture: z.string().nullable(),
  createdAt: z.string(),
  emailVerified: z.boolean(),
  isAdmin: z.boolean(),
  /** False for somebody who only ever signed in by a provider such as Google. */
  hasPassword: z.boolean(),
  /** Whether the customer asked for news and offers. */
  newsletter: z.boolean(),
  /** The social sign-ins that open this account, such as `google`. */
  signIns: z.array(z.string()),
  membership: membershipSchema,
})
export type User = z.infer<typeof userSchema>

const personName = lineOfText({ required: 'Name is required', called: 'Name', most: 120 })

export const registerBody = z.object(
  {
    name: personName,
    email: emailSchema,
    password: passwordSchema,
    /** Consent to news and offers; kept with its date. */
    subscribeToNewsletter: yesOrNo('you want news').default(false),
  },
  UNREADABLE,
)
export const loginBody = z.object(
  {
    email: z.string(FILL_IN).trim().min(1, FILL_IN).max(254, 'Email is invalid'),
    password: anyPassword,
    rememberMe: yesOrNo('to remember you').default(false),
  },
  UNREADABLE,
)
export const sessionSchema = z.object({ token: z.string(), expiresAt: z.string(), user: userSchema })
/** Both null where the shop wants a verified address first: nothing then tells whether the account was new. */
export const registeredSchema = z.object({
  token: z.string().nullable(),
  expiresAt: z.string().nullable(),
  user: userSchema.nullable(),
})
export const loginSchema = sessionSchema.extend({ userId: z.string(), email: z.string(), name: z.string() })
/** The consent may be given or taken back alone; whatever is left out stays as it is. */
export const updateProfileBody = z
  .object(
    {
      name: personName.optional(),
      phone: phoneNumber.optional(),
      newsletter: yesOrNo('you want news').optional(),
    },
    UNREADABLE,
  )
  .refine(({ name, newsletter }) => name !== undefined || newsletter !== undefined, {
    path: ['name'],
    message: 'Name is required',
  })

export const accountEndpoints = {
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    tag: 'Accounts',
    access: 'public',
    successStatus: 201,
    summary: 'Opens an account and signs in; without a token where addresses must be verified first',
    body: registerBody,
    data: registeredSchema,
    errors: ['email_taken'],
  }),
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    tag: 'Accounts',
    access: 'public',
    summary: 'Signs in',
    body: loginBody,
    data: loginSchema,
    errors: ['invalid_credentials', 'second_factor_required', 'email_unverified'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    tag: 'Accounts',
    access: 'public',
    summary: 'Makes the token unusable',
    data: z.object({ signedOut: z.literal(true) }),
    errors: [],
  }),
  getProfile: endpoint({
    method: 'GET',
    path: '/auth/profile',
    tag: 'Accounts',
    access: 'customer',
    summary: 'The signed-in customer',
    data: userSchema,
    errors: [],
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/auth/profile',
    tag: 'Accounts',
    access: 'customer',
    summary: 'Changes name, phone and the newsletter consent',
    body: updateProfileBody,
    data: userSchema,
    errors: [],
  }),
  debug: endpoint({
    method: 'GET',
    path: '/auth/debug',
    tag: 'Accounts',
    access: 'public',
    summary: 'Whether the token is good',
    errors: [],
    data: z.object({ authenticated: z.boolean(), expiresAt: z.string().nullable() }),
  }),
}
