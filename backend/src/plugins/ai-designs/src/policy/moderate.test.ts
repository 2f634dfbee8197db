import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { z } from '@medusajs/framework/zod'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { moderatePicture, moderatePrompt } from './moderate'

// Nothing listens there, and nsfwjs is not among the packages that the shop brings.
const DOWN = { apiKey: 'sk-test', baseUrl: 'http://127.0.0.1:9/v1' }
const picture = () =>
  sharp({ create: { width: 30, height: 50, channels: 3, background: '#2a9d8f' } })
    .webp()
    .toBuffer()

describe('without a checker that answers', () => {
  it('the shop’s own lists judge words', async () => {
    expect(await moderatePrompt(DOWN, { prompt: 'a mountain lake' })).toEqual({ allowed: true, flags: [] })
    expect(await moderatePrompt(DOWN, { prompt: 'P1kachu' })).toMatchObject({
      allowed: false,
      class: 'brand',
    })
    expect(await moderatePrompt({}, { prompt: 'a naked man' })).toMatchObject({ class: 'sexual' })
  })

  it('of the words to leave out too', async () => {
    expect(await moderatePrompt(DOWN, { prompt: 'a lake', keepOut: 'P1kachu' })).toMatchObject({
      allowed: false,
      class: 'brand',
    })
  })

  it('a picture passes and says to the administrator that nothing looked at it', async () => {
    const unseen = [expect.objectContaining({ severity: 'warn' })]
    expect(await moderatePicture({}, await picture())).toEqual([])
    expect(await moderatePicture(DOWN, await picture())).toEqual(unseen)
    expect(await moderatePicture({ imageCheck: 'nsfwjs' }, await picture())).toEqual(unseen)
  })
})

describe('a server that draws', () => {
  const answering = async (status: number) => {
    const server = createServer((_, response) => response.writeHead(status).end('{}')).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    return { server, settings: { apiKey: 'sk-test', baseUrl: `http://127.0.0.1:${port}/v1` } }
  }

  it.each([
    [404, 'has no moderation: nothing was to look, which is for the record', 'note'],
    [500, 'fails at it: somebody has to look', 'warn'],
  ])('and answers %i %s', async (status, _, severity) => {
    const { server, settings } = await answering(status)
    const flags = await moderatePicture(settings, await picture())
    const checked = await moderatePicture({ ...settings, imageCheck: 'nsfwjs' }, await picture())
    server.close()
    expect(flags).toEqual([expect.objectContaining({ severity })])
    expect(checked).toEqual([expect.objectContaining({ severity: 'warn' })])
  })
})

describe('a checker that answers', () => {
  it('hears the words to leave out together with the prompt', async () => {
    const heard: unknown[] = []
    const endpoint = createServer((request, response) => {
      void text(request).then((body) => {
        heard.push(z.object({ input: z.string() }).parse(JSON.parse(body)).input)
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify({ results: [{ categories: {}, category_scores: {} }] }))
      })
    }).listen(0, '127.0.0.1')
    await once(endpoint, 'listening')
    const { port } = endpoint.address() as AddressInfo
    const live = { apiKey: 'sk-test', baseUrl: `http://127.0.0.1:${port}/v1` }
    await moderatePrompt(live, { prompt: 'a mountain lake', keepOut: 'people, boats' })
    await moderatePrompt(live, { prompt: 'a mountain lake', keepOut: '' })
    endpoint.close()
    expect(heard).toEqual(['a mountain lake\nWithout: people, boats', 'a mountain lake'])
  })
})
