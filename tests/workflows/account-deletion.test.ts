import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, it } from 'vitest'
import { mailsRunOut, type FailPoint } from '../support/crash'
import { rows } from '../support/database'
import { goodPicture } from '../support/hostile-files'
import { namedShopper } from '../support/known-person'
import { sandboxClient } from '../support/sandbox-client'
import { placesHolding } from '../support/scan-database'
import { sharedDeath } from '../support/shared-death'

const stack = inject('stack')
const POINTS: Pick<FailPoint, 'point' | 'when'>[] = [
  { point: 'open-account-deletion', when: 'after' },
  { point: 'say-farewell', when: 'after' },
  { point: 'anonymise-orders', when: 'after' },
  { point: 'erase-person', when: 'before' },
  { point: 'erase-owner', when: 'before' },
  { point: 'finish-account-deletion', when: 'before' },
]

async function leaver() {
  const person = await namedShopper(stack)
  const form = new FormData()
  form.append(
    'profilePicture',
    new Blob([Uint8Array.from(await goodPicture(61))], { type: 'image/jpeg' }),
    'me.jpg',
  )
  await person.api.must('uploadProfilePicture', { form })
  return person
}

it('an account whose deletion died at any step is erased all the same, and told of', async () => {
  const death = sharedDeath(stack, POINTS.length)
  const people = await Promise.all(
    POINTS.map(async (place) => {
      const person = await leaver()
      const { upAt } = await death({ ...place, about: person.id }, () =>
        person.api.call('deleteAccount', { body: { password: person.password } }),
      )
      await mailsRunOut(stack, upAt)
      return person
    }),
  )
  const traces = people.flatMap(({ email, name, street, phone }) => [email, name, street, phone])
  const left = () => placesHolding(stack.databaseUrl, traces)
  for (let tries = 0; tries < 180 && (await left()).length > 0; tries += 1) await sleep(1000)
  expect(await left()).toEqual([])
  const ids = people.map(({ id }) => id)
  const unfinished = await rows(
    stack.databaseUrl,
    'select customer_id from account_deletion where customer_id = any($1) and finished_at is null',
    [ids],
  )
  expect(unfinished).toEqual([])
  const pictures = await rows(
    stack.databaseUrl,
    `select id from customer_profile where customer_id = any($1)
     union all select id from profile_picture_loose where customer_id = any($1)`,
    [ids],
  )
  expect(pictures).toEqual([])
  for (const { email } of people) {
    const mails = await sandboxClient(stack).mails(email)
    // Twice where the process died after the mail server took it and before that was noted.
    const told = mails.filter(({ subject }) => /deleted/i.test(subject)).length
    expect([1, 2]).toContain(told)
  }
}, 900_000)
