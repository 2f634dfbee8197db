import { describe, expect, it } from 'vitest'
import { addressBody, addressForm, type CountryCode } from './addresses'
import { normalisePostcode, postcodeFault } from './postcodes'

const ADDRESS = { name: 'Home', street: '1 Test Row', city: 'Leeds', postcode: 'LS1 1AA' }
const faultsOf = (given: object) => {
  const result = addressBody.safeParse({ ...ADDRESS, ...given })
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]))
}

describe('a postcode', () => {
  it.each<[CountryCode, string, string]>([
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', ' m1  1ae ', 'M1 1AE'],
    ['GB', 'gir0aa', 'GIR 0AA'],
    ['US', '941031234', '94103-1234'],
    ['US', '94103', '94103'],
    ['CA', 'k1a-0b1', 'K1A 0B1'],
    ['NL', '1012ab', '1012 AB'],
    ['SE', 'se-11455', '114 55'],
    ['DE', 'D-10115', '10115'],
    ['FR', '75 001', '75001'],
    ['DK', 'DK-1050', '1050'],
    ['NO', '0150', '0150'],
    ['FI', '00100', '00100'],
    ['ES', '28001', '28001'],
    ['IT', '00184', '00184'],
    ['AU', '２０００', '2000'],
  ])('of %s: %s is %s', (country, given, written) => {
    expect(normalisePostcode(given, country)).toBe(written)
    expect(postcodeFault(given, country)).toBeNull()
    expect(normalisePostcode(written, country)).toBe(written)
  })

  it.each<[CountryCode, string, string]>([
    ['GB', 'SW1A', 'Please enter a valid UK postcode'],
    ['GB', '12345', 'Please enter a valid UK postcode'],
    ['GB', 'SW1A 1A', 'Please enter a valid UK postcode'],
    ['US', '1234', 'Please enter a valid US ZIP code'],
    ['CA', 'D1A 0B1', 'Please enter a valid Canadian postal code'],
    ['NL', '1012 SS', 'Please enter a valid Dutch postcode'],
    ['DE', 'LS1 1AA', 'Please enter a valid German postcode'],
    ['SE', '011 55', 'Please enter a valid Swedish postcode'],
    ['ES', '53001', 'Please enter a valid Spanish postcode'],
    ['FR', '96000', 'Please enter a valid French postcode'],
  ])('of %s is not %s', (country, given, sentence) => {
    expect(postcodeFault(given, country)).toBe(sentence)
  })
})

describe('an address', () => {
  it('is kept as its country writes it', () => {
    expect(addressBody.parse({ ...ADDRESS, street: ' 1  Test\u00a0Row ', postcode: 'ls11aa' })).toEqual({
      ...ADDRESS,
      country: 'GB',
      isDefault: false,
    })
    const form = addressForm.parse({
      ...ADDRESS,
      country: 'NL',
      postcode: '1012ab',
      isDefault: true,
      phone: '',
    })
    expect(form.postcode).toBe('1012 AB')
  })

  it('says what is missing, all of it', () => {
    expect(faultsOf({ name: ' ', street: '', city: '\u200b', postcode: '', phone: 'call me' })).toEqual({
      name: 'Please name this address',
      street: 'Street is required',
      city: 'City is required',
      postcode: 'Postcode is required',
      phone: 'Please enter a valid phone number',
    })
    expect(faultsOf({ street: '1\u0007', postcode: '12345' })).toEqual({
      street: 'Street holds characters that can’t be used',
      postcode: 'Please enter a valid UK postcode',
    })
    expect(faultsOf({ country: 'JP' })).toEqual({ country: 'Please choose a country' })
    expect(faultsOf({ country: 'DE' })).toEqual({ postcode: 'Please enter a valid German postcode' })
  })

  it('is called by what its customer likes, be it a picture', () => {
    expect(addressBody.parse({ ...ADDRESS, name: ' 🏠  & 🌳 ' }).name).toBe('🏠 & 🌳')
    expect(faultsOf({ name: '🏠' })).toEqual({})
    for (const name of ['', '\u200b', '\u2800'])
      expect(faultsOf({ name }).name).toBe('Please name this address')
  })

  it.each([
    ['street', 'x'.repeat(201), 'Street can have 200 characters at most'],
    ['city', 'Leeds\u0007', 'City holds characters that can’t be used'],
    ['name', 'Home\u202e', 'Name holds characters that can’t be used'],
    ['street', '1 Test Row\n2 Other Row', 'Street holds characters that can’t be used'],
    ['phone', '1'.repeat(41), 'Phone number can have 40 characters at most'],
    ['postcode', `SW1A 1AA${' '.repeat(3)}${'A'.repeat(20)}`, 'Postcode can have 20 characters at most'],
  ])('refuses %s %j', (field, value, sentence) => {
    expect(faultsOf({ [field]: value })[field]).toBe(sentence)
  })

  it.each(['', '+44 20 7946 0018', '(0113) 496 0000', '020 7946 0018 ext 12', '0044/207/946'])(
    'takes the phone number %j',
    (phone) => {
      expect(faultsOf({ phone })).toEqual({})
    },
  )
})
