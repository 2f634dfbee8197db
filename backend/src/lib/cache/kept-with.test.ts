import { expect, it } from 'vitest'
import { KeptWith } from './kept-with'

interface Entry {
  id: string
  price: number
}

it('makes each once and never takes what was made of an older object of the same name', async () => {
  const kept = new KeptWith<Entry, string>()
  const batches: string[][] = []
  const make = (entries: Entry[]) => {
    batches.push(entries.map(({ id }) => id))
    return Promise.resolve(new Map(entries.map((entry) => [entry, `${entry.id} at ${entry.price}`])))
  }
  const [a, b] = [
    { id: 'a', price: 20 },
    { id: 'b', price: 5 },
  ]
  const atOnce = await Promise.all([kept.of([a, b], make), kept.of([b, a], make)])
  expect(atOnce).toEqual([
    ['a at 20', 'b at 5'],
    ['b at 5', 'a at 20'],
  ])
  expect(await kept.of([{ id: 'a', price: 15 }, b], make)).toEqual(['a at 15', 'b at 5'])
  expect(batches).toEqual([['a', 'b'], ['a']])
})

it('leaves out what there is nothing of, and tries again after a failure', async () => {
  const kept = new KeptWith<Entry, string>()
  const entry = { id: 'a', price: 1 }
  await expect(kept.of([entry], () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await kept.of([entry], () => Promise.resolve(new Map([[entry, 'made']])))).toEqual(['made'])
  expect(await kept.of([{ ...entry }], () => Promise.resolve(new Map<Entry, string>()))).toEqual([])
})
