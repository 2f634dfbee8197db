import { expect, inject, it } from 'vitest'
import { guest } from '../support/actors'

const stack = inject('stack')
const api = guest(stack.backend)

it('lists every phone that cases are made for, newest first, with what the phone finder needs', async () => {
  const devices = await api.must('listDevices')
  // The admin's tests add theirs meanwhile.
  const ours = devices.filter(({ name }) => !name.endsWith(' Test'))
  expect(ours).toHaveLength(47)
  expect(ours[0]?.name).toBe('iPhone 18 Pro Max')
  const pro = devices.find(({ name }) => name === 'iPhone 15 Pro')
  expect(pro).toMatchObject({
    brand: 'Apple',
    icon: 'fa-apple',
    modelNumbers: ['A2848', 'A3101', 'A3102', 'A3104'],
    released: 2023,
    size: { width: 70.6, height: 146.6, depth: 8.25 },
    camera: { label: 'Square, three lenses' },
  })
  expect(pro?.template.lenses).toHaveLength(3)
  const alike = devices.filter(({ camera }) => camera.family === pro?.camera.family)
  expect(alike.map(({ name }) => name)).toContain('iPhone 12 Pro Max')
})

it('invents nothing about a phone that nobody has looked up', async () => {
  const devices = await api.must('listDevices')
  const future = devices.find(({ name }) => name === 'iPhone 18 Pro')
  expect(future).toMatchObject({ modelNumbers: [], released: null, size: null })
})

it('names the products that can be bought for a phone', async () => {
  // Other tests' products come and go meanwhile.
  const seeded = [1, 2, 3, 4, 5, 6]
  const [devices, products] = await Promise.all([
    api.must('listDevices'),
    api.must('listProducts', { query: { ids: seeded.join(',') } }),
  ])
  expect(products).toHaveLength(seeded.length)
  for (const { name, products: numbers } of devices) {
    const fitting = products.filter(({ supporteddevices }) =>
      supporteddevices.some(({ models }) =>
        models.some((model) => model.name === name && model.models.some(({ available }) => available)),
      ),
    )
    const known = numbers.filter((number) => seeded.includes(number))
    expect(known.sort(), name).toEqual(fitting.map(({ id }) => id).sort())
  }
})

it('is answered from the cache: the same bytes are not sent twice', async () => {
  const url = `${stack.backend}/api/catalogue/devices`
  const first = await fetch(url)
  const etag = first.headers.get('etag')
  expect(etag).toBeTruthy()
  const again = await fetch(url, { headers: { 'if-none-match': etag ?? '' } })
  expect(again.status).toBe(304)
})
