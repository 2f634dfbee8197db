import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { studioSettingsQuery } from './get-studio-settings'
import { createJob } from './jobs'

afterEach(() => void vi.unstubAllGlobals())

const answer = (data: unknown) =>
  new Response(JSON.stringify({ success: true, data }), { headers: { 'content-type': 'application/json' } })

test('nothing is drawn before the shop knows the browser: the key that comes with its answer is the pictures’ own', async () => {
  const asked: string[] = []
  let greet: () => void = () => undefined
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const address = input instanceof Request ? input.url : String(input)
    asked.push(`${init?.method ?? 'GET'} ${address.replace(/^.*\/api/, '')}`)
    if (!address.includes('settings')) return Promise.resolve(answer({ jobId: 'job_1' }))
    return new Promise<Response>((resolve) => (greet = () => resolve(answer({}))))
  })
  const settings = new QueryClient().query(studioSettingsQuery('guest'))
  const job = createJob({ prompt: 'a koi pond' })
  await vi.waitFor(() => expect(asked).toEqual(['GET /customization/settings']))
  greet()
  expect(await job).toEqual({ jobId: 'job_1' })
  expect(asked).toEqual(['GET /customization/settings', 'POST /customization/jobs'])
  await settings
})

/** A shop that answers so; the keys by which it was asked. */
function shopOf(answers: (() => Response | Promise<Response>)[]): string[] {
  const keys: string[] = []
  vi.stubGlobal('fetch', async (_at: string, init?: RequestInit) => {
    keys.push(new Headers(init?.headers).get('idempotency-key') ?? '')
    return answers.shift()?.() ?? Promise.reject(new TypeError('offline'))
  })
  return keys
}
const lost = () => Promise.reject<Response>(new TypeError('offline'))

test('a wish whose answer was lost is the same wish when it is pressed once more, and another once it was answered', async () => {
  const wish = { prompt: 'a lighthouse in a storm', again: true }
  const keys = shopOf([lost, lost, () => answer({ jobId: 'job_1' }), () => answer({ jobId: 'job_2' })])
  await expect(createJob(wish)).rejects.toThrow()
  await createJob(wish)
  await createJob(wish)
  expect(keys).toEqual([keys[0], keys[0], keys[0], keys[3]])
  expect(keys[3]).not.toBe(keys[0])
})

test('other words are another wish, and so is one that was refused', async () => {
  const refused = () =>
    Response.json({ success: false, code: 'invalid_request', message: 'No', error: 'No' }, { status: 400 })
  const keys = shopOf([lost, lost, refused, refused])
  await expect(createJob({ prompt: 'a lemon' })).rejects.toThrow()
  await expect(createJob({ prompt: 'a lemon tree' })).rejects.toThrow()
  await expect(createJob({ prompt: 'a lemon tree' })).rejects.toThrow()
  expect(new Set(keys.slice(1)).size).toBe(3)
})
