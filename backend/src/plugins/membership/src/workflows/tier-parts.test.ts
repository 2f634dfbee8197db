import { expect, it } from 'vitest'
import { isFor } from './tier-parts'

const method = { type: 'percentage', target_type: 'items', allocation: 'across', target_rules: [] }
const rule = { attribute: 'customer.groups.id', operator: 'in', values: [{ value: 'group_1' }] }
const promotion = { type: 'standard', is_automatic: true, application_method: method, rules: [rule] }

it('takes a promotion for a tier’s own only where it is for its group alone, off all goods and without end', () => {
  expect(isFor(promotion, 'group_1')).toBe(true)
  for (const other of [
    { ...promotion, rules: [] },
    { ...promotion, rules: [rule, { ...rule, attribute: 'currency_code' }] },
    { ...promotion, rules: [{ ...rule, operator: 'ne' }] },
    { ...promotion, rules: [{ ...rule, operator: 'eq' }] },
    { ...promotion, rules: [{ ...rule, values: [...rule.values, { value: 'group_2' }] }] },
    { ...promotion, is_automatic: false },
    { ...promotion, campaign_id: 'procamp_1' },
    { ...promotion, limit: 10 },
    { ...promotion, application_method: { ...method, type: 'fixed' } },
    { ...promotion, application_method: { ...method, target_type: 'shipping_methods' } },
    { ...promotion, application_method: { ...method, target_rules: [{}] } },
  ])
    expect(isFor(other, 'group_1')).toBe(false)
  expect(isFor(promotion, 'group_2')).toBe(false)
})
