import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FileRemoval } from './file-removal'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A store that takes so long over each call and refuses to remove what is called stuck; what is called gone is not there. */
function removalWhere(tookMs = 0) {
  const asked: string[][] = []
  const deleteFiles = (ids: string[]) => {
    asked.push(ids)
    vi.advanceTimersByTime(tookMs)
    return ids.some((id) => /stuck|gone/.test(id)) ? Promise.reject(new Error('EPERM')) : Promise.resolve()
  }
  const getDownloadStream = (id: string) =>
    Promise.reject(Object.assign(new Error('not opened'), { code: id === 'gone' ? 'ENOENT' : 'EPERM' }))
  const parts: Record<string, unknown> = {
    [ContainerRegistrationKeys.LOGGER]: { error: vi.fn() },
    [Modules.FILE]: { deleteFiles, getDownloadStream },
  }
  const container = { resolve: (key: string) => parts[key] } as unknown as MedusaContainer
  return { removal: new FileRemoval(container), asked }
}

it('removes all at once where all can be removed', async () => {
  const { removal, asked } = removalWhere()
  expect([...(await removal.remove(['a', 'b']))]).toEqual(['a', 'b'])
  expect(asked).toEqual([['a', 'b']])
})

it('goes past what stays, and counts what was gone before', async () => {
  const { removal } = removalWhere()
  expect([...(await removal.remove(['a', 'stuck', 'gone', 'b']))]).toEqual(['a', 'gone', 'b'])
  expect(removal.isOver).toBe(false)
})

it('tries no more for long once one stayed: the store may be away', async () => {
  const { removal, asked } = removalWhere(8000)
  const stuck = ['stuck 1', 'stuck 2', 'stuck 3', 'stuck 4', 'stuck 5']
  expect((await removal.remove(stuck)).size).toBe(0)
  expect(removal.isOver).toBe(true)
  expect(asked).toHaveLength(5)
  expect((await removal.remove(['a'])).size).toBe(0)
  expect(asked).toHaveLength(5)
})
