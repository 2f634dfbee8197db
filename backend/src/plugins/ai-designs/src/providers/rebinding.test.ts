import dns, { type LookupAddress } from 'node:dns'
import { once } from 'node:events'
import { get } from 'node:https'
import { syncBuiltinESMExports } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { fetchPicture } from './fetch-picture'

const lookup = vi.spyOn(dns, 'lookup')

const OUTSIDE: LookupAddress = { address: '93.184.216.34', family: 4 }
const INSIDE: LookupAddress = { address: '127.0.0.1', family: 4 }
/** Nobody answers outside while tests run. */
const PATIENCE_MS = 100

let connections = 0
const listener = createServer((socket) => {
  connections += 1
  socket.destroy()
})
let url: string
let answered: string[]

beforeAll(async () => {
  syncBuiltinESMExports()
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  url = `https://rebinds.example:${(listener.address() as AddressInfo).port}/picture.png`
})
afterAll(() => {
  listener.close()
  lookup.mockRestore()
  syncBuiltinESMExports()
})
beforeEach(() => {
  connections = 0
  answered = []
})

/** A name server that answers these one after another, and the last for ever. */
function nameServer(...answers: LookupAddress[][]) {
  const answer = (_name: string, _options: unknown, done: (error: null, found: LookupAddress[]) => void) => {
    const found = (answers.length > 1 ? answers.shift() : answers[0]) ?? []
    answered.push(found.map(({ address }) => address).join(' '))
    done(null, found)
  }
  lookup.mockImplementation(answer as unknown as typeof dns.lookup)
}
const fetching = () => fetchPicture(url, false, AbortSignal.timeout(PATIENCE_MS))

it('a name that leads outside when it is looked at, and inside afterwards, is asked once and never leads inside', async () => {
  nameServer([OUTSIDE], [INSIDE])
  // As looked up, so connected to: there is no second question between.
  await expect(fetching()).rejects.toThrow()
  expect(answered).toEqual([OUTSIDE.address])
  await expect(fetching()).rejects.toMatchObject({
    cause: new Error('rebinds.example does not lead to a public address'),
  })
  expect(answered).toEqual([OUTSIDE.address, INSIDE.address])
  expect(connections).toBe(0)
})

it.each([
  [[OUTSIDE, INSIDE]],
  [[INSIDE, OUTSIDE]],
  [[{ address: '::ffff:127.0.0.1', family: 6 }]],
  [[{ address: '::1', family: 6 }, OUTSIDE]],
])('nor does one with several answers: %j', async (found) => {
  nameServer(found)
  await expect(fetching()).rejects.toMatchObject({
    cause: new Error('rebinds.example does not lead to a public address'),
  })
  expect(connections).toBe(0)
})

it('the listener inside is there to be reached', async () => {
  nameServer([INSIDE])
  const [fault] = (await once(get(url, { lookup: dns.lookup }), 'error')) as [Error]
  expect(fault).toBeInstanceOf(Error)
  expect(connections).toBe(1)
})
