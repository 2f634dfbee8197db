import { ADDRESSES_MAX } from '@caseloom/contract'
import { describe, expect, inject, it } from 'vitest'
import { addAddress, newShopper } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { rows } from '../support/database'
import { startStack } from '../support/stack'

const stack = inject('stack')
const { backend } = stack
const ADDRESS = { name: 'Work', street: '2 New Street', city: 'York', postcode: 'YO1 7HH' }
const defaultsOf = async (api: ApiClient) =>
  (await api.must('listAddresses')).filter(({ isDefault }) => isDefault).map(({ id }) => id)

describe('the default address', () => {
  it('is the first, moves by sending another one again, and stays with an address that is only changed', async () => {
    const { api } = await newShopper(backend)
    expect(await api.call('defaultAddress')).toMatchObject({ status: 404, code: 'not_found' })
    const home = await addAddress(api)
    expect(home.isDefault).toBe(true)
    const work = await api.must('createAddress', { body: ADDRESS })
    expect(work.isDefault).toBe(false)
    const { id, ...fields } = work
    await api.must('updateAddress', { params: { id }, body: { ...fields, isDefault: true } })
    expect(await api.must('defaultAddress')).toMatchObject({ id, city: 'York' })
    expect(await defaultsOf(api)).toEqual([id])
    const changed = await api.must('updateAddress', { params: { id }, body: { ...ADDRESS, city: 'Hull' } })
    expect(changed).toMatchObject({ city: 'Hull', isDefault: true })
  })

  it('passes to the oldest that is left', async () => {
    const { api } = await newShopper(backend)
    const [first, second, third] = [await addAddress(api), await addAddress(api), await addAddress(api)]
    await api.must('updateAddress', { params: { id: third.id }, body: { ...ADDRESS, isDefault: true } })
    expect(await api.must('deleteAddress', { params: { id: third.id } })).toEqual({ id: third.id })
    expect(await defaultsOf(api)).toEqual([first.id])
    await api.must('deleteAddress', { params: { id: first.id } })
    expect(await defaultsOf(api)).toEqual([second.id])
    await api.must('deleteAddress', { params: { id: second.id } })
    expect(await api.must('listAddresses')).toEqual([])
  })

  it('is one, however many want to be it at once', async () => {
    const { api } = await newShopper(backend)
    const made = await Promise.all(
      Array.from({ length: ADDRESSES_MAX }, (_, at) =>
        api.must('createAddress', {
          body: { ...ADDRESS, street: `${at} New Street`, isDefault: at % 2 === 0 },
        }),
      ),
    )
    expect(await defaultsOf(api)).toHaveLength(1)
    await Promise.all(
      made.map(({ id }, at) =>
        at % 4 === 3
          ? api.must('deleteAddress', { params: { id } })
          : api.must('updateAddress', { params: { id }, body: { ...ADDRESS, isDefault: true } }),
      ),
    )
    expect(await api.must('listAddresses')).toHaveLength((ADDRESSES_MAX * 3) / 4)
    expect(await defaultsOf(api)).toHaveLength(1)
  })
})

describe('another name of the customer', () => {
  const namesOf = async (id: string) =>
    (
      await rows<{ name: string }>(
        stack.databaseUrl,
        `select first_name || ' ' || last_name as name from customer_address where customer_id = $1 order by created_at`,
        [id],
      )
    ).map(({ name }) => name)

  it('is on the addresses that carried the former one, and so on the next parcel', async () => {
    const { api, id } = await newShopper(backend)
    await addAddress(api)
    const gift = await addAddress(api)
    await rows(
      stack.databaseUrl,
      `update customer_address set first_name = 'Aunt', last_name = 'Ada' where id = $1`,
      [gift.id],
    )
    await api.must('updateProfile', { body: { name: 'Tess van der Berg', phone: '+44 20 7946 0000' } })
    expect(await namesOf(id)).toEqual(['Tess van der Berg', 'Aunt Ada'])
    await api.must('updateProfile', { body: { newsletter: true } })
    await api.must('updateProfile', { body: { name: 'Tess' } })
    expect(await namesOf(id)).toEqual(['Tess ', 'Aunt Ada'])
    expect(await api.must('getProfile')).toMatchObject({ name: 'Tess', phone: '+44 20 7946 0000' })
  })

  it('is one on all of it, however many changes come at once', async () => {
    const { api, id } = await newShopper(backend)
    await addAddress(api)
    const names = Array.from({ length: 8 }, (_, at) => `Tess Number-${at}`)
    await Promise.all(names.map((name) => api.must('updateProfile', { body: { name } })))
    expect(await namesOf(id)).toEqual([(await api.must('getProfile')).name])
  })
})

describe('what is refused', () => {
  it('is the twenty-first, also of many at once', async () => {
    const { api, id } = await newShopper(backend)
    const answers = await Promise.all(
      Array.from({ length: ADDRESSES_MAX + 5 }, () => api.call('createAddress', { body: ADDRESS })),
    )
    const refused = answers.filter(({ ok }) => !ok)
    expect(refused).toHaveLength(5)
    expect(refused[0]).toMatchObject({
      status: 409,
      code: 'conflict',
      error: 'You can keep 20 addresses. Please delete one first.',
    })
    const [counted] = await rows<{ kept: number }>(
      stack.databaseUrl,
      'select count(*)::int as kept from customer_address where customer_id = $1',
      [id],
    )
    expect(counted?.kept).toBe(ADDRESSES_MAX)
  })

  it('is said for each field', async () => {
    const { api } = await newShopper(backend)
    const body = { name: ' ', street: '1\u0007', city: '', postcode: '12345', phone: 'ring me' }
    const answer = await api.call('createAddress', { body })
    expect(answer).toMatchObject({
      status: 400,
      code: 'invalid_request',
      fields: {
        name: 'Please name this address',
        street: 'Street holds characters that can’t be used',
        city: 'City is required',
        postcode: 'Please enter a valid UK postcode',
        phone: 'Please enter a valid phone number',
      },
    })
    const long = await api.call('createAddress', { body: { ...ADDRESS, street: 'x'.repeat(100_000) } })
    expect(long).toMatchObject({ status: 400, fields: { street: 'Street can have 200 characters at most' } })
    expect(await api.must('listAddresses')).toEqual([])
  })

  it('is what is gone, somebody else’s, or was never there: the same answer', async () => {
    const owner = await newShopper(backend)
    const other = await newShopper(backend)
    const kept = await addAddress(owner.api)
    const gone = await addAddress(other.api)
    await other.api.must('deleteAddress', { params: { id: gone.id } })
    const body = { ...ADDRESS, isDefault: true }
    for (const id of [kept.id, gone.id, 'cuaddr_none', '../../admin', '%00']) {
      const said = { status: 404, code: 'not_found', error: 'Address not found' }
      expect(await other.api.call('updateAddress', { params: { id }, body })).toMatchObject(said)
      expect(await other.api.call('deleteAddress', { params: { id } })).toMatchObject(said)
    }
    expect(await owner.api.must('listAddresses')).toEqual([kept])
  })
})

it('postcodes are kept as their country writes them, and may lie where we do not ship', async () => {
  const { api } = await newShopper(backend)
  const kept = async (country: string, postcode: string) =>
    (await api.must('createAddress', { body: { ...ADDRESS, country, postcode } })).postcode
  expect(await kept('GB', 'sw1a1aa')).toBe('SW1A 1AA')
  expect(await kept('CA', 'k1a0b1')).toBe('K1A 0B1')
  expect(await kept('NL', '1012ab')).toBe('1012 AB')
  expect(await kept('SE', '11455')).toBe('114 55')
})

it('two processes of the shop keep one default between them', async () => {
  const twins = await startStack({ storefront: false, twin: true })
  try {
    const { api } = await newShopper(twins.backend)
    const beside = api.at(twins.twin)
    const made = await Promise.all(
      Array.from({ length: ADDRESSES_MAX }, (_, at) =>
        (at % 2 ? api : beside).must('createAddress', { body: { ...ADDRESS, isDefault: true } }),
      ),
    )
    expect(await defaultsOf(api)).toHaveLength(1)
    await Promise.all(
      made.map(({ id }, at) =>
        (at % 2 ? beside : api).must('updateAddress', {
          params: { id },
          body: { ...ADDRESS, isDefault: true },
        }),
      ),
    )
    expect(await defaultsOf(api)).toHaveLength(1)
  } finally {
    await twins.stop()
  }
}, 240_000)
