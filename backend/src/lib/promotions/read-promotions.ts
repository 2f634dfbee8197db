import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules, PromotionStatus } from '@medusajs/framework/utils'
import { z } from 'zod'
import { query } from '../database/sql'

const amount = z.coerce.number()
const rulesSchema = z.array(z.object({ attribute: z.string(), operator: z.string() })).nullish()
const promotionSchema = z.object({
  id: z.string(),
  code: z.string(),
  type: z.string(),
  is_automatic: z.boolean(),
  is_tax_inclusive: z.boolean().nullish(),
  status: z.string(),
  limit: z.number().nullish(),
  used: z.number().nullish(),
  // Merchandisers write what they like there: what cannot be read takes nothing else with it.
  metadata: z
    .object({
      description: z.string().optional().catch(undefined),
      first_order_only: z.boolean().optional().catch(undefined),
    })
    .nullish()
    .catch(null),
  application_method: z
    .object({
      type: z.string(),
      target_type: z.string(),
      value: amount.nullish(),
      target_rules: rulesSchema,
      buy_rules: rulesSchema,
    })
    .nullish(),
  rules: z
    .array(
      z.object({
        attribute: z.string(),
        operator: z.string(),
        values: z.array(z.object({ value: z.string().nullish() })).nullish(),
      }),
    )
    .nullish(),
  campaign: z
    .object({
      starts_at: z.coerce.date().nullish(),
      ends_at: z.coerce.date().nullish(),
      budget: z
        .object({
          id: z.string(),
          type: z.string(),
          limit: amount.nullish(),
          used: amount.nullish(),
          attribute: z.string().nullish(),
        })
        .nullish(),
    })
    .nullish(),
})
/** A promotion as Medusa holds it, with what decides for whom, for what, when and how often it works. */
export type PromotionRow = z.output<typeof promotionSchema>

const RELATIONS = [
  'application_method',
  'application_method.target_rules',
  'application_method.buy_rules',
  'rules',
  'rules.values',
  'campaign',
  'campaign.budget',
]

async function list(scope: MedusaContainer, filters: object): Promise<PromotionRow[]> {
  const found = await scope
    .resolve(Modules.PROMOTION)
    .listPromotions(filters, { relations: RELATIONS, take: null, order: { created_at: 'ASC' } })
  return z.array(promotionSchema).parse(found)
}

/** The promotion of a code, whatever the case it is typed in; automatic ones have none to be typed. */
export async function readPromotion(scope: MedusaContainer, typed: string): Promise<PromotionRow | null> {
  const [match] = await query(scope)<{ id: string }>(
    `select id from promotion where upper(code) = upper(?) and not is_automatic and deleted_at is null
     order by (code = ?) desc, created_at limit 1`,
    [typed, typed],
  )
  if (!match) return null
  const [promotion] = await list(scope, { id: [match.id] })
  return promotion ?? null
}

export const readAutomatic = (scope: MedusaContainer): Promise<PromotionRow[]> =>
  list(scope, { is_automatic: true, status: PromotionStatus.ACTIVE })

const GROUPS = /^customer\.groups?\b/

/** Whether it is for the members of customer groups; one for everybody but them is not. */
export const isForMembers = ({ rules }: PromotionRow): boolean =>
  (rules ?? []).some(({ attribute, operator }) => GROUPS.test(attribute) && operator !== 'ne')

const groupRules = ({ rules }: Pick<PromotionRow, 'rules'>) =>
  (rules ?? []).filter(({ attribute }) => GROUPS.test(attribute))

/**
 * Of somebody's customer groups those that Medusa is told of when it reckons a promotion. Its Equals holds where every group is
 * named, and each account is in the group of its tier besides: what such a rule does not name is not told.
 */
export function groupsToTell<G extends { id: string }>(
  promotion: Pick<PromotionRow, 'rules'>,
  groups: G[],
): G[] {
  const equals = groupRules(promotion).filter(({ operator }) => operator === 'eq')
  return groups.filter(({ id }) =>
    equals.every(({ values }) => (values ?? []).some(({ value }) => value === id)),
  )
}

/** Whether its rules on customer groups, if it has any, let in somebody of these groups. */
export function groupsAllow(promotion: Pick<PromotionRow, 'rules'>, groups: { id: string }[]): boolean {
  const told = groupsToTell(promotion, groups)
  return groupRules(promotion).every(({ operator, values }) => {
    const named = (own: { id: string }[]) =>
      own.some(({ id }) => (values ?? []).some((each) => each.value === id))
    return operator === 'ne' ? !named(groups) : named(told)
  })
}

/** Whether it is for some goods only, so that other goods would have it. */
export const isForSomeGoods = ({
  application_method: method,
}: Pick<PromotionRow, 'application_method'>): boolean =>
  (method?.target_rules?.length ?? 0) + (method?.buy_rules?.length ?? 0) > 0

/** Whether it asks nothing of the goods or of where they go: of all that it may ask, who buys is known before there is a cart. */
export const isForAnyCart = (promotion: Pick<PromotionRow, 'application_method' | 'rules'>): boolean =>
  !isForSomeGoods(promotion) && groupRules(promotion).length === (promotion.rules ?? []).length

/** Whether what it takes off can be taken off at all: Medusa's admin takes no other, which may be there all the same. */
function isPossible({ application_method: method }: PromotionRow): boolean {
  const value = method?.value ?? 0
  return value >= 0 && (method?.type !== 'percentage' || value <= 100)
}

/** Whether it works now: `unknown` where it works for nobody yet, is switched off or could take nothing off anything. */
export function standingOf(promotion: PromotionRow, now: Date): 'running' | 'ended' | 'unknown' {
  const { status, campaign } = promotion
  if (!isPossible(promotion) || status !== 'active' || (campaign?.starts_at && campaign.starts_at > now))
    return 'unknown'
  return campaign?.ends_at && campaign.ends_at <= now ? 'ended' : 'running'
}

/** The percentage that it takes off, where that is all there is to say. */
export const percentOf = ({ type, application_method: method }: PromotionRow): number | null =>
  type === 'standard' && method?.type === 'percentage' ? (method.value ?? null) : null
