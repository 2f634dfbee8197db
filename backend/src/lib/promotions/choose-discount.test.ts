import type { MedusaContainer } from '@medusajs/framework/types'
import { describe, expect, it } from 'vitest'
import type { Basket } from './basket'
import { chooseDiscount } from './choose-discount'
import type { PromotionRow } from './read-promotions'

const automatic = (code: string, value: number, group?: string): PromotionRow => ({
  id: `promo_${code}`,
  code,
  type: 'standard',
  is_automatic: true,
  status: 'active',
  application_method: { type: 'percentage', target_type: 'items', value },
  rules: group ? [{ attribute: 'customer.groups.id', operator: 'in', values: [{ value: group }] }] : [],
})
const LEVELS = [automatic('SILVER', 5, 'silver'), automatic('GOLD', 20, 'gold'), automatic('OFFER', 10)]

const basketOf = (...groups: string[]): Basket => ({
  customer: { id: 'cus_1', email: 'a@example.test', groups: groups.map((id) => ({ id })) },
  context: { items: [] } as unknown as Basket['context'],
  items: [
    { id: 'line_0', unit_price: 20, quantity: 1, is_tax_inclusive: true, tax_lines: [{ rate: 20 }] },
  ] as Basket['items'],
  worth: [2000],
})

/** A shop whose promotion module takes off what a code says, and notes which codes it was asked for. */
function shop() {
  const asked: string[] = []
  const computeActions = ([code = '']: string[]) => {
    asked.push(code)
    const value = LEVELS.find((each) => each.code === code)?.application_method?.value ?? 0
    const amount = (20 * value) / 100
    return Promise.resolve([
      { action: 'addItemAdjustment', item_id: 'line_0', amount, is_tax_inclusive: true },
    ])
  }
  return { asked, scope: { resolve: () => ({ computeActions }) } as unknown as MedusaContainer }
}
const choose = (scope: MedusaContainer, basket: Basket) =>
  chooseDiscount(scope, basket, { candidates: { code: undefined, automatic: LEVELS }, customerId: 'cus_1' })

describe('the discount of a basket', () => {
  it('is reckoned for what may be for this customer alone', async () => {
    const { asked, scope } = shop()
    expect((await choose(scope, basketOf())).taken).toMatchObject({ label: 'Offer', pence: 200 })
    expect(asked).toEqual(['OFFER'])
  })

  it('is the best of what a member may have', async () => {
    const { asked, scope } = shop()
    const { taken, notTaken } = await choose(scope, basketOf('gold'))
    expect(taken).toMatchObject({ kind: 'member', pence: 400 })
    expect(notTaken).toMatchObject({ kind: 'offer', pence: 200 })
    expect(asked).toEqual(['GOLD', 'OFFER'])
  })
})
