import { beforeAll, describe, expect, inject, it } from 'vitest'
import { newShopper, type Shopper } from '../support/actors'
import { newAdministrator } from '../support/administrators'
import { rows } from '../support/database'
import { merchandiser, shopChannel, type MedusaAdmin } from '../support/medusa-admin'

const stack = inject('stack')
const { backend, databaseUrl } = stack

interface Change {
  field: string
  from: string | null
  to: string | null
}
interface Activity {
  id: string
  by: { id: string; name: string; type: string }
  call: string
  kind: string
  subject_ids: string[]
  subject: string | null
  changes: Change[]
  left_out: number
  outcome: string
  status: number | null
  request_id: string | null
}
interface Page {
  activity: Activity[]
  count: number
  actors: { id: string; name: string }[]
  kinds: string[]
}

let medusa: MedusaAdmin
let admin: Shopper
let me = ''
beforeAll(async () => {
  medusa = await merchandiser(backend)
  admin = await newAdministrator(stack)
  me = (await medusa.call<{ user: { id: string } }>('GET', '/users/me')).user.id
})

const page = (query: Record<string, string> = {}) =>
  medusa.call<Page>('GET', `/activity?${new URLSearchParams(query).toString()}`)
/** What is kept of a thing, the last first. */
const keptOf = async (id: string) => (await page({ q: id })).activity
const last = async (id: string) => (await keptOf(id))[0]
const change = (field: string | RegExp, from: string | null, to: string | null) =>
  expect.objectContaining({
    field: typeof field === 'string' ? field : (expect.stringMatching(field) as string),
    from,
    to,
  }) as Change

let times = 0
async function newProduct() {
  times += 1
  const handle = `kept-${Date.now().toString(36)}-${times}`
  const { product } = await medusa.call<{ product: { id: string; variants: { id: string }[] } }>(
    'POST',
    '/products',
    {
      ...{ title: `Kept ${times}`, handle, status: 'draft' },
      options: [{ title: 'Model', values: ['One'] }],
      variants: [
        {
          ...{ title: 'One', sku: handle.toUpperCase(), manage_inventory: false, options: { Model: 'One' } },
          prices: [{ currency_code: 'gbp', amount: 11 }],
        },
      ],
      sales_channels: [await shopChannel(medusa)],
    },
  )
  return { id: product.id, variantId: product.variants[0]?.id ?? '', sku: handle.toUpperCase() }
}

describe('what is changed in Medusa’s admin', () => {
  it('is kept with who did it, from what to what: a product from its first day to its last', async () => {
    const { id, variantId, sku } = await newProduct()
    expect(await last(id)).toMatchObject({
      by: { id: me, name: 'merchandiser@caseloom.test', type: 'user' },
      call: 'POST /admin/products',
      ...{ kind: 'products', subject: `Kept ${times}`, outcome: 'done', status: 200 },
      changes: expect.arrayContaining([
        change('title', null, `Kept ${times}`),
        change('status', null, 'draft'),
        change(new RegExp(`^variants ${sku} / prices gbp / amount$`), null, '11'),
      ]) as Change[],
    })

    await medusa.call('POST', `/products/${id}`, { title: 'Kept anew', status: 'published' })
    expect(await last(id)).toMatchObject({
      call: 'POST /admin/products/:id',
      changes: [change('status', 'draft', 'published'), change('title', 'Kept 1', 'Kept anew')],
    })

    await medusa.call('POST', `/products/${id}/variants/${variantId}`, {
      prices: [{ currency_code: 'gbp', amount: 12.5 }],
    })
    expect(await last(id)).toMatchObject({
      call: 'POST /admin/products/:id/variants/:id',
      subject: 'Kept anew',
      changes: [change(`variants ${sku} / prices gbp / amount`, '11', '12.5')],
    })

    await medusa.call('POST', '/products/batch', { update: [{ id, subtitle: 'Slim' }] })
    expect(await last(id)).toMatchObject({
      call: 'POST /admin/products/batch',
      changes: [change('Kept anew / subtitle', null, 'Slim')],
    })

    await medusa.call('DELETE', `/products/${id}`)
    expect(await last(id)).toMatchObject({
      call: 'DELETE /admin/products/:id',
      changes: expect.arrayContaining([change('title', 'Kept anew', null)]) as Change[],
    })
    expect(await keptOf(id)).toHaveLength(5)
  })

  it('is kept of sales, codes, tiers and settings', async () => {
    const { id, variantId, sku } = await newProduct()
    const { price_list: list } = await medusa.call<{ price_list: { id: string } }>('POST', '/price-lists', {
      ...{ title: 'Autumn sale', description: 'A week', type: 'sale', status: 'draft' },
      prices: [{ variant_id: variantId, currency_code: 'gbp', amount: 9 }],
    })
    await medusa.call('POST', `/price-lists/${list.id}`, { status: 'active' })
    expect((await keptOf(list.id)).map(({ changes }) => changes)).toEqual([
      [change('status', 'draft', 'active')],
      expect.arrayContaining([change('title', null, 'Autumn sale'), change(/prices .*amount$/, null, '9')]),
    ])
    await medusa.call('DELETE', `/price-lists/${list.id}`)
    await medusa.call('DELETE', `/products/${id}`)
    expect(sku).not.toBe('')

    const code = `KEPT${Date.now().toString(36).toUpperCase()}`
    const { promotion } = await medusa.call<{ promotion: { id: string } }>('POST', '/promotions', {
      ...{ code, type: 'standard', status: 'active', is_automatic: false },
      application_method: {
        ...{ type: 'percentage', target_type: 'order', value: 10, currency_code: 'gbp' },
      },
    })
    await medusa.call('POST', `/promotions/${promotion.id}`, { application_method: { value: 15 } })
    expect(await last(promotion.id)).toMatchObject({
      ...{ kind: 'promotions', subject: code },
      changes: [change('application_method / value', '10', '15')],
    })
    await medusa.call('DELETE', `/promotions/${promotion.id}`)

    const { tiers } = await medusa.call<{ tiers: { id: string; name: string; description: string }[] }>(
      'GET',
      '/membership/tiers',
    )
    const [tier] = tiers
    const before = tier?.description ?? ''
    await medusa.call('POST', `/membership/tiers/${tier?.id ?? ''}`, { ...tier, description: `${before}!` })
    expect(await last(tier?.id ?? '')).toMatchObject({
      ...{ kind: 'membership/tiers', subject: tier?.name },
      changes: [change('description', before, `${before}!`)],
    })

    const { stores } = await medusa.call<{ stores: { id: string; name: string }[] }>('GET', '/stores')
    const [store] = stores
    for (const name of ['Another name', store?.name ?? ''])
      await medusa.call('POST', `/stores/${store?.id ?? ''}`, { name })
    const [back, there] = await keptOf(store?.id ?? '')
    expect(there?.changes).toEqual([change('name', store?.name ?? '', 'Another name')])
    expect(back?.changes).toEqual([change('name', 'Another name', store?.name ?? '')])
  })

  it('is kept where it was refused, and names no customer', async () => {
    const { id } = await newProduct()
    await expect(medusa.call('POST', `/products/${id}`, { status: 'sold' })).rejects.toThrow()
    expect(await last(id)).toMatchObject({ outcome: 'refused', status: 400, changes: [] })
    await medusa.call('DELETE', `/products/${id}`)

    const { email, id: customer } = await newShopper(backend)
    await medusa.call('POST', `/customers/${customer}`, { first_name: 'Ada', phone: '0161 496 0000' })
    expect(await last(customer)).toMatchObject({ kind: 'customers', subject: null, changes: [] })
    const all = JSON.stringify(await rows(databaseUrl, 'select * from admin_activity'))
    for (const word of [email, '496 0000', medusa.token]) expect(all).not.toContain(word)
  })
})

describe('what an administrator does in the shop’s panel', () => {
  it('is kept too: a review that is hidden and shown again, by both', async () => {
    const [made] = await rows<{ id: string }>(
      databaseUrl,
      `insert into product_review (id, product_id, rating, title, body, author, sample)
       select 'prev_kept' || $1, product_id, 3, 'So so', 'It is neither good nor bad.', 'Nobody', true from product_number
       where number = 1 returning id`,
      [admin.id],
    )
    const id = made?.id ?? ''
    const body = { hidden: true, reason: 'Spam' }
    await admin.api.must('setReviewVisibility', { params: { id }, body })
    await medusa.call('POST', `/reviews/${id}`, { hidden: false })
    const [shown, hidden] = await keptOf(id)
    expect(hidden).toMatchObject({
      by: { id: admin.id, name: admin.email, type: 'customer' },
      ...{ call: 'PATCH /api/reviews/:id', kind: 'reviews', outcome: 'done' },
      changes: [change('hidden_reason', null, 'Spam'), change('status', 'published', 'hidden')],
    })
    expect(shown).toMatchObject({
      by: { id: me },
      changes: [change('hidden_reason', 'Spam', null), change('status', 'hidden', 'published')],
    })
    await rows(databaseUrl, 'delete from product_review where id = $1', [id])
  })

  it('is kept where it was refused', async () => {
    const id = 'order_ofNobodyAtAll'
    await admin.api.call('processOrder', { params: { id } })
    expect(await last(id)).toMatchObject({ by: { id: admin.id }, outcome: 'refused', status: 404 })
    const { count } = await page({ q: id })
    await (await newShopper(backend)).api.call('processOrder', { params: { id } })
    expect((await page({ q: id })).count).toBe(count)
  })
})

describe('the record', () => {
  it('is found by who, what and how it ended', async () => {
    const { id } = await newProduct()
    const { actors, kinds } = await page()
    expect(actors).toContainEqual({ id: me, name: 'merchandiser@caseloom.test' })
    expect(kinds).toContain('products')
    const found = await page({ actor_id: me, kind: 'products', outcome: 'done', limit: '100' })
    expect(
      found.activity.every(
        ({ by, kind, outcome }) => `${by.id} ${kind} ${outcome}` === `${me} products done`,
      ),
    ).toBe(true)
    expect(found.activity.map(({ subject_ids }) => subject_ids)).toContainEqual([id])
    expect((await page({ actor_id: 'nobody' })).count).toBe(0)
    await expect(page({ outcome: 'forged' })).rejects.toThrow('400')
    await expect(page({ limit: '1000' })).rejects.toThrow('400')
    await medusa.call('DELETE', `/products/${id}`)
  })

  it('cannot be written otherwise, emptied or deleted while it is young, not even in the database', async () => {
    const { id } = await newProduct()
    const kept = await last(id)
    const said = 'What was done stays as it was written'
    for (const sql of [
      `update admin_activity set actor_id = 'user_else' where id = $1`,
      `update admin_activity set changes = '[]' where id = $1`,
      `update admin_activity set subject = '[erased]' where id = $1`,
      `update admin_activity set outcome = 'begun' where id = $1`,
      `update admin_activity set deleted_at = now() where id = $1`,
      `delete from admin_activity where id = $1`,
    ])
      await expect(rows(databaseUrl, sql, [kept?.id])).rejects.toThrow(said)
    await expect(rows(databaseUrl, 'truncate admin_activity')).rejects.toThrow(said)
    for (const method of ['POST', 'DELETE'] as const)
      await expect(medusa.call(method, `/activity/${kept?.id ?? ''}`, {})).rejects.toThrow('404')
    expect(await last(id)).toEqual(kept)
    await medusa.call('DELETE', `/products/${id}`)
  })

  it('lets words about a customer who has left be crossed out, and nothing else be put there', async () => {
    const [kept] = await rows<{ id: string }>(
      databaseUrl,
      `insert into admin_activity (id, actor_type, actor_id, call, kind, subject_ids, outcome, changes)
       values ('act_' || gen_random_uuid(), 'customer', 'cus_1', 'POST /api/order/admin/:id/reject', 'approvals', '["order_1"]', 'done',
         '[{"field": "reason", "from": null, "to": "100% of Ada Byron''s \\\\ wish_es"}]') returning id`,
    )
    const reason = (to: string) => JSON.stringify([{ field: 'reason', from: null, to }])
    const write = (to: string) =>
      rows(databaseUrl, 'update admin_activity set changes = $2 where id = $1', [kept?.id, reason(to)])
    for (const other of ['100% of Bob’s [erased]', '[erased] and a forged word', ''])
      await expect(write(other)).rejects.toThrow('What was done stays as it was written')
    await write("100% of [erased]'s \\ wish_es")
    await expect(write("100% of Ada Byron's \\ wish_es")).rejects.toThrow('stays')
  })
})
