import { existsSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, inject, it } from 'vitest'
import { addAddress, administrator, designedLine, guest, layOnCase, newShopper } from '../support/actors'
import { hashesOf, linkToChange, ownDesign } from '../support/adjustment'
import type { ApiClient } from '../support/api-client'
import { rows } from '../support/database'
import { publishedDesign } from '../support/gallery'
import { holdingLock, waitingFor } from '../support/held-lock'
import { namedShopper } from '../support/known-person'
import { sandboxClient } from '../support/sandbox-client'
import { placesHolding } from '../support/scan-database'

const stack = inject('stack')
const { backend, databaseUrl } = stack
const SOON = { timeout: 90_000, interval: 1000 }

let admin: ApiClient
beforeAll(async () => {
  admin = await administrator(backend)
})

interface Files {
  artwork_id: string
  files: (string | null)[]
}
/** The pictures of the design of a recipe, and those that were made of the two. */
async function filesOf(hash: string): Promise<Files> {
  const [found] = await rows<Files & Record<string, unknown>>(
    databaseUrl,
    `select a.id as artwork_id, array[a.original_file_id, a.large_file_id, a.thumb_file_id, r.mockup_file_id, r.print_file_id] as files
     from recipe r join artwork a on a.id = r.artwork_id where r.hash = $1`,
    [hash],
  )
  if (!found) throw new Error('There is no such recipe')
  return found
}
const there = ({ files }: Files) =>
  files.filter((id) => id !== null).map((id) => existsSync(path.join(stack.filesDir, id)))
const recipes = (hash: string) => rows(databaseUrl, 'select id from recipe where hash = $1', [hash])

it('a design that its customer replaced goes with the account; the one that was ordered stays bare', async () => {
  const person = await namedShopper(stack)
  const { api, name, email, street, phone } = person
  const { line } = await designedLine(api, { prompt: `a heron drawn for ${name}` })
  const session = await api.must('createCheckoutSession', { body: { items: [line] } })
  await sandboxClient(stack).pay(session.url)
  const { orderId } = await api.must('processPayment', { body: { sessionId: session.sessionId } })
  const placed = { orderId, shopper: person }
  const [old = ''] = (await hashesOf(stack, placed)).ordered

  // Another picture, by whoever holds the link, without a sign-in.
  const token = await linkToChange(admin, placed)
  const holder = guest(backend)
  const other = await ownDesign(holder, `a kite drawn for ${name}`)
  await holder.must('sendAdjustment', { params: { token }, body: { designId: other.id, placement: {} } })
  const [present = ''] = (await hashesOf(stack, placed)).ordered
  expect(present).not.toBe(old)

  const params = { id: orderId }
  await admin.must('getPending', { params })
  await admin.must('rejectOrder', { params, body: { reason: 'It shows a logo.' } })
  await expect.poll(async () => (await admin.must('getPending', { params })).status, SOON).toBe('rejected')
  const [replaced, ordered] = await Promise.all([filesOf(old), filesOf(present)])
  for (const picture of [replaced, ordered]) expect(there(picture)).not.toContain(false)

  expect(await api.must('deleteAccount', { body: { password: person.password } })).toEqual({ deleted: true })

  await expect.poll(() => placesHolding(databaseUrl, [email, name, street, phone]), SOON).toEqual([])
  await expect.poll(() => there(replaced), SOON).not.toContain(true)
  expect(await recipes(old)).toEqual([])
  expect(await rows(databaseUrl, 'select id from artwork where id = $1', [replaced.artwork_id])).toEqual([])
  expect(there(ordered), 'what was ordered can be shown').not.toContain(false)
  expect(await recipes(present)).toHaveLength(1)
  expect(
    await rows(
      databaseUrl,
      `select before->>'imageUrl' as picture, before->>'designName' as name from approval_adjustment where order_id = $1`,
      [orderId],
    ),
  ).toEqual([{ picture: '', name: 'Custom design' }])
  const detail = await admin.must('getPending', { params })
  expect(detail.history.flatMap(({ changes }) => changes)).toEqual([])
  const picture = detail.validItems[0]?.imageUrl ?? ''
  expect((await fetch(new URL(picture, backend))).status).toBe(200)
}, 240_000)

/** Somebody publishes a picture that another person lays on a case, without ordering it yet. */
async function tookFromGallery(words: string) {
  const { owner, designId } = await publishedDesign(backend, words)
  const { api } = await newShopper(backend)
  await addAddress(api)
  const kept = await api.must('createDesign', { body: { designId } })
  const leave = () => owner.api.must('deleteAccount', { body: { password: owner.password } })
  return { designId, leave, api, kept, cart: await layOnCase(api, kept) }
}

it('a picture that somebody else ordered and took off their list can be printed when its author has left', async () => {
  const { leave, api, kept, cart } = await tookFromGallery('a heron that another person ordered')
  const session = await api.must('createCheckoutSession', { body: { items: [cart.line] } })
  await sandboxClient(stack).pay(session.url)
  const { orderId } = await api.must('processPayment', { body: { sessionId: session.sessionId } })
  await api.must('deleteDesign', { params: { id: kept.id } })
  const picture = await filesOf(cart.line.customizations.recipeHash)

  expect(await leave()).toEqual({ deleted: true })

  expect(there(picture)).not.toContain(false)
  expect(await recipes(cart.line.customizations.recipeHash)).toHaveLength(1)
  const params = { id: orderId }
  await admin.must('getPending', { params })
  await admin.must('processOrder', { params })
  await expect.poll(async () => (await admin.must('getPending', { params })).status, SOON).toBe('processed')
}, 240_000)

it('a picture that somebody keeps in the moment its author leaves stays with them, without the author’s words', async () => {
  const { leave, api, kept, cart } = await tookFromGallery('a heron that another person keeps just now')
  const picture = await filesOf(cart.line.customizations.recipeHash)
  const keepAs = (artworkId: string) =>
    rows(databaseUrl, 'update design set artwork_id = $1 where id = $2', [artworkId, kept.id])
  // Not kept yet.
  await keepAs('art_none')
  const lock = `select id from artwork where id = '${picture.artwork_id}' for share`
  const leaving = await holdingLock(databaseUrl, lock, async () => {
    const begun = [leave()]
    await expect.poll(() => waitingFor(databaseUrl, 'artwork'), SOON).toHaveLength(1)
    await keepAs(picture.artwork_id)
    return { begun }
  })
  expect(await Promise.all(leaving)).toEqual([{ deleted: true }])
  expect(there(picture)).not.toContain(false)
  expect(await api.must('getDesign', { params: { id: kept.id } })).toMatchObject({
    prompt: '',
    enhancedPrompt: '',
  })
}, 240_000)

it('whoever takes a design over while its author’s words are going gets none', async () => {
  const { leave, kept, designId } = await tookFromGallery('a heron that another person takes over too late')
  const late = guest(backend)
  const [left, taken] = await holdingLock(
    databaseUrl,
    'lock table generation_refusal in share mode',
    async () => {
      const leaving = leave()
      await expect.poll(() => waitingFor(databaseUrl, 'delete from generation_refusal'), SOON).toHaveLength(1)
      const taking = late.call('createDesign', { body: { designId } })
      await expect.poll(() => waitingFor(databaseUrl, 'from artwork'), SOON).toHaveLength(1)
      return { begun: [leaving, taking] as const }
    },
  ).then((begun) => Promise.all(begun))
  expect(left).toEqual({ deleted: true })
  expect(taken).toMatchObject({ status: 404 })
  expect(
    await rows(databaseUrl, 'select id from design where source_design_id = $1 and deleted_at is null', [
      designId,
    ]),
  ).toEqual([{ id: kept.id }])
}, 240_000)
