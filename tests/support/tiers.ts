import { randomBytes } from 'node:crypto'
import { rows } from './database'
import type { MedusaAdmin } from './medusa-admin'
import type { Stack } from './stack'

interface Tier {
  id: string
  name: string
}

/** A tier that no other test knows, as a merchandiser writes it, and what Medusa keeps for it. */
export function ownTier({ databaseUrl }: Pick<Stack, 'databaseUrl'>, admin: MedusaAdmin) {
  const mark = randomBytes(4).toString('hex')
  const draft = (name: string, discount: number) => ({
    ...{ name: `${name} ${mark}`, description: 'For tests', discount },
    ...{ minDesigns: 20_000 + Number.parseInt(mark.slice(0, 4), 16), icon: 'gem', colour: 'gold' },
    benefits: ['A nod'],
  })
  return {
    mark,
    draft,
    /** @returns the path of the tier */
    add: async () => {
      const { tiers } = await admin.call<{ tiers: Tier[] }>('POST', '/membership/tiers', draft('Gilder', 12))
      const added = tiers.find(({ name }) => name === `Gilder ${mark}`)
      if (!added) throw new Error('The tier was not added')
      return `/membership/tiers/${added.id}`
    },
    /** The path of the tier as the admin's page lists it, or null. */
    listed: async () => {
      const { tiers } = await admin.call<{ tiers: Tier[] }>('GET', '/membership/tiers')
      const tier = tiers.find(({ name }) => name.endsWith(mark))
      return tier ? `/membership/tiers/${tier.id}` : null
    },
    /** The tier with the group and the promotion that Medusa keeps for it; null where there is no such tier. */
    kept: async () => {
      const [tier] = await rows(
        databaseUrl,
        `select t.name, t.min_designs, t.discount, t.version, g.name as "group", p.status, m.value::int as percent
         from membership_tier t left join customer_group g on g.id = t.customer_group_id and g.deleted_at is null
           left join promotion p on p.id = t.promotion_id and p.deleted_at is null
           left join promotion_application_method m on m.promotion_id = p.id and m.deleted_at is null
         where t.deleted_at is null and t.name like '%' || $1`,
        [mark],
      )
      return tier ?? null
    },
    /** Whether its group, its promotion and the members are what it says, as the shop notes it. */
    followed: async () => {
      const [tier] = await rows<{ followed: boolean }>(
        databaseUrl,
        `select followed_version = version as followed from membership_tier where deleted_at is null and name like '%' || $1`,
        [mark],
      )
      return tier?.followed ?? null
    },
    groups: () =>
      rows(
        databaseUrl,
        `select name from customer_group where deleted_at is null and name like 'Members: %' || $1`,
        [mark],
      ),
  }
}
