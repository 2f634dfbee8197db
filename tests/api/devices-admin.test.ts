import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { guest } from '../support/actors'
import { rows } from '../support/database'
import { merchandiser, type MedusaAdmin } from '../support/medusa-admin'
import { ownProduct, type OwnProduct } from '../support/own-product'

const stack = inject('stack')
const api = guest(stack.backend)

let admin: MedusaAdmin
beforeAll(async () => {
  admin = await merchandiser(stack.backend)
})

const newName = () => `iPhone ${randomBytes(3).toString('hex')} Test`
const template = {
  cornerRadius: 0.15,
  safeArea: { x: 0.04, y: 0.04, width: 0.92, height: 0.92, radius: 0.1 },
  cameraCutout: { x: 0.05, y: 0.03, width: 0.9, height: 0.2, radius: 0.14 },
  lenses: [{ x: 0.2, y: 0.1, radius: 0.08 }],
}
const print = { widthPx: 1300, heightPx: 2200, dpi: 300 }
const facts = {
  template,
  size: { width: 71.5, height: 149.6, depth: 8.3 },
  modelNumbers: ['A9999'],
  released: 2027,
  camera: { family: 'iphone-one', label: 'One lens' },
}
const lineOf = ({ id }: OwnProduct, ...finishes: [finish: string, price: number][]) => ({
  productId: id,
  finishes: finishes.map(([finish, price]) => ({ finish, price })),
})
interface Sold {
  device: { id: string }
  created: { id: string; title: string; sku: string }[]
  kept: string[]
}
async function post(path: string, body: unknown, token: string | null = admin.token) {
  const answer = await fetch(`${stack.backend}/admin/devices${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  const said = (await answer.json()) as Partial<Sold> & { message?: string }
  return { status: answer.status, message: said.message ?? '', said }
}
interface Shown {
  id: string
  version: string
  released: number | null
  aliases: string[]
  name: string
  template: { version: number; cornerRadius: number }
  variants: number
  open: number
  printSizes: object[]
  lines: { productId: string; finishes: string[] }[]
}
const list = () =>
  admin.call<{ devices: Shown[]; lines: { productId: string; finishes: string[]; price: number | null }[] }>(
    'GET',
    '/devices',
  )
const find = async (name: string) => (await list()).devices.find((device) => device.name === name)

/** Of no other case, since other tests make price sets meanwhile. */
const RARE_PRICE = 23.79

/** Everything that adding a device may leave behind. */
async function traces(name: string, product: OwnProduct) {
  const [found] = await rows(
    stack.databaseUrl,
    `select (select count(*) from device where name = $1) as devices,
       (select count(*) from product_option_value v where v.value = $1) as values,
       (select count(*) from product_variant where product_id = $2) as variants,
       (select count(*) from product_variant_price_set s join product_variant v on v.id = s.variant_id
          where v.product_id = $2 and s.deleted_at is null) as links,
       (select count(distinct s.id) from price_set s join price p on p.price_set_id = s.id
          where p.amount = $4) as price_sets,
       (select count(*) from print_spec where device_name = $1) as specs,
       (select string_agg(name, ',' order by position) from device where deleted_at is null and name = any($3)) as positions`,
    [name, product.id, ['iPhone 15', 'iPhone 15 Pro', 'Galaxy S24'], RARE_PRICE],
  )
  return found
}

describe('devices', () => {
  it('are for admin users alone', async () => {
    expect((await fetch(`${stack.backend}/admin/devices`)).status).toBe(401)
    for (const path of ['', '/dev_1', '/dev_1/variants'])
      expect((await post(path, {}, null)).status).toBe(401)
  })

  it('are listed newest first with their variants, and the lines with their prices', async () => {
    const { devices, lines } = await list()
    const iphone = devices.find(({ name }) => name === 'iPhone 15')
    expect(iphone?.variants).toBeGreaterThanOrEqual(8)
    expect(iphone?.printSizes.length).toBeGreaterThan(0)
    const names = devices.map(({ name }) => name)
    expect(names.indexOf('iPhone 17')).toBeLessThan(names.indexOf('iPhone 15'))
    expect(lines.filter(({ price }) => price !== null).length).toBeGreaterThanOrEqual(6)
  })

  it('are in the shop the moment they are added', async () => {
    const product = await ownProduct(admin)
    const name = newName()
    const above = await find('Galaxy S24')
    const sale = [lineOf(product, ['Matte', 21.5], ['Gloss', 19])]
    const { status, said } = await post('', { ...facts, name, print, above: above?.id, lines: sale })
    expect(status).toBe(201)
    const slug = name.toUpperCase().replaceAll(' ', '-')
    expect(said.created?.map(({ sku }) => sku).sort()).toEqual(
      ['GLOSS', 'MATTE'].map((finish) => `${product.handle.toUpperCase()}-${slug}-${finish}`),
    )
    const shop = await api.must('getProduct', { params: { id: product.handle } })
    const models = shop.supporteddevices.flatMap((brand) => brand.models)
    expect(models.find((model) => model.name === name)?.models).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: `${name} - Matte`, price: 21.5, originalPrice: null }),
        expect.objectContaining({ name: `${name} - Gloss`, price: 19, originalPrice: null }),
      ]),
    )
    expect(shop).toMatchObject({ price: 19, highestPrice: 21.5 })
    const area = await api.must('getPrintArea', {
      params: { id: product.handle },
      query: { device: name, finish: 'Matte' },
    })
    expect(area).toMatchObject({ ...print, cornerRadius: 0.15, templateVersion: 1, lenses: template.lenses })
    const known = (await api.must('listDevices')).find((device) => device.name === name)
    expect(known).toMatchObject({
      brand: 'Apple',
      modelNumbers: ['A9999'],
      camera: facts.camera,
      size: facts.size,
      products: [shop.id],
    })
    const names = (await list()).devices.map((device) => device.name)
    expect(names.indexOf(name)).toBe(names.indexOf('Galaxy S24') - 1)
    expect(await find(name)).toMatchObject({ variants: 2, open: 2, printSizes: [print] })
  })

  it('are made once, however often the button is pressed', async () => {
    const product = await ownProduct(admin)
    const name = newName()
    const body = { ...facts, name, print, lines: [lineOf(product, ['Matte', 20])] }
    const answers = await Promise.all(Array.from({ length: 5 }, () => post('', body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422])
    expect(answers.find(({ status }) => status === 422)?.message).toBe(
      `There is a device named ${name} already`,
    )
    expect((await post('', { ...body, name: name.toUpperCase().replace('IPHONE', 'iPhone') })).status).toBe(
      422,
    )
    expect(await traces(name, product)).toMatchObject({
      devices: '1',
      values: '1',
      variants: '2',
      specs: '1',
    })
  })

  it('leave nothing behind where a SKU is taken', async () => {
    const product = await ownProduct(admin)
    const name = newName()
    const sku = `${product.handle}-${name}-Gloss`.toUpperCase().replaceAll(' ', '-')
    await admin.call('POST', `/products/${product.id}/variants/${product.variants[0]?.id ?? ''}`, { sku })
    const before = await traces(name, product)
    const body = {
      ...facts,
      name,
      print,
      lines: [lineOf(product, ['Matte', RARE_PRICE], ['Gloss', RARE_PRICE])],
    }
    const { status, message } = await post('', body)
    expect(status).toBe(422)
    expect(message).toContain(`The SKU ${sku} is taken by 'iPhone 15 - Matte' of`)
    expect(await traces(name, product)).toEqual(before)
  })

  it('leave nothing behind where the very last step fails', async () => {
    const product = await ownProduct(admin)
    const name = newName()
    const before = await traces(name, product)
    await rows(
      stack.databaseUrl,
      `create or replace function refuse_spec() returns trigger language plpgsql as $$
       begin if new.device_name = '${name}' then raise exception 'no room for this'; end if; return new; end $$`,
    )
    await rows(
      stack.databaseUrl,
      'create trigger refuse_spec before insert on print_spec for each row execute function refuse_spec()',
    )
    const body = {
      ...facts,
      name,
      print,
      lines: [lineOf(product, ['Matte', RARE_PRICE], ['Gloss', RARE_PRICE])],
    }
    try {
      const { status, message } = await post('', body)
      expect(status).toBe(500)
      expect(message).not.toContain('no room for this')
    } finally {
      await rows(stack.databaseUrl, 'drop trigger refuse_spec on print_spec')
      await rows(stack.databaseUrl, 'drop function refuse_spec()')
    }
    expect(await traces(name, product)).toEqual(before)
    expect((await post('', body)).status).toBe(201)
  })

  it.each([
    [{ name: 'Pixel 12' }, 'Choose a brand'],
    [{ name: '<script>' }, 'A name has'],
    [{ name: 'iPhone\0 9' }, 'null character'],
    [{ print: { ...print, widthPx: 10 } }, 'The width is'],
    [{ template: { ...template, cornerRadius: 3 } }, 'The corner radius'],
    [{ above: 'dev_none' }, 'should be listed above is gone'],
    [
      { lines: [{ productId: 'prod_none', finishes: [{ finish: 'Matte', price: 2 }] }] },
      'One of the chosen products',
    ],
    [{ lines: [{ productId: 'prod_none', finishes: [{ finish: 'Matte', price: -2 }] }] }, 'A price is'],
  ])('are refused with a sentence: %j', async (change, words) => {
    const name = newName()
    const { status, message } = await post('', { ...facts, name, print, ...change })
    expect(status).toBe(400)
    expect(message).toContain(words)
    expect(await find(name)).toBeUndefined()
  })

  it('are sold in further lines, and what is there stays', async () => {
    const product = await ownProduct(admin)
    const name = newName()
    const { said } = await post('', { ...facts, name, print, lines: [lineOf(product, ['Matte', 20])] })
    const id = said.device?.id ?? ''
    const more = { print, lines: [lineOf(product, ['Matte', 5], ['Gloss', 22])] }
    const { status, said: sold } = await post(`/${id}/variants`, more)
    expect(status).toBe(201)
    expect(sold.created?.map(({ title }) => title)).toEqual([`${name} - Gloss`])
    expect(sold.kept).toEqual([`${product.title}: ${name} - Matte`])
    const again = await Promise.all([post(`/${id}/variants`, more), post(`/${id}/variants`, more)])
    expect(again.map(({ said: { created } }) => created)).toEqual([[], []])
    expect((await api.must('getProduct', { params: { id: product.handle } })).price).toBe(20)
    expect((await post('/dev_none/variants', more)).status).toBe(404)
    expect((await post(`/${id}/variants`, { print, lines: [] })).message).toBe('Choose at least one line')
  })

  it('get a new template version with other geometry, and only then', async () => {
    const product = await ownProduct(admin)
    const name = newName()
    const { said } = await post('', { ...facts, name, print, lines: [lineOf(product, ['Matte', 20])] })
    const path = `/${said.device?.id ?? ''}`
    const area = () =>
      api.must('getPrintArea', { params: { id: product.handle }, query: { device: name, finish: 'Matte' } })
    const seen = async () => (await find(name))?.version
    const first = await seen()
    expect((await post(path, { ...facts, version: first, modelNumbers: ['A8888'] })).status).toBe(200)
    expect((await area()).templateVersion).toBe(1)
    const rounder = { ...facts, template: { ...template, cornerRadius: 0.2 }, version: await seen() }
    const pressed = await Promise.all([1, 2, 3].map(() => post(path, rounder)))
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await area()).toMatchObject({ templateVersion: 2, cornerRadius: 0.2 })
    expect((await post('/dev_none', { ...facts, version: first })).status).toBe(404)
    expect((await post(path, { ...facts, version: 1 })).status).toBe(400)
  })

  it('are not changed by a second merchandiser who saw them as they were, and stay in their place', async () => {
    const name = newName()
    const above = (await find('Galaxy S24'))?.id
    const { said } = await post('', { ...facts, name, print, above })
    const path = `/${said.device?.id ?? ''}`
    const version = (await find(name))?.version
    expect((await post(path, { ...facts, version, released: 2028 })).status).toBe(200)
    expect(await post(path, { ...facts, version, aliases: ['Second'] })).toMatchObject({
      status: 409,
      message: `Somebody else has changed ${name} since you opened it`,
    })
    expect(await find(name)).toMatchObject({ released: 2028, aliases: [] })
    const names = (await list()).devices.map((device) => device.name)
    expect(names.indexOf(name)).toBe(names.indexOf('Galaxy S24') - 1)
  })
})
