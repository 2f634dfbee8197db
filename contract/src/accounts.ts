import { z } from 'zod'
import { endpoint } from './endpoint'

export const PASSWORD_MIN = 8
export const emailSchema = z
  .string()
  .trim()
  .min(1, 'Email is required')
  .pipe(z.email('Email is invalid').max(254))
export const passwordSchema = z
  .string()
  .min(1, 'Password is required')
  .min(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`)
  .max(200, 'Password must be at most 200 characters')

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
})
export type User = z.infer<typeof userSchema>

export const registerBody = z.object({
  name: z.string().trim().min(1, 'Name is required').max(120),
  email: emailSchema,
  password: passwordSchema,
})
export const loginBody = z.object({
  email: z.string().trim().min(1, 'Please fill in all fields').max(254),
  password: z.string().min(1, 'Please fill in all fields').max(200),
  rememberMe: z.boolean().default(false),
})
export const sessionSchema = z.object({ token: z.string(), expiresAt: z.string(), user: userSchema })
export const loginSchema = sessionSchema.extend({ userId: z.string(), email: z.string(), name: z.string() })
export const updateProfileBody = z.object({
  name: z.string().trim().min(1, 'Name is required').max(120),
  phone: z.string().trim().max(40).default(''),
})

export const SHIPPING_COUNTRIES = {
  GB: 'United Kingdom',
  US: 'United States',
  CA: 'Canada',
  AU: 'Australia',
  DE: 'Germany',
  FR: 'France',
  ES: 'Spain',
  IT: 'Italy',
  NL: 'Netherlands',
  SE: 'Sweden',
  NO: 'Norway',
  DK: 'Denmark',
  FI: 'Finland',
} as const
export type CountryCode = keyof typeof SHIPPING_COUNTRIES
export const addressBody = z.object({
  name: z.string().trim().min(1, 'Please name this address').max(60),
  street: z.string().trim().min(1, 'Street is required').max(200),
  city: z.string().trim().min(1, 'City is required').max(100),
  postcode: z.string().trim().min(1, 'Postcode is required').max(20),
  country: z.enum(Object.keys(SHIPPING_COUNTRIES) as [CountryCode, ...CountryCode[]]).default('GB'),
  phone: z.string().trim().max(40).optional(),
  isDefault: z.boolean().default(false),
})
export const addressSchema = z.object({
  id: z.string(),
  name: z.string(),
  street: z.string(),
  city: z.string(),
  postcode: z.string(),
  country: z.string(),
  phone: z.string(),
  isDefault: z.boolean(),
})
export type Address = z.infer<typeof addressSchema>
export const addressIdParams = z.object({ id: z.string().min(1).max(80) })

export const accountEndpoints = {
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    tag: 'Accounts',
    access: 'public',
    successStatus: 201,
    summary: 'Opens an account and signs in',
    body: registerBody,
    data: sessionSchema,
    errors: ['invalid_request', 'email_taken', 'rate_limited'],
  }),
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    tag: 'Accounts',
    access: 'public',
    summary: 'Signs in',
    body: loginBody,
    data: loginSchema,
    errors: ['invalid_request', 'invalid_credentials', 'rate_limited'],
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
    errors: ['unauthenticated'],
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/auth/profile',
    tag: 'Accounts',
    access: 'customer',
    summary: 'Changes name and phone',
    body: updateProfileBody,
    data: userSchema,
    errors: ['invalid_request', 'unauthenticated'],
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
  listAddresses: endpoint({
    method: 'GET',
    path: '/address',
    tag: 'Addresses',
    access: 'customer',
    summary: 'The customer’s addresses',
    data: z.array(addressSchema),
    errors: ['unauthenticated'],
  }),
  createAddress: endpoint({
    method: 'POST',
    path: '/address',
    tag: 'Addresses',
    access: 'customer',
    successStatus: 201,
    summary: 'Adds an address; the first becomes the default',
    body: addressBody,
    data: addressSchema,
    errors: ['invalid_request', 'unauthenticated'],
  }),
  updateAddress: endpoint({
    method: 'PUT',
    path: '/address/{id}',
    tag: 'Addresses',
    access: 'customer',
    summary: 'Changes an address',
    params: addressIdParams,
    body: addressBody,
    data: addressSchema,
    errors: ['invalid_request', 'unauthenticated', 'not_found'],
  }),
  deleteAddress: endpoint({
    method: 'DELETE',
    path: '/address/{id}',
    tag: 'Addresses',
    access: 'customer',
    summary: 'Removes an address',
    params: addressIdParams,
    data: z.object({ id: z.string() }),
    errors: ['unauthenticated', 'not_found'],
  }),
  defaultAddress: endpoint({
    method: 'GET',
    path: '/address/default',
    tag: 'Addresses',
    access: 'customer',
    summary: 'The default delivery address',
    data: addressSchema,
    errors: ['unauthenticated', 'not_found'],
  }),
}
