import { afterAll, describe, expect, inject, it } from 'vitest'
import { administrator, guest, newShopper, signedIn } from '../support/actors'
import { rows } from '../support/database'
import { DEMO_PASSWORD } from '../support/demo-people'
import { merchandiser } from '../support/medusa-admin'
import { runScript, runScriptWith } from '../support/run-script'
import { countsOf } from '../support/starts/contents'

const stack = inject('stack')
/** What no job and no shopper changes by itself. */
const TABLES = [
  ...['product', 'product_variant', 'price', 'price_set', 'product_category', 'print_spec', 'device'],
  ...['shipping_option', 'promotion', 'customer', 'customer_group', 'customer_group_customer', 'user'],
  ...['sales_channel', 'stock_location', 'fulfillment_set', 'service_zone'],
]
const seededRows = async () => {
  const counts = await countsOf(stack.databaseUrl)
  return TABLES.map((table) => [table, counts[table]])
}

// `npm run drill -- starts` cuts it off at every place.
it('the seed on a shop that is seeded: not one row more', async () => {
  const before = await seededRows()
  await runScript(stack, 'seed')
  expect(await seededRows()).toEqual(before)
})

describe('what a merchandiser changed or took away stays so at the next seed', () => {
  const sql = (text: string) => rows(stack.databaseUrl, text)
  const LINE = `select id from product where handle = 'snap' or handle = 'renamed'`
  const CHANGES = [
    [
      "update product set handle = 'renamed' where handle = 'snap'",
      "update product set handle = 'snap' where handle = 'renamed'",
    ],
    ...['product', 'product_variant'].map((table) => {
      const ended = `where ${table === 'product' ? 'id' : 'product_id'} in (select id from product where handle = 'tough')`
      return [
        `update ${table} set deleted_at = now() ${ended}`,
        `update ${table} set deleted_at = null ${ended}`,
      ]
    }),
    ...[
      ['promotion', "code = 'WELCOME25'"],
      ['shipping_option', "name = 'Express'"],
    ].map(([table, which]) => [
      `update ${table} set deleted_at = now() where ${which}`,
      `update ${table} set deleted_at = null where ${which}`,
    ]),
    ...[
      ['sales_channel', 'Caseloom Storefront'],
      ['stock_location', 'Prodigi'],
      ['fulfillment_set', 'UK delivery'],
    ].map(([table, name]) => [
      `update ${table} set name = 'Renamed' where name = '${name}'`,
      `update ${table} set name = '${name}' where name = 'Renamed'`,
    ]),
    [
      "update shipping_option set name = 'By post' where name = 'Basic'",
      "update shipping_option set name = 'Basic' where name = 'By post'",
    ],
  ]
  /** Nobody but a note knows it then. */
  const RENAMED_CODE = [
    "update promotion set code = 'SAVE11' where code = 'SAVE10'",
    "update promotion set code = 'SAVE10' where code = 'SAVE11'",
  ]
  /** How the variants that are left are printed is no row of the merchandiser's. */
  const merchandise = async () => (await seededRows()).filter(([table]) => table !== 'print_spec')

  async function seededAfter(changes: string[][]) {
    for (const [change = ''] of changes) await sql(change)
    try {
      const changed = await merchandise()
      await runScript(stack, 'seed')
      expect(await merchandise()).toEqual(changed)
    } finally {
      for (const [, back = ''] of changes) await sql(back)
    }
  }

  it('of a shop that notes what it seeds', () => seededAfter([...CHANGES, RENAMED_CODE]))

  describe('of a shop from before such notes', () => {
    // As a seed left it that stumbled over the other handle.
    const STALE = 'seeding product snap'
    const forgotten = async () => {
      await sql(`insert into caseloom_ops.note values ('${STALE}', now()::text) on conflict do nothing`)
      await sql(`delete from caseloom_ops.note where name like 'seeded %'`)
    }

    it('too', async () => {
      await forgotten()
      await seededAfter(CHANGES)
    })

    it('and a product that got its handle back is the same one', async () => {
      const before = await merchandise()
      const line = await sql(LINE)
      await forgotten()
      await runScript(stack, 'seed')
      expect(await merchandise()).toEqual(before)
      expect(await sql(LINE)).toEqual(line)
      expect(await sql(`select 1 from caseloom_ops.note where name = '${STALE}'`)).toEqual([])
    })
  })
})

it('the seed has PostgreSQL look at what it knows nothing of, as after a restore', async () => {
  const known = () =>
    rows(stack.databaseUrl, `select attname from pg_stats where tablename = 'restored_just_now'`)
  await rows(stack.databaseUrl, 'create table restored_just_now as select n from generate_series(1, 9) n')
  expect(await known()).toEqual([])
  await runScript(stack, 'seed')
  expect(await known()).toEqual([{ attname: 'n' }])
  await rows(stack.databaseUrl, 'drop table restored_just_now')
})

describe('the seed on a shop that was seeded with demo data, with DEMO_DATA=false', () => {
  const { backend, databaseUrl } = stack
  const CUSTOMERS = ['shopper@caseloom.test', 'admin@caseloom.test']
  const EVERYBODY = [...CUSTOMERS, 'merchandiser@caseloom.test']
  const seedWithout = () => runScriptWith({ DEMO_DATA: 'false' }, stack, 'seed')
  const medusa = async (path: string, given: RequestInit) => (await fetch(`${backend}${path}`, given)).status
  const passwordAt = (email: string): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  })
  /** Of the demo's people: what still opens something. */
  const open = () =>
    rows(
      databaseUrl,
      `select 'password' as what from provider_identity where entity_id = any($1)
       union all select 'sign-in' from login_session s join customer c on c.id = s.customer_id
         where c.email = any($1) and s.revoked_at is null
       union all select 'user' from "user" where email = any($1) and deleted_at is null
       union all select 'group' from customer_group_customer m join customer c on c.id = m.customer_id
         join customer_group g on g.id = m.customer_group_id and g.name = 'Shop administrators' where c.email = any($1)
       union all select 'address' from customer_security s join customer c on c.id = s.customer_id
         where c.email = any($1) and s.email_verified_at is not null`,
      [EVERYBODY],
    )
  afterAll(() => runScript(stack, 'seed'), 120_000)

  it('ends its logins, whose password is published, with all that they opened; another account feels nothing', async () => {
    const before = await seededRows()
    const signedInBefore = await Promise.all(CUSTOMERS.map((email) => signedIn(backend, email)))
    const { token, call } = await merchandiser(backend)
    const bearer = { authorization: `Bearer ${token}` }
    const made = await call<{ api_key: { token: string } }>('POST', '/api-keys', {
      title: 'Made in the demo',
      type: 'secret',
    })
    const session = await fetch(`${backend}/auth/session`, { method: 'POST', headers: bearer })
    const opens: Record<string, HeadersInit> = {
      token: bearer,
      session: {
        cookie: session.headers
          .getSetCookie()
          .map((line) => line.split(';')[0])
          .join('; '),
      },
      key: { authorization: `Basic ${Buffer.from(`${made.api_key.token}:`).toString('base64')}` },
    }
    for (const [what, headers] of Object.entries(opens))
      expect(await medusa('/admin/products?limit=1', { headers }), what).toBe(200)
    const real = await newShopper(backend)

    // The second finds nothing more to do.
    for (const time of ['first', 'second']) {
      await seedWithout()
      expect(await open(), time).toEqual([])
    }

    for (const email of EVERYBODY) {
      const login = await guest(backend).call('login', { body: { email, password: DEMO_PASSWORD } })
      expect(login, email).toMatchObject({ status: 401, code: 'invalid_credentials' })
      expect(await medusa('/auth/user/emailpass', passwordAt(email)), email).toBe(401)
    }
    for (const api of signedInBefore) expect(await api.call('getProfile')).toMatchObject({ status: 401 })
    for (const [what, headers] of Object.entries(opens))
      expect(await medusa('/admin/products?limit=1', { headers }), what).toBe(401)
    expect(await medusa('/auth/token/refresh', { method: 'POST', headers: bearer })).not.toBe(200)
    expect((await real.api.must('getProfile')).email).toBe(real.email)
    const again = await guest(backend).call('login', { body: { email: real.email, password: real.password } })
    expect(again).toMatchObject({ ok: true })

    // Whose orders and designs they are stays, and is signed in to again where the demo is.
    await runScript(stack, 'seed')
    // The shopper who came meanwhile, with a tier.
    const more = ['customer', 'customer_group_customer']
    expect(await seededRows()).toEqual(
      before.map(([table, count]) => [table, more.includes(String(table)) ? Number(count) + 1 : count]),
    )
    for (const email of CUSTOMERS) await (await signedIn(backend, email)).must('getProfile')
    await (await administrator(backend)).must('listPending', { query: { status: 'pending_admin_approval' } })
    await (await merchandiser(backend)).call('GET', '/products?limit=1')
  })
})
