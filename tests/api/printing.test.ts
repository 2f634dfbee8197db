import { beforeAll, describe, expect, inject, it } from 'vitest'
import { guest } from '../support/actors'
import { rows } from '../support/database'
import { merchandiser, type MedusaAdmin } from '../support/medusa-admin'
import { addVariant, firstVariant, ownProduct, savePrint, type OwnProduct } from '../support/own-product'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const sandbox = sandboxClient(stack)
const api = guest(stack.backend)
const TOUGH = 'GLOBAL-TECH-IP15-TCB-CS-M'

let admin: MedusaAdmin
beforeAll(async () => {
  admin = await merchandiser(stack.backend)
})

interface Row {
  variantId: string
  title: string
  sku: string | null
  device: string | null
  prodigiSku: string | null
  attributes: Record<string, string>
  size: object | null
  evidence: string | null
  reason: string | null
  version: string
}
interface Page {
  mode: string
  rows: Row[]
  count: number
  askable: number
  counts: {
    total: number
    open: number
    lines: { key: string; total: number; open: number }[]
    devices: { key: string }[]
    reasons: { key: string; count: number }[]
  }
}

/** A call that may be refused: its status and what it says. */
async function ask(method: string, path: string, body?: unknown, token: string | null = admin.token) {
  const answer = await fetch(`${stack.backend}/admin${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const said = (await answer.json()) as { message?: string }
  return { status: answer.status, message: said.message ?? '' }
}
const page = (query: string) => admin.call<Page>('GET', `/printing?${query}`)
const rowOf = async (id: string) => (await admin.call<{ row: Row }>('GET', `/printing/variants/${id}`)).row
const save = (id: string, body: object) => savePrint<{ row: Row }>(admin, id, body)
const check = (query: Record<string, string>) =>
  admin.call<{ outcome: string; sentence?: string; fill?: object; product?: { description: string } }>(
    'GET',
    `/printing/prodigi?${new URLSearchParams(query).toString()}`,
  )
const size = { widthPx: 1238, heightPx: 2042, dpi: 300 }
const area = (product: OwnProduct, device = 'iPhone 15') =>
  api.call('getPrintArea', { params: { id: product.handle }, query: { device, finish: 'Matte' } })

/** The subscriber follows within a moment of Medusa's answer. */
const eventually = (see: () => Promise<void>) =>
  expect.poll(async () => see().then(() => true, String), { timeout: 8000 }).toBe(true)

describe('printing', () => {
  it('is for admin users alone', async () => {
    const shopper = guest(stack.backend)
    for (const path of ['', '/variants/x', '/products/x', '/prodigi?sku=ABC'])
      expect((await ask('GET', `/printing${path}`, undefined, null)).status).toBe(401)
    for (const path of ['/variants/x', '/check'])
      expect((await ask('POST', `/printing${path}`, {}, shopper.token)).status).toBe(401)
  })

  it('lists what Prodigi cannot print, with counts, filters and pages', async () => {
    const open = await page('limit=7')
    expect(open.mode).toBe('sandbox')
    expect(open.rows).toHaveLength(7)
    expect(open.rows.every(({ reason }) => reason)).toBe(true)
    expect(open.count).toBe(open.counts.open)
    const clear = open.counts.lines.find(({ key }) => key === 'clear')
    expect(clear?.open).toBe(clear?.total)
    const tough = await page('line=tough&reason=printable&limit=100')
    expect(tough.rows.find(({ title }) => title === 'iPhone 15 - Matte')).toMatchObject({
      prodigiSku: TOUGH,
      size: expect.anything() as object,
      reason: null,
    })
    expect((await page('line=clear&device=Galaxy%20S24')).rows.map(({ title }) => title)).toEqual([
      'Galaxy S24 - Standard',
    ])
    expect((await page('search=clear%20s24%20ultra')).count).toBe(1)
    expect((await page('search=no-such-words')).rows).toEqual([])
    const rest = await page('limit=7&offset=7')
    expect(rest.rows.map(({ variantId }) => variantId)).not.toEqual(
      expect.arrayContaining(open.rows.map(({ variantId }) => variantId)),
    )
    expect((await page('offset=100000')).rows).toEqual([])
  })

  it.each([
    'limit=0',
    'limit=101',
    'limit=x',
    'offset=-1',
    'reason=nothing',
    `search=${'a'.repeat(101)}`,
    'search=%00',
  ])('refuses ?%s with a sentence', async (query) => {
    const { status, message } = await ask('GET', `/printing?${query}`)
    expect(status).toBe(400)
    expect(message).not.toBe('')
  })

  it('keeps print data, shows it to the shop at once and says so in counts', async () => {
    const product = await ownProduct(admin)
    const { id } = firstVariant(product)
    await eventually(async () =>
      expect(await rowOf(id)).toMatchObject({ reason: 'no_prodigi_sku', device: 'iPhone 15' }),
    )
    expect(await area(product)).toMatchObject({ ok: true, data: { widthPx: 1260, heightPx: 2100 } })
    const { row } = await save(id, { prodigiSku: TOUGH.toLowerCase(), attributes: { finish: 'matte' }, size })
    expect(row).toMatchObject({ prodigiSku: TOUGH, attributes: { finish: 'matte' }, size, reason: null })
    expect(row.evidence).toContain('Saved in Medusa')
    expect(await area(product)).toMatchObject({ ok: true, data: { widthPx: 1238, heightPx: 2042, dpi: 300 } })
    expect(await admin.call('GET', `/printing/products/${product.id}`)).toMatchObject({ total: 1, open: 0 })
    await save(id, { prodigiSku: null, size: null })
    expect(await rowOf(id)).toMatchObject({ prodigiSku: null, attributes: {}, size: null })
  })

  it.each([
    [{ prodigiSku: '../x', size: null }, 'A Prodigi SKU has'],
    [{ prodigiSku: null, size: { ...size, widthPx: 299 } }, 'The width is'],
    [{ prodigiSku: null, size: { ...size, heightPx: 10_001 } }, 'The height is'],
    [{ prodigiSku: null, size: { ...size, dpi: 5 } }, 'The resolution is'],
    [{ prodigiSku: null, size: { widthPx: 1000 } }, 'The height is'],
    [{ prodigiSku: null, attributes: { a: 'b' }, size: null }, 'Attributes belong to'],
    [{ prodigiSku: 'ABC\0', size: null }, 'null character'],
    [{ prodigiSku: null, size: null, version: null }, 'Load the print data first'],
    ['a text', ''],
    [{}, ''],
  ])('refuses to keep %j', async (print, words) => {
    const [row] = (await page('line=clear&limit=1')).rows
    const body = typeof print === 'string' ? print : { version: row?.version, ...print }
    const { status, message } = await ask('POST', `/printing/variants/${row?.variantId ?? ''}`, body)
    expect(status).toBe(400)
    expect(message).toContain(words)
    expect(await rowOf(row?.variantId ?? '')).toEqual(row)
  })

  it('knows no variant that is not there, and prints none without a device', async () => {
    expect((await ask('GET', '/printing/variants/variant_none')).status).toBe(404)
    const none = { prodigiSku: null, size: null, version: 'none' }
    expect((await ask('POST', '/printing/variants/variant_none', none)).status).toBe(404)
    const product = await ownProduct(admin)
    const { id } = firstVariant(product)
    await admin.call('POST', `/products/${product.id}/variants/${id}`, { title: 'Gift card' })
    const { reason, version } = await rowOf(id)
    expect(reason).toBe('unknown_device')
    const body = { prodigiSku: null, size: null, version }
    expect(await ask('POST', `/printing/variants/${id}`, body)).toMatchObject({
      status: 400,
      message: expect.stringContaining('names no device') as string,
    })
  })

  it('lets a spec go with its variant when the SKU changes, and empties it for another device', async () => {
    const product = await ownProduct(admin)
    const { id } = firstVariant(product)
    await save(id, { prodigiSku: TOUGH, size })
    const sku = `RENAMED-${product.handle}`.toUpperCase()
    await admin.call('POST', `/products/${product.id}/variants/${id}`, { sku })
    await eventually(async () =>
      expect(await area(product)).toMatchObject({ ok: true, data: { sku, widthPx: 1238 } }),
    )
    await admin.call('POST', `/products/${product.id}/variants/${id}`, { title: 'iPhone 15 Pro - Matte' })
    await eventually(async () =>
      expect(await rowOf(id)).toMatchObject({ device: 'iPhone 15 Pro', prodigiSku: null, size: null }),
    )
    await eventually(async () => {
      const stored = await rows(
        stack.databaseUrl,
        'select device_name, prodigi_sku from print_spec where variant_id = $1',
        [id],
      )
      expect(stored).toEqual([{ device_name: 'iPhone 15 Pro', prodigi_sku: null }])
    })
  })

  it('lets no new variant inherit the spec of a deleted one with its SKU', async () => {
    const product = await ownProduct(admin)
    const gone = firstVariant(product)
    await save(gone.id, { prodigiSku: TOUGH, size })
    await admin.call('DELETE', `/products/${product.id}/variants/${gone.id}`)
    await addVariant(admin, product, { device: 'iPhone 15', finish: 'Matte', price: 20 })
    const found = await page(`line=${product.handle}&reason=any`)
    expect(found.rows).toHaveLength(1)
    const [fresh] = found.rows
    expect(fresh).toMatchObject({ sku: gone.sku, prodigiSku: null, size: null })
    await eventually(async () =>
      expect(
        await rows(
          stack.databaseUrl,
          'select variant_id, prodigi_sku, deleted_at is null as live from print_spec where variant_sku = $1 order by live',
          [gone.sku],
        ),
      ).toEqual([
        { variant_id: gone.id, prodigi_sku: TOUGH, live: false },
        { variant_id: fresh?.variantId, prodigi_sku: null, live: true },
      ]),
    )
    await admin.call('DELETE', `/products/${product.id}`)
    await eventually(async () =>
      expect(
        await rows(
          stack.databaseUrl,
          'select id from print_spec where variant_sku = $1 and deleted_at is null',
          [gone.sku],
        ),
      ).toEqual([]),
    )
  })

  it('saves a variant whose SKU is held by the spec of one that is gone', async () => {
    const product = await ownProduct(admin)
    const { id, sku } = firstVariant(product)
    await eventually(async () =>
      expect(
        await rows(
          stack.databaseUrl,
          "update print_spec set variant_id = 'variant_gone_' || $1 where variant_id = $1 returning id",
          [id],
        ),
      ).toHaveLength(1),
    )
    const { row } = await save(id, { prodigiSku: TOUGH, size })
    expect(row).toMatchObject({ sku, prodigiSku: TOUGH, reason: null })
  })

  // Guard: the mark is compared by whoever alone writes print specs.
  it('keeps one of many saves made at once, and tells the others', async () => {
    const product = await ownProduct(admin)
    const { id } = firstVariant(product)
    const { version } = await rowOf(id)
    const widths = [1001, 1002, 1003, 1004, 1005, 1006]
    const answers = await Promise.all(
      widths.map((widthPx) =>
        ask('POST', `/printing/variants/${id}`, {
          ...{ prodigiSku: TOUGH, size: { ...size, widthPx }, version },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    const stored = await rows<{ width_px: number }>(
      stack.databaseUrl,
      'select width_px from print_spec where variant_id = $1 and deleted_at is null',
      [id],
    )
    expect(stored).toEqual([{ width_px: widths[answers.findIndex(({ status }) => status === 200)] }])
  })

  it('puts no former phone’s case onto a variant that was renamed while the form lay open', async () => {
    const product = await ownProduct(admin)
    const { id } = firstVariant(product)
    const { row } = await save(id, { prodigiSku: TOUGH, size })
    await admin.call('POST', `/products/${product.id}/variants/${id}`, { title: 'iPhone 15 Pro - Matte' })
    const form = { prodigiSku: TOUGH, size: { ...size, dpi: 299 }, version: row.version }
    expect(await ask('POST', `/printing/variants/${id}`, form)).toEqual({
      status: 409,
      message: 'Somebody else has changed iPhone 15 Pro - Matte, or how it is printed, since you opened it',
    })
    expect(await rowOf(id)).toMatchObject({ device: 'iPhone 15 Pro', prodigiSku: null, size: null })
  })
})

describe('checking with Prodigi', () => {
  it('reads the product and what of it fits the variant', async () => {
    expect(await check({ sku: TOUGH.toLowerCase(), finish: 'Matte' })).toMatchObject({
      outcome: 'found',
      product: {
        sku: TOUGH,
        description: 'Tough Matte case for iPhone 15',
        attributes: { finish: ['matte'] },
      },
      fill: {
        attributes: { brand: 'Apple', finish: 'matte', size: 'iphone 15', style: 'Tough' },
        undecided: [],
        size: { dpi: 300 },
        shipsToUk: true,
      },
    })
    expect(await check({ sku: 'SANDBOX-PHONE-CASE' })).toMatchObject({
      fill: { attributes: {}, size: { widthPx: 1260, heightPx: 2100 } },
    })
  })

  it('says what is wrong in a sentence', async () => {
    expect(await check({ sku: 'NO-SUCH-SKU' })).toEqual({
      outcome: 'unknown',
      sentence: 'Prodigi knows no product with the SKU NO-SUCH-SKU.',
    })
    await sandbox.fault('prodigi', { operation: 'products.get', kind: 'error', status: 503, times: 2 })
    expect(await check({ sku: TOUGH })).toMatchObject({
      outcome: 'unavailable',
      sentence: expect.stringContaining('does not answer') as string,
    })
    await sandbox.fault('prodigi', { operation: 'products.get', kind: 'error', status: 401, times: 1 })
    expect(await check({ sku: TOUGH })).toMatchObject({
      outcome: 'refused',
      sentence: expect.stringContaining('PRODIGI_API_KEY') as string,
    })
    await sandbox.fault('prodigi', { operation: 'products.get', kind: 'error', status: 500, times: 1 })
    expect(await check({ sku: TOUGH })).toMatchObject({ outcome: 'found' })
    for (const query of ['', '?sku=x', '?sku=ABC&attributes=[1]', '?sku=ABC&dpi=3'])
      expect((await ask('GET', `/printing/prodigi${query}`)).status).toBe(400)
  })

  it('leaves open what the product does not tell', async () => {
    const fault = (scenario: string) =>
      sandbox.fault('prodigi', { operation: 'products.get', kind: 'scenario', scenario, times: 1 })
    await fault('two_sizes')
    expect(await check({ sku: TOUGH, finish: 'Premium' })).toMatchObject({
      fill: { undecided: ['finish'], size: null },
    })
    await fault('two_sizes')
    expect(await check({ sku: TOUGH, attributes: '{"finish":"gloss"}' })).toMatchObject({
      fill: { undecided: [], size: { widthPx: 1000, heightPx: 1800 } },
    })
    await fault('no_print_size')
    expect(await check({ sku: TOUGH })).toMatchObject({ fill: { size: null } })
    await fault('not_to_gb')
    expect(await check({ sku: TOUGH })).toMatchObject({ fill: { shipsToUk: false } })
  })

  it('fills in the sizes of many variants in one press', async () => {
    const product = await ownProduct(admin, {
      variants: [
        { device: 'iPhone 15', finish: 'Matte', price: 20 },
        { device: 'iPhone 15', finish: 'Gloss', price: 20 },
        { device: 'Galaxy S24', finish: 'Matte', price: 20 },
      ],
    })
    const [known, unknown, untouched] = product.variants
    if (!known || !unknown || !untouched) throw new Error('The product has too few variants')
    await save(known.id, { prodigiSku: TOUGH, size: null })
    await save(unknown.id, { prodigiSku: 'NO-SUCH-SKU', size: null })
    const body = { variantIds: product.variants.map(({ id }) => id) }
    expect(await admin.call('POST', '/printing/check', body)).toMatchObject({
      asked: 2,
      filled: 1,
      left: 0,
      rows: expect.arrayContaining([
        expect.objectContaining({ variantId: known.id, filled: true }),
        expect.objectContaining({
          variantId: unknown.id,
          filled: false,
          sentence: expect.stringContaining('knows no product') as string,
        }),
      ]) as object[],
    })
    expect(await rowOf(known.id)).toMatchObject({
      size: { dpi: 300 },
      attributes: { size: 'iphone 15' },
      evidence: expect.stringContaining('Read from Prodigi') as string,
    })
    expect(await rowOf(untouched.id)).toMatchObject({ prodigiSku: null, size: null })
    expect((await ask('POST', '/printing/check', { variantIds: Array(501).fill('x') })).status).toBe(400)
  })

  // Guard: the mark that the check read; Prodigi takes its time.
  it('writes nothing back over what somebody corrects while Prodigi is asked', async () => {
    const product = await ownProduct(admin)
    const { id } = firstVariant(product)
    await save(id, { prodigiSku: TOUGH, size: null })
    await sandbox.fault('prodigi', { operation: 'products.get', kind: 'delay_after', ms: 4000, times: 1 })
    const checked = admin.call('POST', '/printing/check', { variantIds: [id] })
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await save(id, { prodigiSku: 'SANDBOX-PHONE-CASE', size: null })
    expect(await checked).toMatchObject({
      ...{ asked: 1, filled: 0, left: 0 },
      rows: [
        {
          ...{ variantId: id, filled: false },
          sentence: 'Somebody changed it meanwhile, so nothing was filled in.',
        },
      ],
    })
    expect(await rowOf(id)).toMatchObject({ prodigiSku: 'SANDBOX-PHONE-CASE', size: null })
  })
})
