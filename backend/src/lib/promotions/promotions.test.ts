import { describe, expect, it } from 'vitest'
import {
  groupsAllow,
  groupsToTell,
  isForAnyCart,
  isForMembers,
  percentOf,
  standingOf,
  type PromotionRow,
} from './read-promotions'
import { refusalOf } from './words'

const promotion = (changes: Partial<PromotionRow> = {}): PromotionRow => ({
  id: 'promo_1',
  code: 'TEN',
  type: 'standard',
  is_automatic: false,
  status: 'active',
  application_method: { type: 'percentage', target_type: 'items', value: 10 },
  ...changes,
})
const groups = (operator: string, ...values: string[]) =>
  promotion({
    rules: [{ attribute: 'customer.groups.id', operator, values: values.map((value) => ({ value })) }],
  })
const NOW = new Date('2026-11-21T12:00:00Z')
const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)

describe('a promotion', () => {
  it('is for members where a rule names customer groups', () => {
    expect(isForMembers(groups('in', 'gold'))).toBe(true)
    expect(isForMembers(promotion({ rules: [{ attribute: 'region.id', operator: 'in', values: [] }] }))).toBe(
      false,
    )
    expect(isForMembers(promotion())).toBe(false)
    expect(isForMembers(groups('ne', 'trade'))).toBe(false)
  })

  it.each([
    ['in', ['gold'], true],
    ['in', ['silver'], false],
    ['in', [], false],
    ['eq', ['gold', 'silver'], true],
    ['eq', ['silver'], false],
    ['eq', [], false],
    ['ne', ['gold'], false],
    ['ne', ['silver'], true],
  ])('with a rule %s gold, for somebody of %j: %s', (operator, own, allowed) => {
    expect(
      groupsAllow(
        groups(operator, 'gold'),
        own.map((id) => ({ id })),
      ),
    ).toBe(allowed)
  })

  it('for a group by Equals is told of that group alone, another of all: Medusa wants each one named', () => {
    const own = [{ id: 'gold' }, { id: 'silver' }]
    expect(groupsToTell(groups('eq', 'gold'), own)).toEqual([{ id: 'gold' }])
    expect(groupsToTell(groups('eq', 'gold', 'silver', 'bronze'), own)).toEqual(own)
    for (const operator of ['in', 'ne']) expect(groupsToTell(groups(operator, 'gold'), own)).toEqual(own)
    expect(groupsToTell(promotion(), own)).toEqual(own)
  })

  it('of two rules on groups lets in whom Medusa lets in by what it is told', () => {
    const both = (first: string, second: string) => {
      const rules = [...(groups(first, 'gold').rules ?? []), ...(groups(second, 'silver').rules ?? [])]
      return groupsAllow(promotion({ rules }), [{ id: 'gold' }, { id: 'silver' }])
    }
    expect(both('in', 'in')).toBe(true)
    expect(both('eq', 'in')).toBe(false)
    expect(both('eq', 'ne')).toBe(false)
  })

  it('is for any cart only where it asks nothing of the goods or of the place', () => {
    const method = { type: 'percentage', target_type: 'items', value: 10 }
    const rules = [{ attribute: 'items.product.id', operator: 'in' }]
    expect(isForAnyCart(promotion())).toBe(true)
    expect(isForAnyCart(groups('ne', 'trade'))).toBe(true)
    for (const narrowed of [
      { application_method: { ...method, target_rules: rules } },
      { application_method: { ...method, buy_rules: rules } },
      { rules: [{ attribute: 'shipping_address.country_code', operator: 'in', values: [{ value: 'fr' }] }] },
    ])
      expect(isForAnyCart(promotion(narrowed))).toBe(false)
  })

  it.each([
    [{}, 'running'],
    [{ starts_at: at(-1), ends_at: at(1) }, 'running'],
    [{ starts_at: at(1) }, 'unknown'],
    [{ ends_at: at(0) }, 'ended'],
    [{ starts_at: at(-2), ends_at: at(-1) }, 'ended'],
  ])('of a campaign %j is %s', (campaign, standing) => {
    expect(standingOf(promotion({ campaign }), NOW)).toBe(standing)
  })

  it('that is no more than a draft is not known', () => {
    expect(standingOf(promotion({ status: 'draft', campaign: { ends_at: at(-1) } }), NOW)).toBe('unknown')
  })

  it.each([
    ['fixed', -5, 'unknown'],
    ['fixed', 500, 'running'],
    ['percentage', -1, 'unknown'],
    ['percentage', 100, 'running'],
    ['percentage', 101, 'unknown'],
  ])('%s of %d is %s', (type, value, standing) => {
    const method = { type, value, target_type: 'items' }
    expect(standingOf(promotion({ application_method: method }), NOW)).toBe(standing)
  })

  it('says its percentage where that is all there is to say', () => {
    expect(percentOf(promotion())).toBe(10)
    expect(percentOf(promotion({ type: 'buyget' }))).toBeNull()
    expect(
      percentOf(promotion({ application_method: { type: 'fixed', target_type: 'order', value: 5 } })),
    ).toBeNull()
  })
})

describe('why a code is refused', () => {
  const targeted = promotion({
    application_method: {
      type: 'percentage',
      target_type: 'items',
      value: 10,
      target_rules: [{ attribute: 'items.product.id', operator: 'in' }],
    },
  })
  const delivery = promotion({
    application_method: { type: 'percentage', target_type: 'shipping_methods', value: 100 },
  })

  it.each([
    ['unknown', undefined, 'Invalid promo code'],
    ['ended', undefined, 'This promo code has ended'],
    ['used_up', promotion(), 'This promo code has been used up'],
    ['nothing', targeted, 'This promo code takes nothing off what is in your cart'],
    [
      'nothing',
      { ...targeted, ...groups('in', 'gold'), rules: groups('in', 'gold').rules },
      'Invalid promo code',
    ],
    ['nothing', delivery, 'Invalid promo code'],
    ['nothing', promotion(), 'Invalid promo code'],
  ] as const)('%s', (reason, what, sentence) => {
    expect(refusalOf(reason, what)).toBe(sentence)
  })
})
