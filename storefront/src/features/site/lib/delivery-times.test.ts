import { describe, expect, it } from 'vitest'
import { makeShop } from '~/testing/make-shop'
import { deliveryTimes } from './delivery-times'

describe('deliveryTimes', () => {
  const ways = (...days: [string, string][]) =>
    makeShop(days.map(([name, words], at) => ({ name, price: at + 2, days: words, freeFrom: null })))
  it('names the time of the printing, and after it the cheapest way’s and the dearest’s', () => {
    expect(
      deliveryTimes(
        ways(
          ['Basic', '5-7 business days'],
          ['Standard', '3-5 business days'],
          ['Overnight', 'next business day'],
        ),
      ),
    ).toBe('Printed 24-48 hours after approval, then 5-7 business days, or next business day with Overnight')
  })
  it('names one time where there is one', () => {
    const one = 'Printed 24-48 hours after approval, then 5-7 business days'
    expect(deliveryTimes(ways(['Basic', '5-7 business days']))).toBe(one)
    expect(deliveryTimes(ways(['Basic', '5-7 business days'], ['Dear', '5-7 business days']))).toBe(one)
  })
  it('promises nothing where no tariff says a time, or nothing is known', () => {
    expect(deliveryTimes(ways(['Basic', '']))).toBe('')
    expect(deliveryTimes(ways())).toBe('')
    expect(deliveryTimes(undefined)).toBe('')
  })
})
