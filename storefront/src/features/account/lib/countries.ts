import { SHIPPING_COUNTRIES, type CountryCode } from '@caseloom/contract'

export const COUNTRIES = Object.entries(SHIPPING_COUNTRIES) as [CountryCode, string][]

export function knownCountry(code: string): CountryCode {
  return COUNTRIES.find(([known]) => known === code)?.[0] ?? 'GB'
}
