import type { MedusaContainer } from '@medusajs/framework/types'
import { EventEmitter } from 'node:events'
import { expect, it, vi } from 'vitest'
import { endSilence } from './silent-database'

/** A client of knex with one open connection, whose database lets others in or not. */
function watched(isThere: boolean) {
  const pool = new EventEmitter()
  const ask = vi.fn(() => (isThere ? Promise.resolve({}) : Promise.reject(new Error('timeout expired'))))
  const client = Object.assign(new EventEmitter(), {
    pool,
    acquireRawConnection: ask,
    destroyRawConnection: () => Promise.resolve(),
  })
  const open: { __knex__disposed?: unknown } & Record<string, unknown> = {
    __knexUid: 'one',
    connectionParameters: { query_timeout: false },
    connection: { stream: { destroy: vi.fn() } },
  }
  endSilence({ resolve: () => ({ client }) } as unknown as MedusaContainer)
  pool.emit('acquireSuccess', 1, open)
  return { client, pool, open, ask }
}
const SLOW = new Error('timeout expired')

it('of a database that is only slow no connection is given up', async () => {
  const { pool, open, ask } = watched(true)
  pool.emit('createFail', 2, SLOW)
  await vi.waitFor(() => expect(ask).toHaveResolved())
  await new Promise(setImmediate)
  expect(open.__knex__disposed).toBeUndefined()
})

it('of one that lets nobody in any more none is used again', async () => {
  const { pool, open } = watched(false)
  pool.emit('createFail', 2, SLOW)
  await vi.waitFor(() => expect(open.__knex__disposed).toBe('The database said nothing in time'))
})

it('a statement that nobody answers ends with its connection, and with the others', () => {
  const { client, open, ask } = watched(true)
  client.emit('query-error', new Error('select 1 - Query read timeout'), { __knexUid: 'one' })
  expect(open.__knex__disposed).toBe('The database said nothing in time')
  expect((open.connection as { stream: { destroy: unknown } }).stream.destroy).toHaveBeenCalledOnce()
  expect(ask).not.toHaveBeenCalled()
})
