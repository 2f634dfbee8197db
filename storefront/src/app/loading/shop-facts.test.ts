// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let answer: () => Promise<Response>
const info = (gallery: boolean) =>
  Response.json({
    success: true,
    data: { demoData: true, gallery },
  })
beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('fetch', () => answer())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const silent = () => new Promise<Response>(() => undefined)

it('a page is shown without what the shop says of itself, where that takes long', async () => {
  const { shopFacts } = await import('./shop-facts')
  answer = silent
  const page = shopFacts()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await Promise.race([page, Promise.resolve('still waiting')])).toEqual({ demo: false, gallery: true })
})

it('once it is known no page waits for news of it, and the next one has them', async () => {
  const { shopFacts } = await import('./shop-facts')
  answer = () => Promise.resolve(info(false))
  expect(await shopFacts()).toEqual({ demo: true, gallery: false })

  await vi.advanceTimersByTimeAsync(61_000)
  let give: (response: Response) => void = () => undefined
  answer = () => new Promise((resolve) => (give = resolve))
  const page = shopFacts()
  await vi.advanceTimersByTimeAsync(1)
  expect(await Promise.race([page, Promise.resolve('still waiting')])).toEqual({ demo: true, gallery: false })
  give(info(true))
  await vi.advanceTimersByTimeAsync(1)
  expect(await shopFacts()).toEqual({ demo: true, gallery: true })
})

it('while it is unknown each page asks', async () => {
  const { shopFacts } = await import('./shop-facts')
  answer = () => Promise.reject(new TypeError('refused'))
  expect(await shopFacts()).toEqual({ demo: false, gallery: true })
  answer = () => Promise.resolve(info(false))
  expect(await shopFacts()).toEqual({ demo: true, gallery: false })
})
