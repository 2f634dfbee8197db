import qs from 'qs'
import { beforeAll, expect, it } from 'vitest'
import { keepListsShort } from './short-lists'

beforeAll(keepListsShort)
const read = (text: string) => qs.parse(text, { arrayLimit: Infinity })

it('reads lists as long as anybody needs them', () => {
  expect(read('id[]=a&id[]=b')).toEqual({ id: ['a', 'b'] })
  expect(read('id[0]=a&id[900]=b')).toEqual({ id: ['a', 'b'] })
})

it.each(['a[4294967294]=1', 'a[0]=1&a[4294967294]=2', 'a[b][4294967294][4294967294]=1'])(
  'does not walk through %s',
  (text) => {
    const start = performance.now()
    read(text)
    // Walking through them takes minutes.
    expect(performance.now() - start).toBeLessThan(1000)
  },
)
