import { env } from '../../env'

/** Where users of Medusa's admin sign in. */
export const medusaAdminUrl = `${env.BACKEND_PUBLIC_URL}/app`

/** A page of it that a token opens. */
export const medusaAdminLink = (page: 'invite' | 'reset-password', token: string): string =>
  `${medusaAdminUrl}/${page}?${new URLSearchParams({ token }).toString()}`
