import { z } from 'zod'
import { passwordText, userSchema } from './accounts'
import { endpoint } from './endpoint'
import { UNREADABLE } from './text'

/** A profile picture as it may arrive; it is kept re-encoded, a square of {@link PROFILE_PICTURE_PX}. */
export const PROFILE_PICTURE_MAX = 5 * 1024 * 1024
export const PROFILE_PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const
export const PROFILE_PICTURE_PX = 512

const rows = z.array(z.record(z.string(), z.unknown()))
/** Everything the shop holds about a customer; pictures as addresses that the customer may open. */
export const accountExportSchema = z.object({
  exportedAt: z.string(),
  profile: userSchema,
  consents: rows,
  addresses: rows,
  orders: rows,
  /** Payment pages, also those that were not paid. */
  checkouts: rows,
  designs: rows,
  generations: rows,
  /** Prompts that were not drawn. */
  refusals: rows,
  uploads: rows,
  likes: rows,
  favourites: rows,
  /** What lies in the kept cart. */
  cart: rows,
  reviews: rows,
  /** What was written to the shop by the contact form: signed in, or from the address once it is proved. */
  messages: rows,
  signIns: rows,
  /** Tiers that were given or taken, and why. */
  membership: rows,
  /** What the shop sent to the address, once it is proved. */
  mails: rows,
})
export type AccountExport = z.infer<typeof accountExportSchema>

/** The password, or, where the account has none, its e-mail address typed once more. */
export const ownerProof = {
  password: passwordText.optional(),
  email: z.string('Email is invalid').trim().max(254, 'Email is invalid').optional(),
}
export const deleteAccountBody = z.object(ownerProof, UNREADABLE)

export const accountDataEndpoints = {
  uploadProfilePicture: endpoint({
    method: 'POST',
    path: '/auth/upload-profile-picture',
    tag: 'Accounts',
    access: 'customer',
    summary: 'Takes a profile picture, checked and re-encoded',
    message: 'Profile picture updated successfully!',
    upload: 'profilePicture',
    data: userSchema,
    errors: [],
  }),
  deleteProfilePicture: endpoint({
    method: 'DELETE',
    path: '/auth/profile-picture',
    tag: 'Accounts',
    access: 'customer',
    summary: 'Removes the profile picture',
    data: userSchema,
    errors: [],
  }),
  exportAccount: endpoint({
    method: 'GET',
    path: '/auth/export',
    tag: 'Accounts',
    access: 'customer',
    summary: 'Everything the shop holds about the customer',
    data: accountExportSchema,
    errors: [],
  }),
  deleteAccount: endpoint({
    method: 'DELETE',
    path: '/auth/account',
    tag: 'Accounts',
    access: 'customer',
    summary: 'Erases the account; what tax law needs of its orders stays, without the person',
    body: deleteAccountBody,
    data: z.object({ deleted: z.literal(true) }),
    errors: ['wrong_password', 'order_open', 'conflict', 'provider_unavailable'],
  }),
}
