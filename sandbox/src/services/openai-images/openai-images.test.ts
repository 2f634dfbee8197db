import OpenAI from 'openai'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startSandbox, type Sandbox } from '../../index.js'
import { control } from '../../testing/shop.js'

let sandbox: Sandbox
let url: string
let client: OpenAI

beforeEach(async () => {
  sandbox = await startSandbox({ ledgerDir: null, services: ['openai'] })
  url = sandbox.openai?.url ?? ''
  client = new OpenAI({ apiKey: 'sk-sandbox', baseURL: `${url}/v1`, maxRetries: 0, timeout: 10_000 })
})
afterEach(() => sandbox.close())

const wanted = { model: 'gpt-image-1', prompt: 'a fox in the snow', size: '1024x1536' as const }
const sizeOf = async (base64: string | undefined) => sharp(Buffer.from(base64 ?? '', 'base64')).metadata()

it('draws a real picture of the size asked for', async () => {
  const answer = await client.images.generate(wanted)
  expect(await sizeOf(answer.data?.[0]?.b64_json)).toMatchObject({ width: 1024, height: 1536, format: 'png' })
})

it('streams partial pictures and then the finished one', async () => {
  const types: string[] = []
  for await (const event of await client.images.generate({ ...wanted, stream: true, partial_images: 2 }))
    types.push(event.type)
  expect(types).toEqual([
    'image_generation.partial_image',
    'image_generation.partial_image',
    'image_generation.completed',
  ])
})

it('refuses forbidden words, before and inside a stream', async () => {
  const blocked = { code: 'moderation_blocked' }
  await expect(client.images.generate({ ...wanted, prompt: 'something forbidden' })).rejects.toMatchObject({
    ...blocked,
    status: 400,
  })
  await control(url, 'faults', {
    operation: 'images.generate',
    kind: 'scenario',
    scenario: 'moderation_blocked_in_stream',
  })
  const stream = await client.images.generate({ ...wanted, stream: true })
  await expect(
    (async () => {
      for await (const event of stream) expect(event.type).not.toBe('image_generation.completed')
    })(),
  ).rejects.toMatchObject(blocked)
  const checked = await client.moderations.create({ input: ['a cat', 'forbidden'] })
  expect(checked.results.map((result) => result.flagged)).toEqual([false, true])
})

it('limits and fails on request', async () => {
  await control(url, 'faults', { operation: 'images.generate', kind: 'rate_limit' })
  await expect(client.images.generate(wanted)).rejects.toMatchObject({
    status: 429,
    code: 'rate_limit_exceeded',
  })
  await control(url, 'faults', { operation: 'images.generate', kind: 'timeout', ms: 50 })
  await expect(client.images.generate(wanted)).rejects.toBeInstanceOf(OpenAI.APIConnectionError)
})
