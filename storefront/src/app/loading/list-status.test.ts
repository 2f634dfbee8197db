// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest'
import { loader as loadGallery } from '../routes/gallery'
import { loadList } from './catalogue-data'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const products = (search = '') => loadList({ request: new Request(`https://shop.test/products${search}`) })
const gallery = () =>
  loadGallery({ request: new Request('https://shop.test/gallery') } as Parameters<typeof loadGallery>[0])
const PAGES = [
  ['products', products],
  ['gallery', gallery],
] as const

const shopAnswers = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer)
const refuses = (status: number, code: string) => () =>
  Promise.resolve(Response.json({ success: false, data: null, error: 'No.', code }, { status }))
const gives = () => Promise.resolve(Response.json({ success: true, data: { items: [], total: 0 } }))

it.each(PAGES)('%s is a page where what it lists has come', async (_name, load) => {
  shopAnswers(gives)
  const { init, data } = await load()
  expect(init?.status).toBe(200)
  expect(data.dehydrated.queries).not.toEqual([])
})

it.each(PAGES)('%s asks search engines to come again where the shop does not answer', async (_name, load) => {
  shopAnswers(refuses(503, 'not_ready'))
  expect((await load()).init?.status).toBe(503)
})

it.each(PAGES)('%s does so where the answer takes too long', async (_name, load) => {
  vi.useFakeTimers()
  shopAnswers(() => new Promise(() => undefined))
  const page = load()
  await vi.advanceTimersByTimeAsync(5_000)
  expect((await page).init?.status).toBe(503)
})

it('a list of favourites, which the browser alone knows, is a page without any cards', async () => {
  shopAnswers(refuses(503, 'not_ready'))
  expect((await products('?favourites=1')).init?.status).toBe(200)
})

it('a gallery that is closed is no page', async () => {
  shopAnswers(refuses(404, 'not_found'))
  const { init, data } = await gallery()
  expect(init?.status).toBe(404)
  expect(data.closed).toBe(true)
})
