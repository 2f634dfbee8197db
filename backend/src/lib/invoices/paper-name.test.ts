import { expect, it } from 'vitest'
import { invoiceOf, registered, unregistered } from './invoice-fixture'
import { paperName } from './paper-name'

const nameOf = (wish: Parameters<typeof invoiceOf>[0] = {}, from = registered) => {
  const invoice = invoiceOf(wish)
  if (!invoice) throw new Error('No invoice was made')
  return paperName('order_01', invoice, from)
}

it('is the same for the same paper', () => {
  expect(nameOf()).toBe(nameOf())
  expect(nameOf()).toMatch(/^order_01-[0-9a-f]{32}\.v2\.pdf$/)
})

it('is another one for all that the paper would show otherwise', () => {
  const names = [
    nameOf(),
    nameOf({ captured: true }),
    nameOf({ captured: true, refunds: [1.2] }),
    nameOf({ delivery: 3.5 }),
    nameOf({ discount: { description: 'Member discount' } }),
    nameOf({ vatRegistered: false }),
    nameOf({}, unregistered),
    nameOf({}, { ...registered, registeredOffice: '2 Weaver’s Yard' }),
  ]
  expect(new Set(names).size).toBe(names.length)
})
