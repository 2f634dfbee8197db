import { randomBytes } from 'node:crypto'
import { expect, inject, it } from 'vitest'
import { rows } from '../support/database'
import { merchandiser } from '../support/medusa-admin'

const stack = inject('stack')
const { backend, databaseUrl } = stack

interface Tier {
  id: string
  name: string
  version: number
}

/** A tier with the group and the promotion that Medusa keeps for it; null where there is no such tier. */
async function kept(mark: string) {
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
}
const groups = (mark: string) =>
  rows(
    databaseUrl,
    `select name from customer_group where deleted_at is null and name like 'Members: %' || $1`,
    [mark],
  )

/** The database refuses a change of a table for this tier alone, while `work` runs. */
async function refusing(
  { mark, change, table, about }: { mark: string; change: string; table: string; about: string },
  work: () => Promise<unknown>,
): Promise<void> {
  const name = `refuse_${mark}`
  await rows(
    databaseUrl,
    `create function ${name}() returns trigger language plpgsql as $$ begin
       if ${about} then raise exception 'This is refused'; end if;
       return new;
     end $$`,
  )
  await rows(
    databaseUrl,
    `create trigger ${name} before ${change} on ${table} for each row execute function ${name}()`,
  )
  try {
    await work()
  } finally {
    await rows(databaseUrl, `drop function ${name}() cascade`)
  }
}

async function newTier() {
  const mark = randomBytes(4).toString('hex')
  const admin = await merchandiser(backend)
  const draft = (name: string, discount: number) => ({
    ...{ name: `${name} ${mark}`, description: 'For tests', discount },
    ...{ minDesigns: 20_000 + Number.parseInt(mark.slice(0, 4), 16), icon: 'gem', colour: 'gold' },
    benefits: ['A nod'],
  })
  const own = `exists (select 1 from membership_tier t where t.name like '%${mark}'`
  return {
    ...{ mark, admin, draft },
    ofPromotion: (code: string) => `${own} and ${code} = 'MEMBERS_' || upper(replace(t.id, 'mtier_', '')))`,
    add: async () => {
      const { tiers } = await admin.call<{ tiers: Tier[] }>('POST', '/membership/tiers', draft('Gilder', 12))
      const added = tiers.find(({ name }) => name === `Gilder ${mark}`)
      if (!added) throw new Error('The tier was not added')
      return `/membership/tiers/${added.id}`
    },
  }
}

it('a tier whose promotion cannot be made is not added, nor is its group; asked again it is', async () => {
  const { mark, add, ofPromotion } = await newTier()
  const fault = { mark, change: 'insert', table: 'promotion', about: ofPromotion('new.code') }
  await refusing(fault, async () => {
    await expect(add()).rejects.toThrow('500')
    expect(await kept(mark)).toBeNull()
    expect(await groups(mark)).toEqual([])
  })
  await add()
  expect(await kept(mark)).toMatchObject({
    ...{ name: `Gilder ${mark}`, group: `Members: Gilder ${mark}` },
    ...{ discount: 12, status: 'active', percent: 12 },
  })
  expect(await groups(mark)).toHaveLength(1)
}, 60_000)

it('a tier whose promotion cannot be changed keeps its name, its group’s name and its discount', async () => {
  const { mark, admin, draft, add, ofPromotion } = await newTier()
  const path = await add()
  const before = await kept(mark)
  const own = `exists (select 1 from promotion p where p.id = new.promotion_id and ${ofPromotion('p.code')})`
  const fault = { mark, change: 'update', table: 'promotion_application_method', about: own }
  await refusing(fault, async () => {
    await expect(admin.call('POST', path, draft('Weaver', 30))).rejects.toThrow('500')
    expect(await kept(mark)).toEqual(before)
    expect(await groups(mark)).toEqual([{ name: `Members: Gilder ${mark}` }])
  })
  await admin.call('POST', path, draft('Weaver', 30))
  expect(await kept(mark)).toMatchObject({
    ...{ name: `Weaver ${mark}`, group: `Members: Weaver ${mark}`, discount: 30, percent: 30 },
  })
}, 60_000)

it('a tier whose group cannot be taken away stays, with its promotion', async () => {
  const { mark, admin, add } = await newTier()
  const path = await add()
  const before = await kept(mark)
  const own = `new.deleted_at is not null and new.name like 'Members: %${mark}'`
  await refusing({ mark, change: 'update', table: 'customer_group', about: own }, async () => {
    await expect(admin.call('DELETE', path)).rejects.toThrow('500')
    expect(await kept(mark)).toEqual(before)
  })
  await admin.call('DELETE', path)
  expect(await kept(mark)).toBeNull()
  expect(await groups(mark)).toEqual([])
}, 60_000)
