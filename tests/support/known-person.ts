import { randomBytes } from 'node:crypto'
import { administrator, designedLine, type Shopper } from './actors'
import { ApiClient } from './api-client'
import { rows } from './database'
import { publishedDesign } from './gallery'
import { goodPicture } from './hostile-files'
import { mailedLinks } from './mailed-link'
import { sandboxClient } from './sandbox-client'
import type { Stack } from './stack'

export interface KnownPerson extends Shopper {
  name: string
  street: string
  phone: string
  /** The order that was delivered. */
  orderId: string
  orderedDesignId: string
  likedDesignId: string
}

const form = (field: string, bytes: Buffer): FormData => {
  const made = new FormData()
  made.append(field, new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), 'me.jpg')
  return made
}

/** Somebody whose name, street and phone nobody else in the shop has. */
export async function namedShopper({ backend }: Stack) {
  const mark = randomBytes(4).toString('hex')
  const api = new ApiClient(backend)
  const person = {
    name: `Zebedee Quill${mark}`,
    email: `zebedee-${mark}@example.test`,
    password: `pass-${mark}-${mark}`,
    street: `7 Heron${mark} Lane`,
    phone: `+44 20 ${String(parseInt(mark, 16)).padStart(10, '1')}`,
  }
  const { name, email, password, street, phone } = person
  const session = await api.must('register', { body: { name, email, password, subscribeToNewsletter: true } })
  api.token = session.token
  await api.must('updateProfile', { body: { name, phone } })
  const body = { name: 'Home', street, city: 'Leeds', postcode: 'LS1 1AA', country: 'GB', phone }
  await api.must('createAddress', { body })
  return { ...person, api, id: session.user?.id ?? '' }
}

async function bought(stack: Stack, api: ApiClient, prompt: string) {
  const cart = await designedLine(api, { prompt })
  const session = await api.must('createCheckoutSession', { body: { items: [cart.line] } })
  await sandboxClient(stack).pay(session.url)
  const { orderId } = await api.must('processPayment', { body: { sessionId: session.sessionId } })
  return { ...cart, orderId }
}

/** Waits until what a query reads of an order is what is wanted. */
async function settled({ databaseUrl }: Stack, sql: string, orderId: string, wanted: string): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    const [row] = await rows<{ status: string }>(databaseUrl, sql, [orderId])
    if (row?.status === wanted) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`The order ${orderId} is not ${wanted}`)
}

/** Lets an order be printed and carried to its buyer. */
async function deliver(stack: Stack, orderId: string): Promise<void> {
  const admin = await administrator(stack.backend)
  await admin.must('processOrder', { params: { id: orderId } })
  const [print] = await rows<{ prodigi_order_id: string }>(
    stack.databaseUrl,
    'select prodigi_order_id from prodigi_submission where order_id = $1',
    [orderId],
  )
  for (const to of ['shipped', 'delivered'] as const)
    await sandboxClient(stack).advancePrint(print?.prodigi_order_id ?? '', to)
  await settled(stack, 'select status from prodigi_submission where order_id = $1', orderId, 'delivered')
}

/** Somebody who has done everything that can be done in the shop, with every order at its end. */
export async function knownPerson(stack: Stack): Promise<KnownPerson> {
  const person = await namedShopper(stack)
  const { api, name, email, phone } = person
  await api.must('uploadProfilePicture', { form: form('profilePicture', await goodPicture(31)) })
  await api.must('uploadPicture', { form: form('image', await goodPicture(32)) })
  await api.must('generate', { body: { prompt: `a kite for ${name}`, count: 1 } })
  await api.call('generate', { body: { prompt: `a naked woman for ${email}`, count: 1 } })
  const { designId: likedDesignId } = await publishedDesign(
    stack.backend,
    `a heron liked by ${person.id.slice(-6)}`,
  )
  await api.must('likeDesign', { params: { id: likedDesignId } })
  await api.must('addFavourite', { params: { productId: '1' } })
  const delivered = await bought(stack, api, `a lighthouse for ${name}`)
  await deliver(stack, delivered.orderId)
  await api.must('createReview', {
    params: { id: String(delivered.line.productId as string | number) },
    body: {
      rating: 5,
      title: 'As drawn',
      body: `It is as drawn, says ${name}, and it came to ${person.street}.`,
    },
  })
  const refused = await bought(stack, api, 'a windmill at dawn')
  const reason = `${name} rang from ${phone} and wrote from ${email}`
  await (
    await administrator(stack.backend)
  ).must('rejectOrder', { params: { id: refused.orderId }, body: { reason } })
  await settled(stack, 'select status from approval where order_id = $1', refused.orderId, 'rejected')
  const left = await designedLine(api, { prompt: 'a bridge nobody bought' })
  await api.must('addCartItem', { body: left.line })
  await api.must('createCheckoutSession', { body: { items: [left.line] } })
  await api.must('sendContactMessage', {
    body: { name, email, subject: `From ${name}`, message: `Please ring ${phone}.`, category: 'general' },
  })
  // The welcome went out long ago.
  const [welcome] = await mailedLinks(stack, email)
  await api.must('verifyEmail', { query: { token: welcome?.token ?? '', email } })
  // Signed out, from the address that is proved by now.
  await new ApiClient(stack.backend).must('sendContactMessage', {
    body: { name, email, subject: `Again from ${name}`, message: `It is ${phone}.`, category: 'general' },
  })
  await api.call('forgotPassword', { body: { email } })
  return { ...person, orderId: delivered.orderId, orderedDesignId: delivered.designId, likedDesignId }
}
