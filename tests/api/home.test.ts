import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, inject, it } from 'vitest'
import { guest } from '../support/actors'
import { placedOrder } from '../support/checkout'
import { withoutDemoData } from '../support/without-demo-data'

const stack = inject('stack')
const { backend } = stack

it('shows good reviews of all products, each once, and buyers’ own before the demo’s', async () => {
  const { shopper } = await placedOrder(stack, { product: 'eco' })
  const said = {
    rating: 4,
    title: 'Lighter than it looks',
    body: 'A week in a coat pocket with keys, and no mark on the lake.',
  }
  const mine = await shopper.api.must('createReview', { params: { id: 'eco' }, body: said })
  const list = () => guest(backend).must('listShopReviews', { query: { limit: 12 } })
  await expect.poll(async () => (await list()).map(({ id }) => id)).toContain(mine.id)
  const reviews = await list()
  const products = reviews.map(({ product }) => product.id)
  expect(new Set(products).size).toBe(products.length)
  expect(reviews.find(({ id }) => id === mine.id)).toMatchObject({
    ...said,
    author: 'Terry',
    verified: true,
    sample: false,
    product: { name: 'Eco Cover' },
  })
  for (const { rating, hidden, verified, sample } of reviews) {
    expect(rating).toBeGreaterThanOrEqual(4)
    expect(hidden).toBe(false)
    expect(verified).toBe(!sample)
  }
  const firstSample = reviews.findIndex(({ sample }) => sample)
  expect(reviews.slice(firstSample).every(({ sample }) => sample)).toBe(true)
  expect(reviews.length).toBeGreaterThan(1)
  expect(await guest(backend).must('listShopReviews', { query: { limit: 1 } })).toHaveLength(1)

  // A server runs no jobs: it keeps its folder of papers short by itself.
  const papers = path.join(stack.filesDir, 'derived', 'invoices')
  mkdirSync(papers, { recursive: true })
  for (const name of ['old.pdf', 'new.pdf']) writeFileSync(path.join(papers, name), 'a paper')
  const longAgo = new Date(Date.now() - 25 * 3_600_000)
  utimesSync(path.join(papers, 'old.pdf'), longAgo, longAgo)

  await withoutDemoData(stack, async (origin) => {
    await expect.poll(() => existsSync(path.join(papers, 'old.pdf'))).toBe(false)
    expect(existsSync(path.join(papers, 'new.pdf'))).toBe(true)
    const real = await guest(origin).must('listShopReviews')
    expect(real.map(({ id }) => id)).toContain(mine.id)
    expect(real.some(({ sample }) => sample)).toBe(false)
    // However many bought meanwhile: nothing of it is the demo's.
    expect(await guest(origin).must('shopFigures')).toMatchObject({ sample: false })
  })
})

it.each([{ limit: 0 }, { limit: 13 }, { limit: 'x' }])('refuses %o', async (query) => {
  expect(await guest(backend).call('listShopReviews', { query })).toMatchObject({
    status: 400,
    code: 'invalid_request',
  })
})

it('calls the demo’s figures what they are', async () => {
  expect(await guest(backend).must('shopFigures')).toEqual({
    sample: true,
    customers: 100,
    cases: 100,
    rating: 4.9,
    satisfaction: 99,
  })
})
