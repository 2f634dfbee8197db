import { streamSSE } from 'hono/streaming'
import { randomHex } from '../../core/ids.js'
import {
  startService,
  type RunningService,
  type SandboxApp,
  type SandboxContext,
  type Service,
  type ServiceKit,
  type ServiceOptions,
} from '../../core/service.js'
import { draw } from './draw.js'

const OPERATIONS: [name: string, method: string, path: RegExp][] = [
  ['images.generate', 'POST', /^\/v1\/images\/generations$/],
  ['images.edit', 'POST', /^\/v1\/images\/edits$/],
  ['moderations.create', 'POST', /^\/v1\/moderations$/],
  ['models.retrieve', 'GET', /^\/v1\/models\/[^/]+$/],
]

const BLOCKED = {
  error: {
    message: 'Your request was rejected by the safety system. safety_violations=[violence]',
    type: 'image_generation_user_error',
    param: null,
    code: 'moderation_blocked',
  },
}
const FORBIDDEN = /forbidden/i
const MOST_PIXELS = 3840 * 2160

const problem = (message: string, param: string | null, code: string) => ({
  error: { message, type: 'invalid_request_error', param, code },
})

interface Wanted {
  prompt: string
  width: number
  height: number
  count: number
  partials: number
  stream: boolean
}

function read(fields: Record<string, unknown>): Wanted | object {
  const { prompt, size = '1024x1024', n = 1, stream, partial_images: partials = 0 } = fields
  if (typeof prompt !== 'string' || prompt === '')
    return problem("Missing required parameter: 'prompt'.", 'prompt', 'missing_required_parameter')
  const [, w, h] = /^(\d+)x(\d+)$/.exec(size === 'auto' ? '1024x1024' : String(size)) ?? []
  const [width, height] = [Number(w), Number(h)]
  if (!width || !height || width % 16 || height % 16 || width * height > MOST_PIXELS) {
    return problem(`Invalid size '${String(size)}'.`, 'size', 'invalid_value')
  }
  const count = Number(n)
  if (!Number.isInteger(count) || count < 1 || count > 10)
    return problem("'n' is from 1 to 10.", 'n', 'invalid_value')
  const streamed = stream === true || stream === 'true'
  return { prompt, width, height, count, partials: Math.min(Number(partials) || 0, 3), stream: streamed }
}

const usage = (wanted: Wanted) => {
  const output = Math.round((439 * wanted.width * wanted.height) / (1024 * 1024)) * wanted.count
  const input = Math.ceil(wanted.prompt.length / 4)
  return {
    input_tokens: input,
    output_tokens: output,
    total_tokens: input + output,
    input_tokens_details: { text_tokens: input, image_tokens: 0 },
  }
}

/** What comes back instead of a right picture when a scenario asks for it. */
async function picture(wanted: Wanted, index: number, scenario: string | undefined): Promise<string> {
  const small = scenario === 'wrong_size'
  const base64 = await draw(
    `${wanted.prompt} ${index}`,
    small ? 512 : wanted.width,
    small ? 512 : wanted.height,
  )
  return scenario === 'truncated_base64' ? base64.slice(0, Math.floor(base64.length / 3)) : base64
}

function streamPictures(
  c: SandboxContext,
  wanted: Wanted,
  kind: 'image_generation' | 'image_edit',
): Response {
  const scenario = c.get('scenario')
  const created = Math.floor(Date.now() / 1000)
  const common = {
    created_at: created,
    size: `${wanted.width}x${wanted.height}`,
    quality: 'medium',
    background: 'opaque',
    output_format: 'png',
  }
  return streamSSE(c, async (stream) => {
    const send = (event: string, data: object) =>
      stream.writeSSE({ event, data: JSON.stringify({ type: event, ...data }) })
    for (let index = 0; index < wanted.partials; index += 1) {
      if (scenario === 'slow_drip') await stream.sleep(2000)
      const b64_json = await draw(wanted.prompt, wanted.width, wanted.height, true)
      await send(`${kind}.partial_image`, { ...common, b64_json, partial_image_index: index })
    }
    if (scenario === 'moderation_blocked_in_stream') {
      await send('error', BLOCKED)
      return
    }
    await send(`${kind}.completed`, {
      ...common,
      b64_json: await picture(wanted, 0, scenario),
      usage: usage(wanted),
    })
  })
}

async function answer(
  c: SandboxContext,
  fields: Record<string, unknown>,
  kind: 'image_generation' | 'image_edit',
) {
  const wanted = read(fields)
  if (!('prompt' in wanted)) return c.json(wanted, 400)
  const scenario = c.get('scenario')
  if (FORBIDDEN.test(wanted.prompt) || scenario === 'moderation_blocked') return c.json(BLOCKED, 400)
  if (scenario === 'unknown_parameter')
    return c.json(problem("Unknown parameter: 'moderation'.", 'moderation', 'unknown_parameter'), 400)
  if (scenario === 'insufficient_quota')
    return c.json(
      {
        error: {
          message: 'You exceeded your current quota.',
          type: 'insufficient_quota',
          param: null,
          code: 'insufficient_quota',
        },
      },
      429,
    )
  if (wanted.stream) return streamPictures(c, wanted, kind)
  const pictures = await Promise.all(
    Array.from({ length: wanted.count }, (_, index) => picture(wanted, index, scenario)),
  )
  return c.json({
    created: Math.floor(Date.now() / 1000),
    data: pictures.map((b64_json) => ({ b64_json })),
    size: `${wanted.width}x${wanted.height}`,
    output_format: 'png',
    usage: usage(wanted),
  })
}

function moderation(input: unknown): object {
  const flagged = FORBIDDEN.test(JSON.stringify(input ?? ''))
  const categories = [
    'sexual',
    'sexual/minors',
    'harassment',
    'harassment/threatening',
    'hate',
    'hate/threatening',
    'illicit',
    'illicit/violent',
    'self-harm',
    'self-harm/intent',
    'self-harm/instructions',
    'violence',
    'violence/graphic',
  ]
  const hit = (name: string) => flagged && name === 'violence'
  return {
    flagged,
    categories: Object.fromEntries(categories.map((name) => [name, hit(name)])),
    category_scores: Object.fromEntries(categories.map((name) => [name, hit(name) ? 0.98 : 0.001])),
    category_applied_input_types: Object.fromEntries(categories.map((name) => [name, ['text']])),
  }
}

function routes(app: SandboxApp, kit: ServiceKit): void {
  app.use('/v1/*', async (c, next) => {
    if (c.req.header('authorization')?.startsWith('Bearer ')) return next()
    return c.json(problem("You didn't provide an API key.", null, 'invalid_api_key'), 401)
  })
  app.post('/v1/images/generations', async (c) =>
    answer(c, await c.req.json<Record<string, unknown>>(), 'image_generation'),
  )
  app.post('/v1/images/edits', async (c) => answer(c, await c.req.parseBody(), 'image_edit'))
  app.post('/v1/moderations', async (c) => {
    const { input, model = 'omni-moderation-latest' } = await c.req.json<Record<string, unknown>>()
    if (input === undefined)
      return c.json(
        problem("Missing required parameter: 'input'.", 'input', 'missing_required_parameter'),
        400,
      )
    const several = Array.isArray(input) && input.every((entry) => typeof entry === 'string')
    const results = several ? input.map(moderation) : [moderation(input)]
    return c.json({ id: `modr-${randomHex(8)}`, model, results })
  })
  app.get('/v1/models/:id', (c) =>
    c.json({ id: c.req.param('id'), object: 'model', created: kit.clock.seconds(), owned_by: 'sandbox' }),
  )
  app.notFound((c) => c.json(problem(`Invalid URL (${c.req.method} ${c.req.path})`, null, 'not_found'), 404))
}

export function startOpenAiImages(options: Omit<ServiceOptions, 'name' | 'title'>): Promise<RunningService> {
  return startService({ ...options, name: 'openai', title: 'OpenAI images stand-in' }, (kit): Service => ({
    operations: OPERATIONS.map(([name]) => name),
    events: [],
    identify: (method, path) =>
      OPERATIONS.find(([, verb, pattern]) => verb === method && pattern.test(path))?.[0] ?? 'other',
    failure: (status) => ({
      error: {
        message: status === 429 ? 'Rate limit reached for images per minute.' : 'The server had an error.',
        type: status === 429 ? 'requests' : 'server_error',
        param: null,
        code: status === 429 ? 'rate_limit_exceeded' : null,
      },
    }),
    routes: (app) => routes(app, kit),
  }))
}
