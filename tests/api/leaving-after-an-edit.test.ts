import { expect, inject, it } from 'vitest'
import { administrator, designedLine } from '../support/actors'
import { rows } from '../support/database'
import { namedShopper } from '../support/known-person'
import { merchandiser } from '../support/medusa-admin'
import { sandboxClient } from '../support/sandbox-client'
import { placesHolding } from '../support/scan-database'

const stack = inject('stack')
const { backend, databaseUrl } = stack
const SOON = { timeout: 90_000, interval: 1000 }

it('what an order said before it was edited in Medusa’s admin goes with the account', async () => {
  const { api, id, name, email, street, phone, password } = await namedShopper(stack)
  const { line } = await designedLine(api, { prompt: 'a heron on one leg' })
  const session = await api.must('createCheckoutSession', { body: { items: [line] } })
  await sandboxClient(stack).pay(session.url)
  const { orderId } = await api.must('processPayment', { body: { sessionId: session.sessionId } })

  // With each edit the order has addresses of another row. Those between stand nowhere else of what is the person's.
  const mark = id.slice(-8)
  const between = {
    address_1: `9 Crane${mark} Row`,
    province: `Wharfe${mark}`,
    postal_code: 'ZE2 9QX',
    phone: `+44 7${mark}`,
  }
  const last = { ...between, address_1: `11 Stork${mark} Mews`, postal_code: 'ZE3 9QX' }
  const [firstEmail, lastEmail] = [`between-${email}`, `last-${email}`]
  const medusa = await merchandiser(backend)
  const edit = (to: typeof last, mailed: string) =>
    medusa.call('POST', `/orders/${orderId}`, { shipping_address: to, billing_address: to, email: mailed })
  await edit(between, firstEmail)
  await edit(last, lastEmail)
  const unnoted = `13 Egret${mark} Hill`
  // An edit that died before it was noted: what is there then is a row that nothing names.
  await rows(
    databaseUrl,
    `insert into order_address (id, first_name, address_1, country_code) values ($1, 'Zebedee', $2, 'gb')`,
    [`ordaddr_${mark}`, unnoted],
  )

  const admin = await administrator(backend)
  const params = { id: orderId }
  const reason = `It would go neither to ${between.address_1} nor to ${firstEmail}.`
  await admin.must('rejectOrder', { params, body: { reason } })
  await expect.poll(async () => (await sandboxClient(stack).mails(lastEmail)).length, SOON).toBe(1)

  expect(await api.must('deleteAccount', { body: { password } })).toEqual({ deleted: true })

  // In a row of an address the two parts of the name stand apart.
  const names = [name, name.slice('Zebedee '.length)]
  const edited = [between, last].flatMap((to) => Object.values(to))
  const traces = [...names, email, street, phone, unnoted, ...edited]
  await expect.poll(() => placesHolding(databaseUrl, traces), SOON).toEqual([])
  expect(
    await rows(
      databaseUrl,
      `select a.postal_code, a.country_code, p.reason from "order" o join order_address a on a.id = o.shipping_address_id
         join approval p on p.order_id = o.id where o.id = $1`,
      [orderId],
    ),
  ).toEqual([
    { postal_code: 'ZE3', country_code: 'gb', reason: 'It would go neither to [erased] nor to [erased].' },
  ])
}, 240_000)
