import { describe, expect, inject, it } from 'vitest'
import { newShopper } from '../support/actors'
import { rows } from '../support/database'
import { holdingLock, waitingFor } from '../support/held-lock'
import { merchandiser } from '../support/medusa-admin'
import { giveDesigns, historyOf, tierGroupsOf, tierMails } from '../support/membership'
import { sharedDeath } from '../support/shared-death'
import { ownTier } from '../support/tiers'

const stack = inject('stack')
const A_MINUTE = { timeout: 60_000 }

const PLACES = [
  ['move-member', 'after'],
  ['link-customers-to-customer-group', 'before'],
  ['keep-mail', 'before'],
  ['keep-mail', 'after'],
] as const
/** Where a tier that was there is changed. */
const TIER_PLACES = [
  ['write-tier', 'after'],
  ['tie-tier', 'before'],
  ['tie-tier', 'after'],
] as const
describe('a process that dies as somebody reaches a tier', () => {
  const death = sharedDeath(stack, PLACES.length)
  it.concurrent.for(PLACES)(
    '%s (%s) leaves a tier that is finished, with one mail',
    { timeout: 300_000 },
    async ([point, when], { expect }) => {
      const { api, id } = await newShopper(stack.backend)
      await api.must('getMembership')
      await giveDesigns(stack, id, 6)
      // Each of these steps is told of the customer: by id, or in the mail's key.
      await death({ point, when, about: id }, () => api.must('getMembership'))
      await expect
        .poll(() => api.must('getMembership').then(({ tier }) => tier.name), A_MINUTE)
        .toBe('Explorer')
      expect(await tierGroupsOf(stack, id)).toEqual(['Members: Explorer'])
      await expect.poll(() => tierMails(stack, id), A_MINUTE).toEqual(['Explorer'])
      expect((await historyOf(stack, id)).map(({ to }) => to)).toEqual(['Starter', 'Explorer'])
    },
  )
})

// By themselves: a tier that changes brings all members in line, before they are looked for at their place above.
describe('a process that dies as a tier is changed', () => {
  const death = sharedDeath(stack, TIER_PLACES.length)
  it.concurrent.for(TIER_PLACES)(
    '%s (%s) leaves a tier that is changed, and takes off what it says soon after',
    { timeout: 300_000 },
    async ([point, when], { expect }) => {
      const admin = await merchandiser(stack.backend)
      const { mark, draft, add, kept, followed } = ownTier(stack, admin)
      const path = await add()
      const { api, id } = await newShopper(stack.backend)
      await api.must('getMembership')
      await expect.poll(followed, A_MINUTE).toBe(true)
      const about = path.split('/').at(-1) ?? ''
      const isPriced = point === 'tie-tier'
      await death(
        { point, when, about },
        () => admin.call('POST', path, draft('Weaver', 30)),
        async () => {
          // Saved again as it was opened it would be refused: it looks as if all were well.
          expect(await kept()).toMatchObject({ name: `Weaver ${mark}`, discount: 30, version: 2 })
          expect(await kept()).toMatchObject({ percent: isPriced ? 30 : 12 })
          expect(await followed()).toBe(false)
          await rows(
            stack.databaseUrl,
            `update membership_member set tier_id = (select id from membership_tier where name = 'Creator' and deleted_at is null)
             where customer_id = $1`,
            [id],
          )
        },
      )
      await expect.poll(followed, A_MINUTE).toBe(true)
      expect(await kept()).toMatchObject({ group: `Members: Weaver ${mark}`, status: 'active', percent: 30 })
      expect(await kept()).toMatchObject({ discount: 30, version: 2 })
      // In the history stands who saved the tier, whoever went on with it.
      expect((await historyOf(stack, id)).at(-1)).toMatchObject({
        ...{ from: 'Creator', to: 'Starter', cause: 'tiers', by: 'merchandiser@caseloom.test' },
      })
    },
  )
})

// Guard: the one lock of all who bring members in line.
it('a tier that is saved is followed when whoever follows another just now has ended', async () => {
  const { add, followed } = ownTier(stack, await merchandiser(stack.backend))
  await holdingLock(
    stack.databaseUrl,
    `select pg_advisory_xact_lock(hashtextextended('follow-tiers', 0))`,
    async () => {
      await add()
      await expect
        .poll(() => waitingFor(stack.databaseUrl, 'pg_advisory_xact_lock').then(({ length }) => length))
        .toBeGreaterThan(0)
      expect(await followed()).toBe(false)
      return { begun: null }
    },
  )
  await expect.poll(followed, A_MINUTE).toBe(true)
}, 120_000)

it('what a dead process owes, and a hand-given tier that is over, are seen to though nobody looks', async () => {
  const { api, id } = await newShopper(stack.backend)
  const { tiers } = await api.must('getMembership')
  const creator = tiers.find(({ name }) => name === 'Creator')?.id
  await rows(
    stack.databaseUrl,
    `update membership_member set held_tier_id = $2, held_mode = 'exactly', held_reason = 'A trial', held_by = 'x', tier_id = $2,
       held_until = now() - interval '1 second' where customer_id = $1`,
    [id, creator],
  )
  await rows(
    stack.databaseUrl,
    `insert into membership_reached (id, customer_id, tier_id, news) values ('mrch_' || $1, $1, $2, 'due')`,
    [id, creator],
  )
  await expect.poll(() => tierMails(stack, id), A_MINUTE).toEqual(['Creator'])
  await expect
    .poll(async () => (await historyOf(stack, id)).at(-1), A_MINUTE)
    .toMatchObject({ from: 'Creator', to: 'Starter', cause: 'hold_ended' })
  expect(await tierGroupsOf(stack, id)).toEqual(['Members: Starter'])
}, 180_000)
