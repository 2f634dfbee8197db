import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { NOBODY_YET, WhoContext } from '~/lib/who'
import { useFavouritesStore } from '../store'
import { FavouritesRuntime } from './favourites-runtime'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks again where the shop did not answer, until it is known what is marked', async () => {
  vi.useFakeTimers()
  let reachable = false
  vi.stubGlobal('fetch', async () => {
    await Promise.resolve()
    if (!reachable) throw new TypeError('offline')
    return Response.json({ success: true, data: { productIds: [3] } })
  })
  const { unmount } = render(
    <WhoContext.Provider value={{ ...NOBODY_YET, status: 'signedIn', id: 'cus_1' }}>
      <FavouritesRuntime />
    </WhoContext.Provider>,
  )
  await vi.advanceTimersByTimeAsync(1_000)
  expect(useFavouritesStore.getState().ready).toBe(false)
  reachable = true
  await vi.advanceTimersByTimeAsync(20_000)
  expect(useFavouritesStore.getState()).toMatchObject({ ready: true, ids: [3] })
  unmount()
})
