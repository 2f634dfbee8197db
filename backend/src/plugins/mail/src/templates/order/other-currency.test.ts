import { describe, expect, it } from 'vitest'
import { samples, write } from '../testing/write-mail'

const PAYMENTS = [
  'payment-in-review',
  'payment-returned',
  'admin-payment-parked',
  'admin-parked-lapsing',
  'admin-bank-word',
] as const

describe('a mail about a payment without an order', () => {
  it.each(PAYMENTS)('%s names the sum in the currency that was paid', async (template) => {
    const said = async (amount: number, currency?: string) => {
      const { text } = await write(template, { ...samples[template], reason: 'x', amount, currency })
      return text
    }
    expect(await said(35.3, 'eur')).toContain('€35.30')
    expect(await said(35.3, 'eur')).not.toContain('£')
    expect(await said(3530, 'jpy')).toMatch(/¥3,530(?!\.)/)
    // As one that was kept before it said which.
    expect(await said(35.3)).toContain('£35.30')
  })

  it('says in that currency what went back before, and what was held', async () => {
    const sample = { ...samples['payment-returned'], amount: 35.3, currency: 'eur' }
    const rest = await write('payment-returned', { ...sample, money: 'refunded', refunded: 5.3 })
    expect(rest.text).toContain('the rest of your payment, €30.00, back to you; €5.30 of it went back before')
    const lapsed = await write('payment-returned', { ...sample, lapsed: true })
    expect(lapsed.text).toContain('Your bank held €35.30 for your order')
  })
})
