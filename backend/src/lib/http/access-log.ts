import type { MedusaRequest } from '@medusajs/framework/http'
import morgan from 'morgan'

/**
 * An address as it may stand in the log: without its query, which holds e-mail addresses, searches and signatures, and without
 * the tokens that are all one needs to see a picture.
 */
export const loggedAddress = (address: string): string =>
  address.replace(/[?#].*$/s, '').replace(/[0-9a-f]{32,}/gi, '…')

/** Medusa logs each call in morgan's words; those that could tell whom it is about say less. */
export function keepLogDiscreet(): void {
  morgan.token<MedusaRequest>('url', ({ originalUrl }) => loggedAddress(originalUrl))
  morgan.token<MedusaRequest>('referrer', (req) => loggedAddress(req.get('Referrer') ?? ''))
}
