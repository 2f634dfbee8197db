import type { TierRow } from '../modules/membership/types'

/** What the customer group of a tier is called in Medusa's admin. */
export const groupNameOf = ({ name }: Pick<TierRow, 'name'>): string => `Members: ${name}`

/** The code that Medusa wants of every promotion; nobody types it, since it is an automatic one. */
export const promotionCodeOf = ({ id }: Pick<TierRow, 'id'>): string =>
  `MEMBERS_${id.replace(/^mtier_/, '').toUpperCase()}`

export const GROUP_RULE = 'customer.groups.id'

interface Made {
  type?: string
  is_automatic?: boolean
  campaign_id?: string | null
  limit?: number | null
  application_method?: {
    type?: string
    target_type?: string
    allocation?: string | null
    target_rules?: unknown[] | null
  } | null
  rules?: { attribute?: string; operator?: string; values?: { value?: string | null }[] | null }[] | null
}

/** Whether a promotion is what a tier's is but for its percentage: off all goods, by itself, for this group alone, always and however often. */
export function isFor(promotion: Made, groupId: string): boolean {
  const { application_method: method, rules } = promotion
  const [rule] = rules ?? []
  return (
    promotion.type === 'standard' &&
    promotion.is_automatic === true &&
    !promotion.campaign_id &&
    promotion.limit == null &&
    method?.type === 'percentage' &&
    method.target_type === 'items' &&
    method.allocation === 'across' &&
    (method.target_rules ?? []).length === 0 &&
    rules?.length === 1 &&
    rule?.attribute === GROUP_RULE &&
    rule.operator === 'in' &&
    rule.values?.length === 1 &&
    rule.values[0]?.value === groupId
  )
}
