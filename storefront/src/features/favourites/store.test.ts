import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FAVOURITES_KEY, parseFavourites } from './lib/stored-favourites'
import { useFavouritesStore } from './store'

const store = () => useFavouritesStore.getState()
const saved = () => parseFavourites(localStorage.getItem(FAVOURITES_KEY))

/** The shop's side of the calls: an account's marks, and whether it answers at all. */
function shopWith(marks: number[]) {
  const shop = { marks, reachable: true, calls: [] as string[] }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const method = init.method ?? 'GET'
    shop.calls.push(`${method} ${url}`)
    await Promise.resolve()
    if (!shop.reachable) throw new TypeError('offline')
    const id = Number(url.split('/').at(-1))
    if (method === 'PUT') shop.marks = [id, ...shop.marks.filter((mark) => mark !== id)]
    if (method === 'DELETE') shop.marks = shop.marks.filter((mark) => mark !== id)
    if (method === 'POST') {
      const { productIds } = JSON.parse(init.body as string) as { productIds: number[] }
      shop.marks = [...productIds.filter((mark) => !shop.marks.includes(mark)), ...shop.marks]
    }
    return Response.json({ success: true, data: { productIds: shop.marks } })
  })
  return shop
}

beforeEach(() => {
  localStorage.clear()
  useFavouritesStore.setState({ ids: [], ready: false, owner: null })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a guest’s favourites', () => {
  it('are kept in the browser, latest first', async () => {
    store().showOwn()
    await store().toggle(3)
    await store().toggle(5)
    expect(store().ids).toEqual([5, 3])
    expect(saved()).toEqual([5, 3])
    await store().toggle(3)
    expect(saved()).toEqual([5])
  })

  it('are not overwritten by a press that comes before they were read', async () => {
    localStorage.setItem(FAVOURITES_KEY, JSON.stringify({ version: 1, productIds: [2, 4] }))
    await store().toggle(1)
    expect(saved()).toEqual([1, 2, 4])
  })

  it.each(['nonsense{', '{"productIds":"x"}', 'null', '{"productIds":[1,"2",-3,1.5,null,1]}', '[7]'])(
    'survive a damaged storage: %s',
    (text) => {
      localStorage.setItem(FAVOURITES_KEY, text)
      store().showOwn()
      expect(store().ids).toEqual(text.includes('-3') ? [1] : text === '[7]' ? [7] : [])
    },
  )

  it('work where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    store().showOwn()
    await store().toggle(6)
    expect(store().ids).toEqual([6])
  })

  it('are the same in another tab', () => {
    store().showOwn()
    window.dispatchEvent(
      new StorageEvent('storage', { key: FAVOURITES_KEY, newValue: '{"version":1,"productIds":[9]}' }),
    )
    expect(store().ids).toEqual([9])
  })
})

describe('an account’s favourites', () => {
  it('take over the browser’s, and leave no trace of themselves after signing out', async () => {
    const shop = shopWith([1])
    store().showOwn()
    await store().toggle(4)
    await store().follow('cus_1')
    expect(shop.marks).toEqual([4, 1])
    expect(store().ids).toEqual([4, 1])
    expect(localStorage.getItem(FAVOURITES_KEY)).toBeNull()
    await store().toggle(2)
    expect(localStorage.getItem(FAVOURITES_KEY)).toBeNull()
    store().showOwn()
    expect(store().ids).toEqual([])
  })

  it('show a press at once and take it back where the shop does not keep it', async () => {
    const shop = shopWith([1])
    await store().follow('cus_1')
    shop.reachable = false
    const pressed = store().toggle(2)
    expect(store().ids).toEqual([2, 1])
    expect(await pressed).toBe(false)
    expect(store().ids).toEqual([1])
  })

  it('follow what another device marked, without undoing a press on its way', async () => {
    const shop = shopWith([1])
    await store().follow('cus_1')
    shop.marks = [3]
    const pressed = store().toggle(2)
    await store().follow('cus_1')
    expect(store().ids).toContain(2)
    expect(await pressed).toBe(true)
    expect(store().ids).toEqual([2, 3])
  })

  it('are not undone by answers that overtake one another', async () => {
    const shop = shopWith([1])
    await store().follow('cus_1')
    const answers = new Map<string, () => void>()
    const ask = globalThis.fetch
    // Each is read by the shop at once, and comes when it is let go.
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const answer = await ask(url, init)
      await new Promise<void>((resolve) =>
        answers.set(`${init.method ?? 'GET'} ${url.split('/').at(-1)}`, resolve),
      )
      return answer
    })
    const list = store().follow('cus_1')
    await vi.waitFor(() => expect([...answers.keys()]).toEqual(['GET favourites']))
    const presses = [store().toggle(2), store().toggle(3)]
    await vi.waitFor(() => expect(answers.size).toBe(3))
    for (const [late, call] of [
      ['PUT 3', presses[1]],
      ['PUT 2', presses[0]],
      ['GET favourites', list],
    ] as const) {
      answers.get(late)?.()
      await call
      expect(store().ids.toSorted(), late).toEqual([1, 2, 3])
    }
    // What is asked after all that is believed.
    vi.stubGlobal('fetch', ask)
    shop.marks = [1, 3]
    await store().follow('cus_1')
    expect(store().ids).toEqual([1, 3])
  })

  it('keep the browser’s marks where they could not be taken over', async () => {
    const shop = shopWith([])
    store().showOwn()
    await store().toggle(4)
    shop.reachable = false
    await expect(store().follow('cus_1')).rejects.toThrow()
    expect(saved()).toEqual([4])
    shop.reachable = true
    await store().follow('cus_1')
    expect(shop.marks).toEqual([4])
    expect(saved()).toEqual([])
  })

  it('are not shown to who signs in next', async () => {
    const shop = shopWith([1, 2])
    const first = store().follow('cus_1')
    store().showOwn()
    await first
    expect(store().ids).toEqual([])
    shop.marks = [5]
    await store().follow('cus_2')
    expect(store().ids).toEqual([5])
  })
})
