import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { snap } from '~/testing/snap'
import { allowStorage, REFUSALS, type Refusal } from '~/testing/refusing-storage'

const REFUSED = Object.keys(REFUSALS) as Refusal[]
const ANALYTICS = {
  counter: 'umami',
  script: 'https://counts.example/script.js',
  site: '1',
  origin: 'https://counts.example',
} as const

/** What the shop keeps in a browser: each goes on for as long as the page lives, whatever is refused. */
const KEEPERS: Record<string, () => Promise<void>> = {
  'the cart': async () => {
    const { useCartStore } = await import('~/features/cart/store')
    useCartStore.getState().load()
    useCartStore.getState().addItem(snap())
    useCartStore.getState().addItem(snap({ device: 'iPhone 16' }))
    expect(useCartStore.getState()).toMatchObject({ itemCount: 2, trouble: 'unkept' })
  },
  'a cart that is left by its customer': async () => {
    const { useCartStore } = await import('~/features/cart/store')
    useCartStore.getState().addItem(snap())
    useCartStore.getState().rewrite((cart) => ({ ...cart, owner: 'cus_1' }))
    useCartStore.getState().leaveAccount()
    expect(useCartStore.getState()).toMatchObject({ owner: null, itemCount: 0 })
  },
  'what is told to the account': async () => {
    const { inTurn } = await import('~/features/cart/sync/in-turn')
    await expect(inTurn(() => Promise.resolve('told'))).resolves.toBe('told')
  },
  favourites: async () => {
    const { useFavouritesStore } = await import('~/features/favourites/store')
    useFavouritesStore.getState().showOwn()
    await useFavouritesStore.getState().toggle(3)
    expect(useFavouritesStore.getState().ids).toEqual([3])
  },
  phones: async () => {
    const { usePhonesStore } = await import('~/features/phones/store')
    usePhonesStore.getState().add('iPhone 15')
    expect(usePhonesStore.getState()).toMatchObject({ phones: ['iPhone 15'], active: 'iPhone 15' })
  },
  'the consent': async () => {
    const { useConsent } = await import('~/lib/consent/stored-consent')
    useConsent.getState().load(ANALYTICS)
    useConsent.getState().decide({ counting: false, offline: false }, ANALYTICS)
    expect(useConsent.getState()).toMatchObject({ counting: false, offline: false })
  },
  'what a counter of visits left': async () => {
    const { stopCounting } = await import('~/features/consent/count-visits')
    expect(() => stopCounting(ANALYTICS)).not.toThrow()
  },
  'who is signed in': async () => {
    const { useSessionStore } = await import('~/features/account/session')
    const { readToken, writeToken } = await import('~/lib/auth-token')
    await useSessionStore.getState().start()
    expect(useSessionStore.getState().status).toBe('guest')
    writeToken('a.b.c', true)
    expect(readToken()).toBe('a.b.c')
    useSessionStore.getState().forget('signedOut')
    expect(readToken()).toBeNull()
  },
  'what other tabs are asked and told': async () => {
    const { announceEnd, askTabs } = await import('~/features/account/lib/tabs')
    announceEnd('expired')
    await expect(askTabs()).resolves.toBeNull()
  },
  'what was paid': async () => {
    const { firstSettlement } = await import('~/features/checkout/lib/settled')
    const { paidLines, rememberPaying } = await import('~/features/cart/lib/paying')
    rememberPaying('cs_1', { subtotal: 12, discount: null, total: 12 }, [{ id: 'line', quantity: 2 }])
    expect(firstSettlement('cs_1')).toBe(true)
    expect([[], [{ id: 'line', quantity: 2 }]]).toContainEqual(paidLines('cs_1'))
  },
  'the studio': async () => {
    const { useStudioStore } = await import('~/features/studio/store')
    await useStudioStore.persist.rehydrate()
    useStudioStore.getState().chooseProduct(3)
    window.dispatchEvent(new Event('pagehide'))
    expect(useStudioStore.getState()).toMatchObject({ step: 2, productId: 3 })
    const { leaveStudio } = await import('~/features/studio/leave')
    leaveStudio()
    expect(useStudioStore.getState()).toMatchObject({ step: 1, productId: null })
  },
  'the way to another page': async () => {
    const { finishWay, rememberWay } = await import('~/lib/unfinished-way')
    rememberWay({ pathname: '/cart', search: '', hash: '', state: null, key: 'cart' })
    expect(finishWay()).toBe(false)
  },
}

/** The sentences that the shopper was told. */
let told: string[] = []
beforeEach(async () => {
  vi.resetModules()
  told = []
  const { hearToasts } = await import('~/lib/toast')
  hearToasts(({ words }) => told.push(words))
})
afterEach(allowStorage)

describe.each(REFUSED)('with %s', (refusal) => {
  test.each(Object.entries(KEEPERS))('%s: goes on', async (_what, works) => {
    REFUSALS[refusal]()
    await works()
  })
})

test('a shopper is told, once, that neither cart nor design is kept', async () => {
  REFUSALS['full storages']()
  const { useCartStore } = await import('~/features/cart/store')
  const { useStudioStore } = await import('~/features/studio/store')
  for (const id of [1, 2]) {
    useCartStore.getState().addItem(snap({ productId: id }))
    useStudioStore.getState().chooseProduct(id)
    window.dispatchEvent(new Event('pagehide'))
  }
  await vi.dynamicImportSettled()
  expect(told.filter((words) => words.startsWith('This browser does not keep your'))).toEqual([
    'This browser does not keep your cart. It stays here until you close or reload this page.',
    'This browser does not keep your design. It stays here until you close or reload this page.',
  ])
})

test('a tab’s own storage does where the other is full', async () => {
  REFUSALS['a full local storage']()
  const { isRemembered, writeToken } = await import('~/lib/auth-token')
  writeToken('a.b.c', true)
  vi.resetModules()
  const { readToken } = await import('~/lib/auth-token')
  expect([readToken(), isRemembered()]).toEqual(['a.b.c', false])
  const { useStudioStore } = await import('~/features/studio/store')
  useStudioStore.getState().chooseProduct(3)
  window.dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.getItem('caseloom_studio')).toContain('"productId":3')
  expect(told).toEqual([])
})

test('favourites that nothing kept are taken over on signing in all the same', async () => {
  REFUSALS['storages that nobody may look at']()
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit) => {
    if (typeof body === 'string') sent.push(JSON.parse(body))
    return Promise.resolve(Response.json({ success: true, data: { productIds: [5, 3] } }))
  })
  const { useFavouritesStore } = await import('~/features/favourites/store')
  useFavouritesStore.getState().showOwn()
  await useFavouritesStore.getState().toggle(3)
  await useFavouritesStore.getState().follow('cus_1')
  expect(sent).toEqual([{ productIds: [3] }])
  expect(useFavouritesStore.getState()).toMatchObject({ ids: [5, 3], ready: true })
  vi.unstubAllGlobals()
})

test('where a browser gives no locks and no line between tabs, the cart is told without', async () => {
  const locks = { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) }
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: locks } }))
  vi.stubGlobal('BroadcastChannel', () => {
    throw new DOMException('denied', 'SecurityError')
  })
  const { inTurn } = await import('~/features/cart/sync/in-turn')
  let times = 0
  await inTurn(() => Promise.resolve((times += 1)))
  expect(times).toBe(1)
  await expect(inTurn(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  const { askTabs } = await import('~/features/account/lib/tabs')
  await expect(askTabs()).resolves.toBeNull()
  vi.unstubAllGlobals()
})
