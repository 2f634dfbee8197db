import { describe, expect, it } from 'vitest'
import { personPattern, postcodeArea, scrubJson, scrubText } from './scrub'

const pattern = personPattern({
  emails: ['bo@example.test'],
  names: ['Bo Quill', 'Bo'],
  streets: ['7 Heron  Lane'],
  phones: ['+44 20 7946 0018'],
})

describe('what tells who somebody was', () => {
  it('goes from texts, in any spelling', () => {
    expect(scrubText('BO  QUILL (Bo@Example.test), 7 heron lane, rang from +44 20 7946 0018.', pattern)).toBe(
      '[erased] ([erased]), [erased], rang from [erased].',
    )
  })

  it('is never a part of somebody else’s', () => {
    const others = 'limbo@example.test, x.bo@example.test, 17 Heron Lanes, Bo Quilley'
    expect(scrubText(others, pattern)).toBe(others)
  })

  it('goes from whatever was kept as JSON, by its place and by its words', () => {
    expect(
      scrubJson(
        {
          id: 'pi_1',
          amount: 3,
          billing_details: { name: 'B' },
          custom_text: { submit: { message: 'Delivered to B, 7 Heron L' } },
          notes: [{ said: 'Bo Quill called' }],
          at: null,
        },
        pattern,
      ),
    ).toEqual({
      id: 'pi_1',
      amount: 3,
      billing_details: null,
      custom_text: null,
      notes: [{ said: '[erased] called' }],
      at: null,
    })
  })

  it('goes from what Medusa notes of an address that was edited, whole', () => {
    const address = (id: string) => ({
      id,
      first_name: 'Bo',
      address_1: '7 Heron Lane',
      city: 'Leeds',
      province: 'Wharfedale',
      postal_code: 'LS1 1AA',
      country_code: 'gb',
    })
    const left = { first_name: null, address_1: null, city: null, province: null, postal_code: null }
    expect(
      scrubJson({ type: 'shipping_address', old: address('ordaddr_1'), new: address('ordaddr_2') }, pattern),
    ).toEqual({
      type: 'shipping_address',
      old: { id: 'ordaddr_1', country_code: 'gb', ...left },
      new: { id: 'ordaddr_2', country_code: 'gb', ...left },
    })
  })

  it('is no word of a machine’s', () => {
    const street = personPattern({ emails: [], names: [], streets: ['rejected', 'pi_1'], phones: [] })
    const kept = { id: 'pi_1', status: 'rejected', 'rejected by': ['rejected'] }
    expect(scrubJson(kept, street)).toEqual(kept)
    expect(scrubJson({ note: 'It lies in rejected.' }, street)).toEqual({ note: 'It lies in [erased].' })
  })

  it('is nothing where nothing is known', () => {
    const none = personPattern({ emails: [], names: ['Bo'], streets: [''], phones: [] })
    expect(none).toBeNull()
    expect(scrubText('Bo', none)).toBe('Bo')
  })
})

it.each([
  ['SW1A 1AA', 'gb', 'SW1A'],
  ['m1 1ae', 'GB', 'M1'],
  ['10115', 'de', '101'],
  ['1012 AB', 'nl', '101'],
  ['', 'gb', null],
])('of %s in %s the area is %s', (postcode, country, area) => {
  expect(postcodeArea(postcode, country)).toBe(area)
})
