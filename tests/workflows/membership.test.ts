import { describe, expect, inject, it } from 'vitest'
import { newShopper } from '../support/actors'
import { rows } from '../support/database'
import { giveDesigns, historyOf, tierGroupsOf, tierMails } from '../support/membership'
import { sharedDeath } from '../support/shared-death'

const stack = inject('stack')
const A_MINUTE = { timeout: 60_000 }

const PLACES = [
  ['move-member', 'after'],
  ['link-customers-to-customer-group', 'before'],
  ['keep-mail', 'before'],
  ['keep-mail', 'after'],
] as const
describe.concurrent('a process that dies', () => {
  const death = sharedDeath(stack, PLACES.length)
  it.for(PLACES)(
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
