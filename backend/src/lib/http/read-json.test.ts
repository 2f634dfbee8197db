import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { PassThrough } from 'node:stream'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readJson } from './read-json'

afterEach(() => vi.useRealTimers())

const WISH = { maxBytes: 20, tooLarge: 'That is too large.' }
const res = { setHeader: () => undefined } as unknown as MedusaResponse

/** A request whose body comes as it is written to `line`. */
function request(headers: Record<string, string> = {}) {
  const line = new PassThrough()
  const is = (type: string) => (headers['content-type'] ?? 'application/json') === type && type
  return { line, req: Object.assign(line, { headers, is }) as unknown as MedusaRequest }
}

describe('JSON that a route reads itself', () => {
  it('comes in pieces, with the mark that some programs put before it', async () => {
    const { line, req } = request()
    const read = readJson(req, res, WISH)
    line.write(Buffer.from('\uFEFF{"a":"'))
    line.end('é"}')
    expect(await read).toEqual({ a: 'é' })
  })

  it('is nothing where nothing of it comes, or something else', async () => {
    const empty = request()
    empty.line.end()
    expect(await readJson(empty.req, res, WISH)).toEqual({})
    expect(await readJson(request({ 'content-type': 'text/plain' }).req, res, WISH)).toEqual({})
  })

  it.each([['{"a":'], ['word']])('is refused as %s', async (text) => {
    const { line, req } = request()
    line.end(text)
    await expect(readJson(req, res, WISH)).rejects.toMatchObject({ code: 'invalid_request' })
  })

  it('is refused once it is larger, whether it says so or not', async () => {
    await expect(readJson(request({ 'content-length': '21' }).req, res, WISH)).rejects.toMatchObject({
      code: 'too_large',
      message: WISH.tooLarge,
    })
    const { line, req } = request()
    line.write('"'.padEnd(21))
    await expect(readJson(req, res, WISH)).rejects.toMatchObject({ code: 'too_large' })
    expect(line.listenerCount('data')).toBe(0)
  })

  it('is not waited for when it comes too slowly, breaks off or has gone already', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const slow = request()
    slow.line.write('{')
    const late = expect(readJson(slow.req, res, WISH)).rejects.toMatchObject({
      message: expect.stringContaining('too long') as string,
    })
    await vi.advanceTimersByTimeAsync(10_000)
    await late
    const torn = request()
    torn.line.write('{')
    const reading = readJson(torn.req, res, WISH)
    torn.line.destroy()
    await expect(reading).rejects.toMatchObject({ message: expect.stringContaining('broke off') as string })
    await expect(readJson(torn.req, res, WISH)).rejects.toMatchObject({ code: 'invalid_request' })
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each(['gzip', 'br', 'gzip, identity'])('is not unpacked where it came as %s', async (encoding) => {
    const { line, req } = request({ 'content-encoding': encoding })
    line.end('{}')
    await expect(readJson(req, res, WISH)).rejects.toMatchObject({ code: 'unsupported_media_type' })
  })

  it.each(['identity', 'Identity', ''])('is read where it came as %j', async (encoding) => {
    const { line, req } = request({ 'content-encoding': encoding })
    line.end('{}')
    expect(await readJson(req, res, WISH)).toEqual({})
  })
})
