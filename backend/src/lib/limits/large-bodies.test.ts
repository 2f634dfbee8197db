import { expect, it } from 'vitest'
import { withRoom } from './large-bodies'

const headers = new Map<string, string>()
const res = { setHeader: (name: string, value: string) => headers.set(name, value) } as unknown as Parameters<
  typeof withRoom
>[1]

it('three are read of an address and twelve in all, and the next when one is done', async () => {
  const ends: (() => void)[] = []
  const open = (address: string) => withRoom(address, res, () => new Promise<void>((done) => ends.push(done)))
  const three = [open('a'), open('a'), open('a')]
  await expect(open('a')).rejects.toMatchObject({ code: 'rate_limited' })
  expect(headers.get('Retry-After')).toBe('5')
  const others = ['b', 'c', 'd'].flatMap((address) => [open(address), open(address), open(address)])
  await expect(open('e')).rejects.toMatchObject({ code: 'rate_limited' })
  ends[0]?.()
  await three[0]
  const last = open('e')
  for (const end of ends) end()
  await Promise.all([...three, ...others, last])
  await expect(withRoom('a', res, () => Promise.reject(new Error('torn')))).rejects.toThrow('torn')
  expect(await withRoom('a', res, () => Promise.resolve(1))).toBe(1)
})
