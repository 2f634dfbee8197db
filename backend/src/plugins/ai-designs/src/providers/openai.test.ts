import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aiDesignsOptionsSchema } from '../modules/ai-designs/options'
import type { ImageRequest } from './image-provider'
import { OpenAiProvider } from './openai'

interface Answer {
  status: number
  body: unknown
  headers?: Record<string, string>
}

const REQUEST: ImageRequest = {
  prompt: 'a lake',
  style: '',
  index: 1,
  salt: '',
  width: 64,
  height: 96,
  user: 'u1',
}
let server: Server
let provider: OpenAiProvider
let png: string
let answers: Answer[] = []
let asked: Record<string, unknown>[] = []

beforeAll(async () => {
  const picture = sharp({ create: { width: 60, height: 90, channels: 3, background: '#123456' } })
  png = (await picture.png().toBuffer()).toString('base64')
  server = createServer((req, res) => {
    let text = ''
    req.on('data', (chunk: Buffer) => (text += chunk.toString()))
    req.on('end', () => {
      asked.push(JSON.parse(text) as Record<string, unknown>)
      const { status, body, headers = {} } = answers.shift() ?? { status: 500, body: {} }
      res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  provider = new OpenAiProvider(aiDesignsOptionsSchema.parse({ provider: 'openai', baseUrl }))
})
afterAll(() => server.close())
beforeEach(() => {
  answers = []
  asked = []
})

const picture = (): Answer => ({
  status: 200,
  body: { data: [{ b64_json: png }], usage: { output_tokens: 5 } },
})
const fault = (status: number, code: string): Answer => ({ status, body: { error: { code, message: 'no' } } })

describe('the OpenAI provider', () => {
  it('asks for one picture with the settings and keeps the original bytes', async () => {
    answers = [picture()]
    const made = await provider.generate(REQUEST)
    expect(made.bytes.toString('base64')).toBe(png)
    expect(made).toMatchObject({ mime: 'image/png', width: 60, height: 90, usage: { output_tokens: 5 } })
    expect(asked[0]).toMatchObject({
      n: 1,
      size: '64x96',
      quality: 'medium',
      model: 'gpt-image-2.5-flare',
      user: 'u1',
    })
    expect(asked[0]?.prompt).toContain('a lake Bold flat illustration')
  })

  it.each([
    ['a refusal', fault(400, 'moderation_blocked')],
    ['success without a picture', { status: 200, body: { data: [] } }],
  ])('takes %s as content_rejected and does not ask again', async (_, answer) => {
    answers = [answer, picture()]
    await expect(provider.generate(REQUEST)).rejects.toMatchObject({ code: 'content_rejected' })
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['too many requests', { ...fault(429, 'rate_limit_exceeded'), headers: { 'retry-after': '0' } }],
    ['a server fault', fault(500, 'server_error')],
  ])('asks once more after %s', async (_, answer) => {
    answers = [answer, picture()]
    await expect(provider.generate(REQUEST)).resolves.toMatchObject({ width: 60 })
  })

  it.each([
    ['no money', [fault(429, 'insufficient_quota')]],
    ['a bad key', [fault(401, 'invalid_api_key')]],
    ['two server faults', [fault(500, 'server_error'), fault(502, 'server_error')]],
    ['a damaged picture', [{ status: 200, body: { data: [{ b64_json: 'bm9wZQ==' }] } }]],
  ])('is unavailable with %s', async (_, given) => {
    answers = [...given]
    await expect(provider.generate(REQUEST)).rejects.toMatchObject({ code: 'provider_unavailable' })
    expect(asked).toHaveLength(given.length)
  })
})
