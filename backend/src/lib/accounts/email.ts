import { failure } from '../http/fail'

/** One spelling of an address on every path, so that `Bob@…` and `bob@…` are one account. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase()

export const emailTaken = () => failure('email_taken', 'An account with this email already exists')
