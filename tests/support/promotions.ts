import { randomBytes } from 'node:crypto'
import type { Shopper } from './actors'
import type { MedusaAdmin } from './medusa-admin'

export interface Rule {
  attribute: string
  operator: 'in' | 'eq' | 'ne'
  values: string[]
}
interface Wanted {
  code?: string
  percent?: number
  /** Pounds. */
  amount?: number
  target?: 'items' | 'order' | 'shipping_methods'
  allocation?: 'across' | 'each'
  rules?: Rule[]
  targetRules?: Rule[]
  automatic?: boolean
  campaign?: { starts_at?: Date; ends_at?: Date; budget?: Record<string, unknown> }
  extra?: Record<string, unknown>
}
export interface MadePromotion {
  id: string
  code: string
  campaign_id: string | null
}

const mark = () => randomBytes(4).toString('hex').toUpperCase()

/** A promotion as a merchandiser makes it in Medusa's admin. */
export async function makePromotion(admin: MedusaAdmin, wanted: Wanted): Promise<MadePromotion> {
  const { percent, amount, target = 'items', allocation = 'across', campaign } = wanted
  const { promotion } = await admin.call<{ promotion: MadePromotion }>('POST', '/promotions', {
    code: wanted.code ?? `TEST${mark()}`,
    type: 'standard',
    status: 'active',
    is_automatic: wanted.automatic ?? false,
    ...(amount !== undefined && { is_tax_inclusive: true }),
    application_method: {
      type: percent === undefined ? 'fixed' : 'percentage',
      target_type: target,
      ...(target !== 'order' && { allocation }),
      ...(allocation === 'each' && { max_quantity: 10 }),
      value: percent ?? amount,
      currency_code: 'gbp',
      ...(wanted.targetRules && { target_rules: wanted.targetRules }),
    },
    ...(wanted.rules && { rules: wanted.rules }),
    ...(campaign && {
      campaign: { name: `Campaign ${mark()}`, campaign_identifier: `campaign-${mark()}`, ...campaign },
    }),
    ...wanted.extra,
  })
  return promotion
}

/** A customer group of these people, and the rule of a promotion that is for its members. */
export async function makeMembers(admin: MedusaAdmin, people: Shopper[]): Promise<Rule> {
  const { customer_group: group } = await admin.call<{ customer_group: { id: string } }>(
    'POST',
    '/customer-groups',
    { name: `Members ${mark()}` },
  )
  await admin.call('POST', `/customer-groups/${group.id}/customers`, { add: people.map(({ id }) => id) })
  return { attribute: 'customer.groups.id', operator: 'in', values: [group.id] }
}
