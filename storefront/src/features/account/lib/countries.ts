import { SHIPPING_COUNTRIES, type CountryCode } from '@caseloom/contract'

export const COUNTRIES = Object.entries(SHIPPING_COUNTRIES) as [CountryCode, string][]

export function countryName(code: string): string {
  return COUNTRIES.find(([known]) => known === code)?.[1] ?? code
}

export function knownCountry(code: string): CountryCode {
  return COUNTRIES.find(([known]) => known === code)?.[0] ?? 'GB'
}
