import { paidAlreadyData, priceChangedData } from '@caseloom/contract'
import { expect, it } from 'vitest'
import { paidSession } from './paid-session'
import { presentPrices } from './present-prices'

it('reads the session of a cart that is paid already as the contract has it', () => {
  expect(paidSession(paidAlreadyData.parse({ sessionId: 'cs_1' }))).toBe('cs_1')
  expect(paidSession(paidAlreadyData.parse({ sessionId: null }))).toBeNull()
  for (const data of [null, undefined, 'cs_1', {}, { sessionId: 1 }, { sessionId: '' }])
    expect(paidSession(data)).toBeNull()
})

it('reads present prices as the contract has them, and leaves out what is none', () => {
  const price = { id: 'line', name: 'Tough', price: 24.5, originalPrice: null }
  expect(presentPrices(priceChangedData.parse({ items: [price] }))).toEqual([price])
  expect(presentPrices({ items: [{ ...price, price: '24.5' }, null, price] })).toEqual([price])
  expect(presentPrices({ items: 'none' })).toEqual([])
})
