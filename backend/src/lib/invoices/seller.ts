import { brand } from '../../brand'
import { env } from '../../env'
import type { Seller } from './invoice'

/** The shop as it signs its invoices. */
export const seller = (): Seller => ({
  name: brand.name,
  company: brand.company,
  companyNumber: brand.companyNumber,
  registeredOffice: brand.registeredOffice,
  email: brand.email,
  phone: brand.phone,
  vatNumber: env.vatNumber,
})
