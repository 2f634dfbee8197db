import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { expect, inject, it } from 'vitest'
import { guest, newShopper } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { openCheckout, placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { exportOrders, merchandiser } from '../support/medusa-admin'
import { runScript } from '../support/run-script'

const stack = inject('stack')
const { backend, databaseUrl } = stack

interface Files {
  id: string
  original_file_id: string
  large_file_id: string
  thumb_file_id: string
}
const artworkOf = async (variationId: string): Promise<Files> => {
  const [row] = await rows<Files>(
    databaseUrl,
    'select a.* from artwork a join generation_variation v on v.artwork_id = a.id where v.id = $1',
    [variationId],
  )
  if (!row) throw new Error('There is no such picture')
  return row
}
const filesOf = ({ original_file_id, large_file_id, thumb_file_id }: Files) =>
  [original_file_id, large_file_id, thumb_file_id].map((id) => path.join(stack.filesDir, id))
const age = async (ids: string[]) => {
  await rows(databaseUrl, `update artwork set created_at = now() - interval '15 days' where id = any($1)`, [
    ids,
  ])
  await rows(
    databaseUrl,
    `update design set deleted_at = now() - interval '15 days' where artwork_id = any($1) and deleted_at is not null`,
    [ids],
  )
}

it('after a fortnight only what somebody kept or ordered is there', async () => {
  const api = guest(backend)
  const drawn = await api.must('generate', { body: { prompt: 'an old lighthouse in the storm', count: 2 } })
  const [kept, left] = await Promise.all(drawn.map(({ id }) => artworkOf(id)))
  if (!kept || !left) throw new Error('Two pictures were asked for')
  await api.must('createDesign', { body: { variationId: drawn[0]?.id ?? '' } })
  const [young] = await api.must('generate', { body: { prompt: 'a young lighthouse', count: 1 } })
  // Its owner has it off the list, but it lies in a checkout.
  const { shopper, cart } = await openCheckout(stack)
  const { designId } = cart
  await shopper.api.must('deleteDesign', { params: { id: designId } })
  const [ordered] = await rows<Files>(
    databaseUrl,
    'select a.* from artwork a join design d on d.artwork_id = a.id where d.id = $1',
    [designId],
  )
  if (!ordered) throw new Error('The ordered design has no picture')
  expect([...filesOf(kept), ...filesOf(left)].every((file) => existsSync(file))).toBe(true)

  await age([kept.id, left.id, ordered.id])
  await runScript(stack, 'forget-unkept-pictures')

  expect(filesOf(left).map((file) => existsSync(file))).toEqual([false, false, false])
  expect(await rows(databaseUrl, 'select id from artwork where id = $1', [left.id])).toEqual([])
  expect(
    await rows(databaseUrl, 'select id from generation_variation where artwork_id = $1', [left.id]),
  ).toEqual([])
  for (const artwork of [kept, ordered, await artworkOf(young?.id ?? '')])
    expect(filesOf(artwork).every((file) => existsSync(file))).toBe(true)
  expect(await api.call('createDesign', { body: { variationId: drawn[1]?.id ?? '' } })).toMatchObject({
    status: 404,
    code: 'not_found',
  })
}, 180_000)

it('what was kept without an account goes a fortnight after no browser can have its key any more', async () => {
  const [api, customer] = [guest(backend), (await newShopper(backend)).api]
  const keep = async (by: ApiClient, prompt: string) => {
    const [picture] = await by.must('generate', { body: { prompt, count: 1 } })
    const { id } = await by.must('createDesign', { body: { variationId: picture?.id ?? '' } })
    return { id, artwork: await artworkOf(picture?.id ?? '') }
  }
  const kept = await keep(customer, 'a heron that a customer keeps')
  const [old, young] = [await keep(api, 'a heron of last year'), await keep(api, 'a heron of this year')]
  const aged = (ids: string[], days: number) =>
    rows(databaseUrl, `update design set created_at = now() - $2 * interval '1 day' where id = any($1)`, [
      ids,
      days,
    ])
  await aged([old.id, kept.id], 366)
  await aged([young.id], 364)
  await runScript(stack, 'forget-unkept-pictures')
  expect(await api.call('getDesign', { params: { id: old.id } })).toMatchObject({ status: 404 })
  await api.must('getDesign', { params: { id: young.id } })
  expect(filesOf(old.artwork).every((file) => existsSync(file))).toBe(true)

  await age([old, young, kept].map(({ artwork }) => artwork.id))
  await runScript(stack, 'forget-unkept-pictures')
  expect(filesOf(old.artwork).map((file) => existsSync(file))).toEqual([false, false, false])
  expect(await rows(databaseUrl, 'select id from design where id = $1', [old.id])).toEqual([])
  for (const { artwork } of [young, kept])
    expect(filesOf(artwork).every((file) => existsSync(file))).toBe(true)
}, 180_000)

it('after a fortnight a click of which nothing came, and a refusal, are forgotten with all that hung on them', async () => {
  const api = guest(backend)
  const [picture] = await api.must('generate', { body: { prompt: 'a pier in the fog', count: 1 } })
  expect((await api.call('generate', { body: { prompt: 'Pikachu on a skateboard' } })).status).toBe(422)
  const [slot] = await rows<{ job_id: string; guest: string }>(
    databaseUrl,
    `update generation_variation v set status = 'failed', artwork_id = null from generation_job j
     where v.id = $1 and j.id = v.job_id returning v.job_id, j.guest_key_hash as guest`,
    [picture?.id],
  )
  const refusals = () =>
    rows(databaseUrl, 'select 1 from generation_refusal where guest_key_hash = $1', [slot?.guest])
  await runScript(stack, 'forget-unkept-pictures')
  expect(await refusals()).toHaveLength(1)
  await rows(databaseUrl, `update generation_job set created_at = now() - interval '15 days' where id = $1`, [
    slot?.job_id,
  ])
  await rows(
    databaseUrl,
    `update generation_refusal set created_at = now() - interval '15 days' where guest_key_hash = $1`,
    [slot?.guest],
  )
  await runScript(stack, 'forget-unkept-pictures')
  expect(await rows(databaseUrl, 'select 1 from generation_job where id = $1', [slot?.job_id])).toEqual([])
  expect(
    await rows(databaseUrl, 'select 1 from generation_variation where job_id = $1', [slot?.job_id]),
  ).toEqual([])
  expect(await refusals()).toEqual([])
}, 180_000)

it('words that were refused where children were concerned are forgotten after a year', async () => {
  const api = guest(backend)
  const words = `sexy schoolgirl ${randomBytes(8).toString('hex')}`
  expect((await api.call('generate', { body: { prompt: words } })).status).toBe(422)
  const kept = (days: number) =>
    rows(
      databaseUrl,
      `update generation_refusal set created_at = now() - make_interval(days => $2)
       where prompt like $1 returning class`,
      [`%${words}%`, days],
    )
  expect(await kept(364)).toEqual([{ class: 'minors' }])
  await runScript(stack, 'forget-unkept-pictures')
  expect(await kept(366)).toHaveLength(1)
  await runScript(stack, 'forget-unkept-pictures')
  expect(await kept(0)).toEqual([])
}, 180_000)

/** What a process left behind when it died, and noted so long ago. */
async function leftBehind(noted: string | null) {
  const filename = `${randomBytes(16).toString('hex')}-large.webp`
  const file = path.join(stack.filesDir, `private-${Date.now()}-${filename}`)
  writeFileSync(file, 'left behind')
  if (noted)
    await rows(
      databaseUrl,
      'insert into file_note (id, filename, created_at) values ($1, $2, now() - $3::interval)',
      [`fnote_${filename}`, filename, noted],
    )
  return file
}

it('a file that a process left without a name goes after a day, and no other does', async () => {
  const api = guest(backend)
  const [picture] = await api.must('generate', { body: { prompt: 'a lost kite', count: 1 } })
  const named = filesOf(await artworkOf(picture?.id ?? ''))
  const [left, young, ofAnother] = [
    await leftBehind('25 hours'),
    await leftBehind('23 hours'),
    await leftBehind(null),
  ]
  // The picture's own files were noted too, and are as old.
  const names = named.map((file) => path.basename(file).replace(/^private-\d+-/, ''))
  const aged = await rows(
    databaseUrl,
    `update file_note set created_at = now() - interval '25 hours' where filename = any($1) returning id`,
    [names],
  )
  expect(aged).toHaveLength(3)
  await runScript(stack, 'forget-unkept-pictures')
  expect(existsSync(left)).toBe(false)
  expect([young, ofAnother, ...named].map((file) => existsSync(file))).toEqual(Array(5).fill(true))
  expect(await rows(databaseUrl, 'select id from file_note where filename = any($1)', [names])).toEqual([])
}, 120_000)

it('a table of orders that Medusa’s admin exported goes after a day', async () => {
  const { shopper } = await placedOrder(stack)
  const tables = () =>
    readdirSync(stack.filesDir).filter((name) => /^private-\d+-\d+-order-exports\.csv$/.test(name))
  const before = tables()
  const admin = await merchandiser(backend)
  await exportOrders(admin)
  const mine = () => tables().filter((name) => !before.includes(name))
  const read = (name = '') => readFileSync(path.join(stack.filesDir, name), 'utf8')
  await expect.poll(() => mine().map(read).join(), { timeout: 30_000 }).toContain(shopper.email)
  const [young = ''] = mine()
  const dayAgo = String(Date.now() - 86_400_000 - 1000)
  const old = young.replace(/\d{13}/, dayAgo)
  copyFileSync(path.join(stack.filesDir, young), path.join(stack.filesDir, old))
  await runScript(stack, 'forget-unkept-pictures')
  expect(tables()).toContain(young)
  expect(tables()).not.toContain(old)
}, 180_000)

it('what cannot be removed holds up neither tables nor files behind it', async () => {
  const tableOf = (name: string) =>
    path.join(stack.filesDir, `private-${Date.now() - 86_400_000 - 1000}-${name}-order-exports.csv`)
  const [stuck, stuckTable] = [await leftBehind('26 hours'), tableOf('1')]
  const [left, table] = [await leftBehind('25 hours'), tableOf('2')]
  // A folder that is not empty lies in its place.
  for (const file of [stuck, stuckTable]) {
    rmSync(file, { force: true })
    mkdirSync(file)
    writeFileSync(path.join(file, 'in-the-way'), '')
  }
  writeFileSync(table, 'a table')
  try {
    await runScript(stack, 'forget-unkept-pictures')
    expect([left, table].map((file) => existsSync(file))).toEqual([false, false])
    const noted = (file: string) =>
      rows(databaseUrl, `select id from file_note where $1 like '%' || filename`, [path.basename(file)])
    expect([await noted(stuck), await noted(left)].map(({ length }) => length)).toEqual([1, 0])
  } finally {
    for (const file of [stuck, stuckTable]) rmSync(file, { recursive: true, force: true })
  }
}, 120_000)
