import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, it } from 'vitest'
import { designedLine, guest } from '../support/actors'
import { openCheckout } from '../support/checkout'
import { mailsRunOut, type FailPoint } from '../support/crash'
import { rows } from '../support/database'
import { goodPicture } from '../support/hostile-files'
import { namedShopper } from '../support/known-person'
import { sandboxClient } from '../support/sandbox-client'
import { placesHolding } from '../support/scan-database'
import { sharedDeath } from '../support/shared-death'

const stack = inject('stack')
const SOON = { timeout: 90_000, interval: 1000 }
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

/** A file that no store can remove: a folder that is not empty lies in its place. */
function unremovable(name: string): () => void {
  const folder = path.join(stack.filesDir, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'in-the-way'), '')
  return () => rmSync(folder, { recursive: true, force: true })
}
const isFinished = async (customerId: string) => {
  const [row] = await rows<{ finished: boolean }>(
    stack.databaseUrl,
    'select finished_at is not null as finished from account_deletion where customer_id = $1',
    [customerId],
  )
  return row?.finished ?? false
}

// Guard: removeRetired, which goes past what it cannot remove.
it('a picture whose file cannot be removed holds up neither other pictures nor anybody who leaves', async () => {
  const drawn = await guest(stack.backend).must('generate', { body: { prompt: 'two herons', count: 2 } })
  const pictures = await rows<{ id: string; original_file_id: string }>(
    stack.databaseUrl,
    `update artwork a set deleted_at = now() from generation_variation v
     where v.artwork_id = a.id and v.id = any($1) returning a.id, a.original_file_id`,
    [drawn.map(({ id }) => id)],
  )
  const [stuck, other] = pictures.sort((a, b) => (a.id < b.id ? -1 : 1))
  const clear = unremovable(stuck?.original_file_id ?? '')
  const left = async () =>
    (
      await rows<{ id: string }>(stack.databaseUrl, 'select id from artwork where id = any($1)', [
        pictures.map(({ id }) => id),
      ])
    ).map(({ id }) => id)
  const leaves = async () => {
    const person = await leaver()
    await person.api.must('deleteAccount', { body: { password: person.password } })
    await expect.poll(() => isFinished(person.id), SOON).toBe(true)
  }
  try {
    await leaves()
    expect(await left()).toEqual([stuck?.id])
    expect(other).toBeDefined()
  } finally {
    clear()
  }
  await leaves()
  expect(await left()).toEqual([])
}, 300_000)

// Guard: the next attempt of account_deletion.
it('twenty accounts that cannot be erased yet keep no other from being erased', async () => {
  const { line } = await designedLine(guest(stack.backend), { prompt: 'a heron twenty times' })
  const marks = Array.from({ length: 20 }, (_, index) => `stuck_${String(index)}`)
  const [recipe] = await rows<{ mockup_file_id: string }>(
    stack.databaseUrl,
    'select mockup_file_id from recipe where hash = $1',
    [line.customizations.recipeHash],
  )
  // Each has a design whose mock-up cannot be removed.
  await rows(
    stack.databaseUrl,
    `insert into design (id, owner_customer_id, variation_id, artwork_id, prompt, enhanced_prompt, title, provider, drawn_by)
     select 'design_' || mark, 'cus_' || mark, variation_id, artwork_id, prompt, enhanced_prompt, title, provider, drawn_by
     from design, unnest($1::text[]) mark where id = $2`,
    [marks, line.customizations.designId],
  )
  await rows(
    stack.databaseUrl,
    `insert into recipe select copied.* from recipe r, unnest($1::text[]) mark, jsonb_populate_record(r,
       jsonb_build_object('id', 'recipe_' || mark, 'hash', mark, 'mockup_token', mark, 'design_id', 'design_' || mark)) copied
     where r.hash = $2`,
    [marks, line.customizations.recipeHash],
  )
  const clear = unremovable(recipe?.mockup_file_id ?? '')
  const wish = (mark: string, since: string) =>
    rows(
      stack.databaseUrl,
      `insert into account_deletion (id, customer_id, created_at) values ($1, $2, now() - $3::interval)`,
      [`adel_${mark}`, `cus_${mark}`, since],
    )
  try {
    for (const mark of marks) await wish(mark, '1 day')
    await wish('free', '1 minute')
    await expect.poll(() => isFinished('cus_free'), SOON).toBe(true)
    expect(await isFinished('cus_stuck_0')).toBe(false)
  } finally {
    clear()
  }
  await expect
    .poll(() => Promise.all(marks.map((mark) => isFinished(`cus_${mark}`))), {
      timeout: 150_000,
      interval: 1000,
    })
    .not.toContain(false)
}, 300_000)

// Guard: deletedElsewhere, which passes over whoever has to wait.
it('a hundred accounts that Medusa’s admin deleted, and that a payment holds, keep no other from being erased', async () => {
  const { sessionId } = await openCheckout(stack)
  const person = await namedShopper(stack)
  const held = Array.from({ length: 100 }, (_, index) => `held_${String(index)}`)
  // Each has paid, and nobody has decided yet what becomes of it.
  await rows(
    stack.databaseUrl,
    `insert into checkout select copied.* from checkout k, unnest($1::text[]) mark, jsonb_populate_record(k, jsonb_build_object(
         'id', 'chk_' || mark, 'customer_id', 'cus_' || mark, 'state', 'parked', 'stripe_session_id', null, 'cart_id', null,
         'next_attempt_at', null)) copied
     where k.stripe_session_id = $2`,
    [held, sessionId],
  )
  await rows(
    stack.databaseUrl,
    `insert into customer (id, email, has_account, deleted_at)
     select 'cus_' || mark, mark || '@example.test', true, now() from unnest($1::text[]) mark`,
    [held],
  )
  try {
    await rows(stack.databaseUrl, `update customer set deleted_at = now() - interval '1 day' where id = $1`, [
      person.id,
    ])
    await expect.poll(() => isFinished(person.id), SOON).toBe(true)
    const taken = `select customer_id from account_deletion where customer_id like 'cus_held_%'`
    expect(await rows(stack.databaseUrl, taken)).toEqual([])
  } finally {
    await rows(stack.databaseUrl, `delete from checkout where customer_id like 'cus_held_%'`)
    await rows(stack.databaseUrl, `delete from customer where id like 'cus_held_%'`)
  }
}, 300_000)
