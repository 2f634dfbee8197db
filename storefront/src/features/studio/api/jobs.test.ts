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
