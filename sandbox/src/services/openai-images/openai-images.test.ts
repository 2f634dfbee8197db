import OpenAI, { toFile } from 'openai'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startSandbox, type Sandbox } from '../../index.js'
import { control } from '../../testing/shop.js'
import type { Bill } from './answers.js'

let sandbox: Sandbox
let url: string
let client: OpenAI

beforeAll(async () => {
  sandbox = await startSandbox({ ledgerDir: null, services: ['openai'] })
  url = sandbox.openai?.url ?? ''
  client = new OpenAI({ apiKey: 'sk-sandbox', baseURL: `${url}/v1`, maxRetries: 0, timeout: 10_000 })
})
afterAll(() => sandbox.close())
beforeEach(() => control(url, 'reset', {}))

const wanted = { model: 'gpt-image-2.5-flare', prompt: 'a fox in the snow', size: '320x480' as '1024x1536' }
const streamed = { ...wanted, stream: true as const, partial_images: 2 }
const sizeOf = async (base64: string | undefined) => sharp(Buffer.from(base64 ?? '', 'base64')).metadata()
const play = (scenario: string, operation = 'images.generate') =>
  control(url, 'faults', { operation, kind: 'scenario', scenario })
const bills = async (): Promise<Bill[]> => {
  const state = (await (await fetch(`${url}/_sandbox/state`)).json()) as {
    collections: { pictures?: Bill[] }
  }
  return state.collections.pictures ?? []
}
const follow = async (): Promise<string[]> => {
  const types: string[] = []
  for await (const event of await client.images.generate(streamed)) types.push(event.type)
  return types
}

it('draws a real picture of the size asked for, bills it and tells what is left', async () => {
  const { data, response } = await client.images.generate({ ...wanted, user: 'u1' }).withResponse()
  expect(await sizeOf(data.data?.[0]?.b64_json)).toMatchObject({ width: 320, height: 480, format: 'png' })
  expect(data.usage).toMatchObject({ output_tokens: 64, input_tokens_details: { image_tokens: 0 } })
  expect(await bills()).toMatchObject([{ end: 'sent', user: 'u1', size: '320x480', output_tokens: 64 }])
  expect(response.headers.get('x-ratelimit-remaining-images')).toMatch(/^2\d\d$/)
  expect(response.headers.get('x-request-id')).toMatch(/^req_/)
})

it('draws another picture for other words, and the same for the same', async () => {
  const draw = async (prompt: string) =>
    (await client.images.generate({ ...wanted, prompt })).data?.[0]?.b64_json
  const [first, again, other] = await Promise.all([draw('a fox'), draw('a fox'), draw('a bear')])
  expect(first).toBe(again)
  expect(first).not.toBe(other)
})

it('streams partial pictures and then the finished one', async () => {
  expect(await follow()).toEqual([
    'image_generation.partial_image',
    'image_generation.partial_image',
    'image_generation.completed',
  ])
})

it('leaves the ground out where it shall be transparent, if the model can', async () => {
  const asked = { ...wanted, background: 'transparent' as const }
  const made = await client.images.generate(asked)
  const { channels } = await sharp(Buffer.from(made.data?.[0]?.b64_json ?? '', 'base64')).stats()
  expect(channels[3]?.min).toBe(0)
  await expect(client.images.generate({ ...asked, model: 'gpt-image-2' })).rejects.toMatchObject({
    code: 'invalid_value',
    param: 'background',
  })
})

describe('edits', () => {
  const picture = async () =>
    toFile(
      await sharp({ create: { width: 60, height: 60, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
      'a.png',
      { type: 'image/png' },
    )

  it('start from one or several pictures, in a stream too', async () => {
    const made = await client.images.edit({ ...wanted, image: [await picture(), await picture()] })
    expect(await sizeOf(made.data?.[0]?.b64_json)).toMatchObject({ width: 320 })
    expect(made.usage?.input_tokens_details.image_tokens).toBe(3000)
    const types: string[] = []
    for await (const event of await client.images.edit({ ...streamed, image: await picture() }))
      types.push(event.type)
    expect(types.at(-1)).toBe('image_edit.completed')
    expect(await bills()).toMatchObject([{ references: 2 }, { references: 1, kind: 'image_edit' }])
  })

  it('refuse what is no picture', async () => {
    const image = await toFile(Buffer.from('<svg/>'), 'a.png', { type: 'image/png' })
    await expect(client.images.edit({ ...wanted, image })).rejects.toMatchObject({
      code: 'invalid_image_file',
    })
  })
})

describe('refusals', () => {
  it.each([
    ['moderation_blocked', 400, 'moderation_blocked'],
    ['insufficient_quota', 429, 'insufficient_quota'],
    ['billing_limit', 400, 'billing_hard_limit_reached'],
    ['rate_limit_without_time', 429, 'rate_limit_exceeded'],
    ['unknown_parameter', 400, 'unknown_parameter'],
  ])('plays %s and bills nothing', async (scenario, status, code) => {
    await play(scenario)
    const asked = { ...wanted, moderation: 'auto' as const }
    await expect(client.images.generate(asked)).rejects.toMatchObject({ status, code })
    expect(await bills()).toEqual([])
    await expect(client.images.generate(asked)).resolves.toHaveProperty('data')
  })

  it('names a field, a model and a size that it does not know', async () => {
    const stray = { ...wanted, steps: 4 }
    await expect(client.images.generate(stray)).rejects.toMatchObject({
      code: 'unknown_parameter',
      param: 'steps',
    })
    await expect(client.images.generate({ ...wanted, model: 'dall-e-3' })).rejects.toMatchObject({
      status: 404,
      code: 'model_not_found',
    })
    for (const size of ['1000x1000', '320x976', '976x320', '3856x1600', '3840x2176', 'wide'])
      await expect(client.images.generate({ ...wanted, size }), size).rejects.toMatchObject({ param: 'size' })
    const broken = { ...wanted, background: 'green' as 'opaque' }
    await expect(client.images.generate(broken)).rejects.toMatchObject({ code: 'invalid_value' })
  })

  it('refuses forbidden words, before and inside a stream', async () => {
    const blocked = { code: 'moderation_blocked' }
    const asked = client.images.generate({ ...wanted, prompt: 'something forbidden' })
    await expect(asked).rejects.toMatchObject({ ...blocked, status: 400 })
    await play('moderation_blocked_in_stream')
    await expect(follow()).rejects.toMatchObject({ ...blocked, status: undefined })
    expect(await bills()).toMatchObject([{ end: 'refused' }])
    const checked = await client.moderations.create({ input: ['a cat', 'forbidden'] })
    expect(checked.results.map((result) => result.flagged)).toEqual([false, true])
  })
})

describe('faults', () => {
  it('limits with and without a time, fails and hangs on request', async () => {
    await control(url, 'faults', { operation: 'images.generate', kind: 'rate_limit', ms: 3000 })
    const limited = await client.images.generate(wanted).catch((error: unknown) => error)
    expect((limited as InstanceType<typeof OpenAI.RateLimitError>).headers.get('retry-after')).toBe('3')
    await control(url, 'faults', { operation: 'images.generate', kind: 'error' })
    await expect(client.images.generate(wanted)).rejects.toBeInstanceOf(OpenAI.InternalServerError)
    await control(url, 'faults', { operation: 'images.generate', kind: 'timeout', ms: 50 })
    await expect(client.images.generate(wanted)).rejects.toBeInstanceOf(OpenAI.APIConnectionError)
  })

  it.each(['disconnect', 'error_in_stream', 'malformed'])('breaks a stream: %s', async (scenario) => {
    await play(scenario)
    await expect(follow()).rejects.toThrow()
  })

  it('drips, and hangs in the middle of a stream', async () => {
    await play('hang_in_stream')
    const stream = await client.images.generate(streamed)
    const types: string[] = []
    for await (const event of stream) {
      types.push(event.type)
      if (types.length === 2) setTimeout(() => stream.controller.abort(), 300)
    }
    expect(types).toHaveLength(2)
    await play('slow_drip')
    const started = Date.now()
    await client.images.generate({ ...streamed, partial_images: 0 }).then(async (events) => {
      for await (const event of events) expect(event.type).toContain('completed')
    })
    expect(Date.now() - started).toBeGreaterThan(1900)
    await control(url, 'faults', {
      operation: 'images.generate',
      kind: 'scenario',
      scenario: 'slow_drip',
      ms: 50,
    })
    const again = Date.now()
    for await (const event of await client.images.generate(streamed)) expect(event.type).toBeTruthy()
    expect(Date.now() - again).toBeLessThan(1900)
  })

  it('answers wrong sizes, damaged pictures, addresses and nothing', async () => {
    await play('wrong_size')
    const square = await client.images.generate(wanted)
    expect(await sizeOf(square.data?.[0]?.b64_json)).toMatchObject({ width: 512, height: 512 })
    await play('truncated_base64')
    const torn = (await client.images.generate(wanted)).data?.[0]?.b64_json
    await expect(sharp(Buffer.from(torn ?? '', 'base64'), { failOn: 'error' }).stats()).rejects.toThrow()
    await play('url')
    const address = (await client.images.generate(wanted)).data?.[0]?.url ?? ''
    expect((await fetch(address)).headers.get('content-type')).toBe('image/png')
    await play('url=https://elsewhere.example/x.png')
    expect((await client.images.generate(wanted)).data?.[0]?.url).toBe('https://elsewhere.example/x.png')
    await play('empty_data')
    expect((await client.images.generate(wanted)).data).toEqual([])
  })
})

it('knows its models, and which of them end soon', async () => {
  expect((await client.models.list()).data.map(({ id }) => id)).toContain('gpt-image-2.5-flare')
  await expect(client.models.retrieve('gpt-image-2.5-flare')).resolves.toMatchObject({ shutdown_date: null })
  await expect(client.models.retrieve('gpt-image-1.5')).resolves.toMatchObject({
    shutdown_date: '2026-12-01',
  })
  await expect(client.models.retrieve('dall-e-3')).rejects.toMatchObject({ status: 404 })
})
