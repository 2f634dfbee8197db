import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cappedFetch } from './capped-fetch'

setFlagsFromString('--expose-gc')
/** Throws away all that nobody holds on to, as happens in any process sooner or later. */
const collect = runInNewContext('gc') as () => void

/** Begins an answer, and says no more. */
const server = createServer((_, res) =>
  res.writeHead(200, { 'content-type': 'text/plain' }).write('once upon'),
)
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it('ends an answer that stops in the middle when its time is over, whatever is collected meanwhile', async () => {
  const limit = new AbortController()
  const { body } = await cappedFetch(address(), { signal: limit.signal, redirect: 'error' })
  const reader = body?.getReader()
  expect((await reader?.read())?.value).toHaveLength(9)
  const rest = Promise.race([reader?.read(), sleep(5000, 'it hangs')])
  for (let round = 0; round < 5; round += 1) {
    await sleep(10)
    collect()
  }
  limit.abort(new Error('too late'))
  await expect(rest).rejects.toThrow('too late')
})
