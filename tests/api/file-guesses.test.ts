import { randomBytes } from 'node:crypto'
import { expect, inject, it } from 'vitest'
import { eachOf } from '../support/crowd'
import { rows } from '../support/database'
import { placedOrder } from '../support/checkout'

const { backend, databaseUrl } = inject('stack')
const GUESSES = 1500

const chance = (bytes: number) => randomBytes(bytes).toString('hex')
/** A true name with one letter of it changed. */
const near = (name: string) => {
  const at = Math.floor(Math.random() * name.length)
  const other = name[at] === 'a' ? 'b' : 'a'
  return name.slice(0, at) + other + name.slice(at + 1)
}

it('nobody finds a file by guessing its name, not even from the name of another', async () => {
  await placedOrder(inject('stack'), { prompt: 'an owl in an oak' })
  // Of a picture that was really drawn: other tests' rows have no files.
  const [real] = await rows<{ token: string; hash: string; mockup: string }>(
    databaseUrl,
    `select a.token, r.hash, r.mockup_token as mockup from recipe r join artwork a on a.id = r.artwork_id
     order by r.created_at desc limit 1`,
  )
  const { token = '', hash = '', mockup = '' } = real ?? {}
  const soon = Math.floor(Date.now() / 1000) + 86_400
  // The true ones are there: what is asked for below could be found.
  for (const size of ['small', 'thumb', 'large'])
    expect((await fetch(`${backend}/api/files/artwork/${token}/${size}.webp`)).status).toBe(200)
  expect((await fetch(`${backend}/api/files/mockup/${mockup}.webp`)).status).toBe(200)
  const ways = [
    () => `/api/files/artwork/${chance(16)}/thumb.webp`,
    () => `/api/files/artwork/${near(token)}/large.webp`,
    () => `/api/files/artwork/${near(token)}/small.webp`,
    () => `/api/files/mockup/${near(mockup)}.webp`,
    () => `/api/files/avatar/${chance(16)}.webp`,
    () => `/api/files/partial/${chance(16)}.webp`,
    () => `/api/files/print/${hash}.png?expires=${soon}&signature=${chance(32)}`,
    () => `/api/files/print/${near(hash)}.webp?expires=${soon}&signature=${chance(32)}`,
    () => `/api/files/${Date.now() - Math.floor(Math.random() * 1e9)}-picture.png`,
    () => `/api/images/${chance(16)}`,
    () => `/api/files/artwork/${token}/..%2f..%2f${chance(4)}`,
  ]
  const guesses = Array.from({ length: GUESSES }, (_none, at) => ways[at % ways.length]?.() ?? '')
  const statuses = await eachOf(guesses, async (path) => {
    const answer = await fetch(backend + path)
    await answer.body?.cancel()
    return `${answer.status}`
  })
  const found = guesses.filter((_path, at) => !/^40[04]$/.test(statuses[at] ?? ''))
  expect(found).toEqual([])
}, 120_000)

it('a picture whose file is gone is not found, as one that never was', async () => {
  const { cart } = await placedOrder(inject('stack'), { prompt: 'a wren in a hedge' })
  const [row] = await rows<{ token: string; mockup: string }>(
    databaseUrl,
    `with gone as (select d.artwork_id as id from design d where d.id = $1),
       a as (update artwork set thumb_file_id = 'private-1-gone.webp' where id in (select id from gone) returning token),
       r as (update recipe set mockup_file_id = 'private-1-gone.webp' where artwork_id in (select id from gone) returning mockup_token)
     select a.token, r.mockup_token as mockup from a, r`,
    [cart.designId],
  )
  const paths = [
    `artwork/${row?.token ?? ''}/thumb.webp`,
    `artwork/${row?.token ?? ''}/small.webp`,
    `mockup/${row?.mockup ?? ''}.webp`,
  ]
  for (const path of paths) {
    const answer = await fetch(`${backend}/api/files/${path}`)
    expect([answer.status, await answer.json()]).toMatchObject([
      404,
      { code: 'not_found', error: 'Picture not found' },
    ])
  }
})
