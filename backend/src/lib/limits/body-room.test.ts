import { expect, it } from 'vitest'
import { BodyRoom } from './body-room'

const LARGEST = 1000
const roomy = () => new BodyRoom({ largest: LARGEST, ofAddress: 3, inAll: 12 })
const FULL = { code: 'rate_limited', retryAfterSeconds: 5 }

/** Bodies that are held until `end`. */
function held(room: BodyRoom) {
  const ends: (() => void)[] = []
  const open = (address: string, bytes: number) =>
    room.hold(address, bytes, () => new Promise<void>((done) => ends.push(done)))
  const end = () => {
    for (const done of ends.splice(0)) done()
  }
  return { open, end, endOne: () => ends.shift()?.() }
}

it('three of the largest are held of an address and twelve in all, and the next when one is done', async () => {
  const room = roomy()
  const { open, end, endOne } = held(room)
  const three = [open('a', LARGEST), open('a', LARGEST), open('a', LARGEST)]
  await expect(open('a', 1)).rejects.toMatchObject(FULL)
  const others = ['b', 'c', 'd'].flatMap((address) => [1, 2, 3].map(() => open(address, LARGEST)))
  await expect(open('e', 1)).rejects.toMatchObject(FULL)
  endOne()
  await three[0]
  const last = open('e', LARGEST)
  end()
  await Promise.all([...three, ...others, last])
  await expect(room.hold('a', LARGEST, () => Promise.reject(new Error('torn')))).rejects.toThrow('torn')
  expect(await room.hold('a', 3 * LARGEST, () => Promise.resolve(1))).toBe(1)
})

it('a body takes the room that it says it needs, and of one that does not say, or says too much, the most', async () => {
  const { open, end } = held(roomy())
  const photographs = Array.from({ length: 10 }, () => open('a', LARGEST / 5))
  const endless = open('a', Infinity)
  await expect(open('a', 1)).rejects.toMatchObject(FULL)
  end()
  await Promise.all([...photographs, endless])
})
