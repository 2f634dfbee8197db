import type { EndpointName } from '@caseloom/contract'
import { apiOf } from '~/lib/api-client'
import type { RoutesOf } from '~/lib/api-routes'

export const accountRoutes = {
  register: 'POST /auth/register',
  login: 'POST /auth/login',
  updateProfile: 'PUT /auth/profile',
  verifyEmail: 'GET /auth/verify-email',
  resendVerification: 'POST /auth/resend-verification',
  correctEmail: 'PUT /auth/email',
  forgotPassword: 'POST /auth/forgot-password',
  resetPassword: 'POST /auth/reset-password',
  changePassword: 'POST /auth/change-password',
  signOutOthers: 'POST /auth/sign-out-others',
  startSocial: 'POST /auth/social/{provider}',
  finishSocial: 'POST /auth/social/{provider}/callback',
  uploadProfilePicture: 'POST /auth/upload-profile-picture',
  deleteProfilePicture: 'DELETE /auth/profile-picture',
  exportAccount: 'GET /auth/export',
  deleteAccount: 'DELETE /auth/account',
  finishLogin: 'POST /auth/login/second-factor',
  getSecondFactor: 'GET /auth/second-factor',
  startSecondFactor: 'POST /auth/second-factor',
  confirmSecondFactor: 'POST /auth/second-factor/confirm',
  renewRecoveryCodes: 'POST /auth/second-factor/recovery-codes',
  removeSecondFactor: 'DELETE /auth/second-factor',
  debug: 'GET /auth/debug',
  listAddresses: 'GET /address',
  createAddress: 'POST /address',
  updateAddress: 'PUT /address/{id}',
  deleteAddress: 'DELETE /address/{id}',
} satisfies Partial<RoutesOf<EndpointName>>

/** What who signs up, signs in or looks after an account asks for. */
export const accountApi = apiOf(accountRoutes)
