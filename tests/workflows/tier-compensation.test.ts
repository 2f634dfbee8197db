import { expect, inject, it } from 'vitest'
import { rows } from '../support/database'
import { merchandiser } from '../support/medusa-admin'
import { ownTier } from '../support/tiers'

const stack = inject('stack')
const { backend, databaseUrl } = stack

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
  const admin = await merchandiser(backend)
  const tier = ownTier(stack, admin)
  const own = `exists (select 1 from membership_tier t where t.name like '%${tier.mark}'`
  return {
    ...tier,
    admin,
    ofPromotion: (code: string) => `${own} and ${code} = 'MEMBERS_' || upper(replace(t.id, 'mtier_', '')))`,
  }
}

it('a tier whose promotion cannot be made is not added, nor is its group; asked again it is', async () => {
  const { mark, add, kept, groups, ofPromotion } = await newTier()
  const fault = { mark, change: 'insert', table: 'promotion', about: ofPromotion('new.code') }
  await refusing(fault, async () => {
    await expect(add()).rejects.toThrow('500')
    expect(await kept()).toBeNull()
    expect(await groups()).toEqual([])
  })
  await add()
  expect(await kept()).toMatchObject({
    ...{ name: `Gilder ${mark}`, group: `Members: Gilder ${mark}` },
    ...{ discount: 12, status: 'active', percent: 12 },
  })
  expect(await groups()).toHaveLength(1)
}, 60_000)

it('a tier whose promotion cannot be changed keeps its name, its group’s name and its discount', async () => {
  const { mark, admin, draft, add, kept, groups, ofPromotion } = await newTier()
  const path = await add()
  const before = await kept()
  const own = `exists (select 1 from promotion p where p.id = new.promotion_id and ${ofPromotion('p.code')})`
  const fault = { mark, change: 'update', table: 'promotion_application_method', about: own }
  await refusing(fault, async () => {
    await expect(admin.call('POST', path, draft('Weaver', 30))).rejects.toThrow('500')
    expect(await kept()).toEqual(before)
    expect(await groups()).toEqual([{ name: `Members: Gilder ${mark}` }])
  })
  await admin.call('POST', path, draft('Weaver', 30))
  expect(await kept()).toMatchObject({
    ...{ name: `Weaver ${mark}`, group: `Members: Weaver ${mark}`, discount: 30, percent: 30 },
  })
}, 60_000)

it('a tier whose group cannot be taken away stays, with its promotion', async () => {
  const { mark, admin, add, kept, groups } = await newTier()
  const path = await add()
  const before = await kept()
  const own = `new.deleted_at is not null and new.name like 'Members: %${mark}'`
  await refusing({ mark, change: 'update', table: 'customer_group', about: own }, async () => {
    await expect(admin.call('DELETE', path)).rejects.toThrow('500')
    expect(await kept()).toEqual(before)
  })
  await admin.call('DELETE', path)
  expect(await kept()).toBeNull()
  expect(await groups()).toEqual([])
}, 60_000)
