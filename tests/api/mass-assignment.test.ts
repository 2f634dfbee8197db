import { randomBytes } from 'node:crypto'
import { endpoints, type Endpoint, type EndpointName } from '@caseloom/contract'
import { expect, inject, it } from 'vitest'
import { z } from 'zod'
import { addAddress, guest } from '../support/actors'
import { newAdministrator } from '../support/administrators'
import { renamed } from '../support/cart-cases'
import { placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { placesHolding } from '../support/scan-database'

const stack = inject('stack')
const { databaseUrl, backend } = stack
const camel = (name: string) => name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())

/** Every name that a column of the shop has, as it is and as the contract would spell it. */
async function columnNames(): Promise<string[]> {
  const found = await rows<{ name: string }>(
    databaseUrl,
    `select distinct column_name::text as name from information_schema.columns where table_schema = 'public'`,
  )
  const more = [
    'isAdmin',
    'is_admin',
    'role',
    'roles',
    'scopes',
    'permissions',
    'additional_data',
    'used',
    'likes',
  ]
  return [...new Set([...found.flatMap(({ name }) => [name, camel(name)]), ...more])]
}

/** The fields that a schema asks for, with those of each. */
interface Fields {
  [name: string]: Fields
}
const inJson = ({ properties = {} }: { properties?: Record<string, object> }): Fields =>
  Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inJson(part)]))
const fieldsOf = (schema: z.ZodType): Fields =>
  inJson(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as object)

it('nothing that a body says beside what the contract asks for is stored in any column of any table', async () => {
  // Short, since each column is named several times in bodies of 100 kB at most.
  const mark = `m-${randomBytes(4).toString('hex')}`
  const names = await columnNames()
  const extra: Record<string, unknown> = Object.fromEntries<unknown>([
    ...names.map((name): [string, unknown] => [name, mark]),
    ['metadata', { mark, nested: { mark } }],
    ['constructor', { prototype: { mark } }],
  ])
  /** What the contract asks for is left out: the call has to succeed. */
  const laden = (given: object, asked: Fields = {}) => ({
    ...Object.fromEntries(Object.entries(extra).filter(([name]) => !(name in asked))),
    ...given,
  })

  const placed = await placedOrder(stack, { prompt: 'a snail on a ladder' })
  const { api } = placed.shopper
  const admin = await newAdministrator(stack)
  const { id: addressId } = await addAddress(api)
  const { line, customizations } = {
    line: renamed(placed.cart.line),
    customizations: placed.cart.line.customizations,
  }
  const address = {
    name: 'Barn',
    street: '2 Test Row',
    city: 'Leeds',
    postcode: 'LS1 1AA',
    country: 'GB',
    isDefault: false,
    phone: '',
  }
  const lineFields = fieldsOf(endpoints.addCartItem.body)
  const item = laden(
    { ...line, customizations: laden({ ...customizations, aiGenerated: true }, lineFields.customizations) },
    lineFields,
  )
  const order = { params: { id: placed.orderId } }
  const who = guest(backend)
  const email = `${mark.replace('-', '')}@example.test`

  const calls: [EndpointName, { params?: Record<string, string>; body: object }, typeof api?][] = [
    ['register', { body: { name: 'Mo', email, password: `pw-${email}` } }, who],
    ['login', { body: { email, password: `pw-${email}`, rememberMe: false } }, who],
    ['updateProfile', { body: { name: 'Terry Tester', phone: '' } }],
    ['createAddress', { body: address }],
    ['updateAddress', { params: { id: addressId }, body: address }],
    ['createJob', { body: { prompt: 'a snail', count: 1, keepOut: '' } }],
    ['updateDesign', { params: { id: placed.cart.designId }, body: { title: 'A snail', isPublic: false } }],
    ['addCartItem', { body: item }],
    ['updateCartItem', { params: { id: line.id }, body: { quantity: 2 } }],
    ['quoteCart', { body: { items: [item] } }],
    ['createCheckoutSession', { body: { items: [item] } }],
    ['processPayment', { body: { sessionId: placed.sessionId } }],
    ['mergeFavourites', { body: { productIds: [1] } }],
    [
      'createReview',
      {
        params: { id: String(line.productId) },
        body: { rating: 5, title: 'Good', body: 'It fits as it should.' },
      },
    ],
    [
      'sendContactMessage',
      {
        body: {
          name: 'Mo',
          email,
          subject: 'Hello',
          message: 'Good day to you.',
          category: 'general',
        },
      },
      who,
    ],
    ['forgotPassword', { body: { email } }, who],
    ['rejectOrder', { ...order, body: { reason: 'A logo' } }, admin.api],
  ]
  const table: string[] = []
  for (const [name, input, as = api] of calls) {
    const { method, path, body: asked }: Endpoint = endpoints[name]
    const to = path.replace(/\{(\w+)\}/g, (_all, key: string) => input.params?.[key] ?? '')
    const body = laden(input.body ?? {}, asked && fieldsOf(asked))
    const { status } = await as.send(method, to, { body })
    table.push(`${name} ${status}`)
    expect([name, status], name).toEqual([name, expect.toBeOneOf([200, 201, 202])])
  }
  const found = await placesHolding(databaseUrl, [mark])
  const [counted] = await rows<{ columns: number }>(
    databaseUrl,
    `select count(*)::int as columns from information_schema.columns where table_schema = 'public'`,
  )
  console.info(
    `mass assignment: ${calls.length} bodies with ${names.length} foreign fields; of ${counted?.columns ?? 0} columns ${found.length} hold one (${table.join(', ')})`,
  )
  expect(found).toEqual([])
  expect(
    await rows(databaseUrl, 'select id from customer where metadata::text like $1', [`%${mark}%`]),
  ).toEqual([])
}, 180_000)
