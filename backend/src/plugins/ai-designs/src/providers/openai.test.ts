import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aiDesignsOptionsSchema, type AiDesignsOptions } from '../modules/ai-designs/options'
import type { ImageRequest, ReferencePicture } from './image-provider'
import { OpenAiProvider } from './openai'

interface Given {
  status?: number
  headers?: Record<string, string>
  body?: unknown
  /** Server-sent events; `cut` breaks the line after them, `hang` leaves it open. */
  events?: object[]
  end?: 'cut' | 'hang'
}

const request = (changes: Partial<ImageRequest> = {}): ImageRequest => ({
  prompt: 'a lake',
  style: '',
  keepOut: '',
  index: 1,
  salt: '',
  width: 320,
  height: 480,
  transparent: false,
  reference: null,
  user: 'u1',
  signal: new AbortController().signal,
  ...changes,
})

let server: Server
let baseUrl = ''
let png = ''
let answers: Given[] = []
let asked: { path: string; body: string }[] = []
let seen: string[] = []
let partials: Buffer[] = []
const on = {
  stage: (stage: string) => void seen.push(stage),
  partial: (webp: Buffer, index: number) => {
    seen.push(`partial ${index}`)
    partials.push(webp)
  },
}
const provider = (options: AiDesignsOptions = {}) =>
  new OpenAiProvider(
    aiDesignsOptionsSchema.parse({ provider: 'openai', baseUrl, timeoutMs: 5000, ...options }),
  )
const bodyOf = (call: number) => JSON.parse(asked[call]?.body ?? '{}') as Record<string, unknown>

beforeAll(async () => {
  const picture = sharp({ create: { width: 300, height: 450, channels: 3, background: '#123456' } })
  png = (await picture.png().toBuffer()).toString('base64')
  server = createServer((req, res) => {
    const parts: Buffer[] = []
    req.on('data', (part: Buffer) => parts.push(part))
    req.on('end', () => {
      if (req.method === 'GET') return void res.writeHead(200).end(Buffer.from(png, 'base64'))
      asked.push({ path: req.url ?? '', body: Buffer.concat(parts).toString('latin1') })
      const { status = 200, headers = {}, body, events, end } = answers.shift() ?? { status: 500, body: {} }
      if (!events) {
        res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
        return
      }
      res.writeHead(200, { 'content-type': 'text/event-stream', ...headers })
      for (const event of events) res.write(`data: ${JSON.stringify(event)}\n\n`)
      if (end === 'cut') setTimeout(() => res.destroy(), 50)
      else if (!end) res.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  answers = []
  asked = []
  seen = []
  partials = []
})

const usage = {
  input_tokens: 100,
  output_tokens: 1000,
  input_tokens_details: { text_tokens: 100, image_tokens: 0 },
}
const partial = (index: number) => ({
  type: 'image_generation.partial_image',
  b64_json: png,
  partial_image_index: index,
})
const completed = () => ({ type: 'image_generation.completed', b64_json: png, usage })
const plain = (): Given => ({ body: { data: [{ b64_json: png }], usage } })
const fault = (status: number, code: string, more: object = {}): Given => ({
  status,
  body: { error: { code, message: 'no', ...more } },
})

describe('the OpenAI provider', () => {
  it('streams one picture, passes small partials on and keeps the original bytes', async () => {
    answers = [{ events: [partial(0), partial(1), completed()] }]
    const made = await provider().generate(request(), on)
    expect(made.bytes.toString('base64')).toBe(png)
    expect(made).toMatchObject({ mime: 'image/png', width: 300, height: 450, usage })
    // 100 text tokens at $5 and 1,000 of the picture at $30 a million, at 80 pence a dollar.
    expect(made.costMillipence).toBe(2440)
    expect(seen).toEqual(['sketching', 'colouring', 'partial 0', 'partial 1', 'finishing'])
    expect(await sharp(partials[0]).metadata()).toMatchObject({ format: 'webp', width: 360, height: 540 })
    expect(bodyOf(0)).toMatchObject({
      n: 1,
      size: '320x480',
      quality: 'medium',
      model: 'gpt-image-2.5-flare',
      user: 'u1',
      stream: true,
      partial_images: 2,
      background: 'opaque',
    })
    expect(bodyOf(0).prompt).toContain('a lake. Bold flat illustration')
    expect(made.enhancedPrompt).toContain('a lake. Bold flat illustration')
    expect(made.enhancedPrompt).not.toContain('camera')
  })

  it('can do without streams, and understands a server that answers in one piece all the same', async () => {
    answers = [plain(), plain()]
    await expect(provider({ stream: 'off' }).generate(request(), on)).resolves.toMatchObject({ width: 300 })
    expect(bodyOf(0)).not.toHaveProperty('stream')
    await expect(provider().generate(request(), on)).resolves.toMatchObject({ width: 300 })
    expect(bodyOf(1)).toHaveProperty('stream', true)
  })

  it('tells a style in words, and takes a page for what it is', async () => {
    answers = [plain(), { headers: { 'content-type': 'text/html' }, body: '<html>' }]
    await provider({ stream: 'off' }).generate(request({ style: 'neon' }), on)
    expect(bodyOf(0).prompt).toMatch(/^a lake\. Glowing neon tubes .*\. Seen from far away/)
    const page = provider({ stream: 'off' }).generate(request(), on)
    await expect(page).rejects.toMatchObject({ fault: 'damaged' })
  })

  it('says what shall be left out, and asks for a transparent ground', async () => {
    answers = [plain()]
    await provider().generate(request({ keepOut: 'people', transparent: true }), on)
    expect(bodyOf(0)).toMatchObject({ background: 'transparent', output_format: 'png' })
    expect(bodyOf(0).prompt).toMatch(/Without: people\..*transparent background/)
  })

  it('sends the pixels of a reference, and nothing else of its file', async () => {
    const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#ff0000' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'a secret name' } })
      .toBuffer()
    const reference: ReferencePicture = {
      bytes,
      mime: 'image/jpeg',
      seed: null,
      plan: null,
      provider: 'upload',
    }
    answers = [{ events: [{ ...completed(), type: 'image_edit.completed' }] }]
    await expect(provider().generate(request({ reference }), on)).resolves.toMatchObject({ width: 300 })
    expect(asked[0]?.path).toBe('/v1/images/edits')
    expect(asked[0]?.body).toContain('filename="reference.png"')
    expect(asked[0]?.body).not.toContain('a secret name')
    expect(asked[0]?.body).toContain('name="stream"')
  })

  it.each<[string, Given, string]>([
    ['a refusal', fault(400, 'moderation_blocked'), 'refused'],
    ['success without a picture', { body: { data: [] } }, 'refused'],
    ['no money', fault(429, 'insufficient_quota'), 'no_money'],
    ['a reached limit of the bill', fault(400, 'billing_hard_limit_reached'), 'no_money'],
    ['a bad key', fault(401, 'invalid_api_key'), 'bad_key'],
    ['an organisation that is not verified', fault(403, 'unverified'), 'bad_key'],
    ['an unknown model', fault(404, 'model_not_found'), 'bad_key'],
    ['a server fault', fault(500, 'server_error'), 'unavailable'],
    ['an answer that is none', { body: { data: 'x' } }, 'damaged'],
    ['a page', { headers: { 'content-type': 'text/html' }, body: '<html>' }, 'damaged'],
    ['too many requests', fault(429, 'rate_limit_exceeded'), 'rate_limited'],
  ])('tells %s by its fault and does not ask again', async (_, given, expected) => {
    answers = [given, plain()]
    await expect(provider().generate(request(), on)).rejects.toMatchObject({
      fault: expected,
      costMillipence: 0,
    })
    expect(asked).toHaveLength(1)
  })

  it('counts a damaged picture as paid', async () => {
    answers = [{ body: { data: [{ b64_json: 'bm9wZQ==' }], usage } }]
    const broken = { fault: 'damaged', costMillipence: 2440 }
    await expect(provider().generate(request(), on)).rejects.toMatchObject(broken)
    answers = [{ body: { data: [{ b64_json: png.slice(0, 400) }], usage } }]
    await expect(provider().generate(request(), on)).rejects.toMatchObject(broken)
  })

  it.each<[string, Record<string, string>, number | null]>([
    ['seconds', { 'retry-after': '7' }, 7000],
    ['milliseconds', { 'retry-after-ms': '1500', 'retry-after': '2' }, 1500],
    ['a used-up limit', { 'x-ratelimit-remaining-images': '0', 'x-ratelimit-reset-images': '1m2s' }, 62_000],
    ['nothing', {}, null],
  ])('passes on how long to wait: %s', async (_, headers, expected) => {
    answers = [{ ...fault(429, 'rate_limit_exceeded'), headers }]
    await expect(provider().generate(request(), on)).rejects.toMatchObject({ retryAfterMs: expected })
  })

  it('knows a refusal inside a stream by its code, and counts what was drawn', async () => {
    answers = [{ events: [partial(0), { error: { code: 'moderation_blocked', message: 'no' } }] }]
    const given = provider()
    await expect(given.generate(request(), on)).rejects.toMatchObject({
      fault: 'refused',
      costMillipence: given.reserveMillipence(request()),
    })
  })

  it.each<[string, Given]>([
    ['breaks', { events: [partial(0)], end: 'cut' }],
    ['ends without its picture', { events: [partial(0)] }],
    ['hangs', { events: [partial(0)], end: 'hang' }],
  ])('takes a stream that %s as paid, and does not ask again', async (_, given) => {
    answers = [given, plain()]
    const impatient = provider({ timeoutMs: 400 })
    await expect(impatient.generate(request(), on)).rejects.toMatchObject({
      fault: 'timeout',
      costMillipence: impatient.reserveMillipence(request()),
    })
    expect(asked).toHaveLength(1)
  })

  it('stops when nobody waits any more', async () => {
    const left = new AbortController()
    answers = [{ events: [partial(0)], end: 'hang' }]
    const going = provider().generate(request({ signal: left.signal }), {
      ...on,
      partial: () => left.abort(),
    })
    await expect(going).rejects.toMatchObject({ fault: 'aborted' })
  })

  it('takes a call that nobody waits for any more as paid once it was sent', async () => {
    const given = provider()
    const gone = AbortSignal.abort()
    await expect(given.generate(request({ signal: gone }), on)).rejects.toMatchObject({
      fault: 'aborted',
      costMillipence: 0,
    })
    const left = new AbortController()
    answers = [{ events: [], end: 'hang' }]
    const going = given.generate(request({ signal: left.signal }), on)
    setTimeout(() => left.abort(), 200)
    await expect(going).rejects.toMatchObject({
      fault: 'aborted',
      costMillipence: given.reserveMillipence(request()),
    })
  })

  it('leaves a field out that a server does not know, and remembers it', async () => {
    const unknown = (param: string, code = 'unknown_parameter') => fault(400, code, { param })
    answers = [unknown('moderation'), unknown('user'), plain(), plain(), unknown('quality')]
    const given = provider()
    await expect(given.generate(request(), on)).resolves.toMatchObject({ width: 300 })
    await given.generate(request(), on)
    expect(asked).toHaveLength(4)
    expect(bodyOf(3)).not.toHaveProperty('moderation')
    expect(bodyOf(3)).not.toHaveProperty('user')
    // Two are enough: a server that knows less is none for us.
    await expect(given.generate(request(), on)).rejects.toMatchObject({ fault: 'unavailable' })
    expect(asked).toHaveLength(5)
  })

  it('drops only the transparent ground where a model refuses it', async () => {
    answers = [fault(400, 'invalid_value', { param: 'background' }), plain(), plain()]
    const given = provider()
    await given.generate(request({ transparent: true }), on)
    await given.generate(request(), on)
    expect(bodyOf(1)).not.toHaveProperty('background')
    expect(bodyOf(2)).toHaveProperty('background', 'opaque')
  })

  it('holds a call back that would be refused', async () => {
    const headers = { 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '5m' }
    answers = [{ ...plain(), headers }, plain()]
    const given = provider()
    await given.generate(request(), on)
    await expect(given.generate(request(), on)).rejects.toMatchObject({ fault: 'rate_limited' })
    expect(asked).toHaveLength(1)
  })

  it('fetches a picture that is answered as an address', async () => {
    answers = [{ body: { data: [{ url: baseUrl.replace('/v1', '/picture.png') }] } }]
    await expect(provider().generate(request(), on)).resolves.toMatchObject({ width: 300 })
  })
})
