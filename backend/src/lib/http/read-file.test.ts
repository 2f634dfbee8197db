import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readFile } from './read-file'

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => vi.useRealTimers())

const WISH = { field: 'image', maxBytes: 1_000_000, tooLarge: 'That is too large.' }
const HEAD =
  '--edge\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n'

/** A form that comes as it is written to `line`. */
function form() {
  const line = new PassThrough()
  const headers = { 'content-type': 'multipart/form-data; boundary=edge', 'content-length': '900000' }
  const said: Record<string, string> = {}
  const res = {
    setHeader: (name: string, value: string) => (said[name] = value),
  } as unknown as MedusaResponse
  const req = Object.assign(line, { headers, is: () => 'multipart/form-data' }) as unknown as MedusaRequest
  line.write(HEAD)
  return { line, said, read: readFile(req, res, WISH) }
}

it('the file of a form is read whole', async () => {
  const { line, read } = form()
  line.end('picture\r\n--edge--\r\n')
  expect((await read).toString()).toBe('picture')
  expect(vi.getTimerCount()).toBe(0)
})

it('a form that stops coming is given up, and nothing more of it is taken', async () => {
  const { line, said, read } = form()
  const refused = expect(read).rejects.toMatchObject({ code: 'rate_limited' })
  await vi.advanceTimersByTimeAsync(12_000)
  await refused
  expect(said).toEqual({ Connection: 'close' })
  expect(line.listenerCount('data')).toBe(0)
  line.destroy()
})
