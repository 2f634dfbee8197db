import { expect, inject, it } from 'vitest'
import { drawDemoDesigns } from '../../scripts/lib/demo-designs.mjs'
import { guest, newShopper } from '../support/actors'

const { backend } = inject('stack')

it('the demo’s designs lead to a tier, and are there once however often the shop starts', async () => {
  const { api, email, password } = await newShopper(backend)
  const own = async () => {
    const { items } = await api.must('listDesigns', { query: { userId: 'me' } })
    return items.map(({ id, drawnBy }) => [id, drawnBy])
  }
  expect(await drawDemoDesigns(backend, { email, password })).toBe(8)
  const first = await own()
  expect(new Set(first.map(([, drawnBy]) => drawnBy))).toEqual(new Set(['our built-in artist']))
  expect(first).toHaveLength(8)
  expect(await api.must('getMembership')).toMatchObject({ tier: { name: 'Explorer' }, designCount: 8 })
  expect(await drawDemoDesigns(backend, { email, password })).toBe(8)
  expect(await own()).toEqual(first)
  const { items } = await guest(backend).must('listDesigns', { query: { limit: 100 } })
  const ids = new Set(first.map(([id]) => id))
  expect(items.filter(({ id }) => ids.has(id))).toHaveLength(4)
}, 120_000)

it('a shop whose demo shopper has another password is left alone', async () => {
  const { email } = await newShopper(backend)
  await expect(drawDemoDesigns(backend, { email, password: 'another-password' })).rejects.toThrow('401')
})
