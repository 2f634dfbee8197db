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
import { Answers, earlyProblem, type Kind } from './answers.js'
import { listModels, modelProblem, showModel } from './models.js'
import { moderate } from './moderation.js'
import { Rate } from './rate.js'
import { problem, type Problem } from './problem.js'
import { readWanted } from './wanted.js'

const OPERATIONS: [name: string, method: string, path: RegExp][] = [
  ['images.generate', 'POST', /^\/v1\/images\/generations$/],
  ['images.edit', 'POST', /^\/v1\/images\/edits$/],
  ['moderations.create', 'POST', /^\/v1\/moderations$/],
  ['models.list', 'GET', /^\/v1\/models$/],
  ['models.retrieve', 'GET', /^\/v1\/models\/[^/]+$/],
  ['pictures.fetch', 'GET', /^\/pictures\/[^/]+$/],
]

const isProblem = (value: object): value is Problem => 'error' in value && 'status' in value
const refuse = (c: Pick<SandboxContext, 'json'>, { status, error }: Problem): Response =>
  c.json({ error }, status)

async function answer(
  c: SandboxContext,
  tools: { answers: Answers; rate: Rate },
  fields: Record<string, unknown>,
  kind: Kind,
): Promise<Response> {
  const { headers, good } = tools.rate.take()
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  if (!good) return c.json(failure(429), 429)
  const wanted = await readWanted(fields, kind === 'image_edit')
  if (isProblem(wanted)) return refuse(c, wanted)
  const early = earlyProblem(c.get('scenario'), fields, wanted)
  if (early) return refuse(c, early)
  return wanted.stream ? tools.answers.stream(c, wanted, kind) : tools.answers.plain(c, wanted, kind)
}

const failure = (status: number) => ({
  error: {
    message: status === 429 ? 'Rate limit reached for images per minute.' : 'The server had an error.',
    type: status === 429 ? 'requests' : 'server_error',
    param: null,
    code: status === 429 ? 'rate_limit_exceeded' : null,
  },
})

function routes(app: SandboxApp, kit: ServiceKit): void {
  const tools = { answers: new Answers(kit), rate: new Rate(kit.clock) }
  app.use('/v1/*', async (c, next) => {
    c.header('x-request-id', `req_${randomHex(8)}`)
    if (c.req.header('authorization')?.startsWith('Bearer ')) return next()
    return refuse(c, problem("You didn't provide an API key.", null, 'invalid_api_key', 401))
  })
  app.post('/v1/images/generations', async (c) =>
    answer(c, tools, await c.req.json<Record<string, unknown>>(), 'image_generation'),
  )
  app.post('/v1/images/edits', async (c) =>
    answer(c, tools, await c.req.parseBody({ all: true }), 'image_edit'),
  )
  app.post('/v1/moderations', async (c) => {
    const said = moderate(await c.req.json<Record<string, unknown>>(), c.get('scenario'))
    return isProblem(said) ? refuse(c, said) : c.json(said)
  })
  app.get('/v1/models', (c) => c.json(listModels(kit.clock.seconds())))
  app.get('/v1/models/:id', (c) => {
    const id = c.req.param('id')
    const model = showModel(id, kit.clock.seconds())
    const missing = modelProblem(id)
    if (!model || missing) return refuse(c, missing ?? problem('Not found.', null, 'not_found', 404))
    if (c.get('scenario') === 'shutting_down') return c.json({ ...model, shutdown_date: '2026-12-01' })
    return c.json(model)
  })
  app.get('/pictures/:name', (c) => {
    const bytes = tools.answers.files.get(c.req.param('name'))
    if (!bytes) return refuse(c, problem('Not found.', null, 'not_found', 404))
    return c.body(new Uint8Array(bytes), 200, { 'content-type': 'image/png' })
  })
  app.notFound((c) =>
    refuse(c, problem(`Invalid URL (${c.req.method} ${c.req.path})`, null, 'not_found', 404)),
  )
}

export function startOpenAiImages(options: Omit<ServiceOptions, 'name' | 'title'>): Promise<RunningService> {
  return startService({ ...options, name: 'openai', title: 'OpenAI images stand-in' }, (kit): Service => ({
    operations: OPERATIONS.map(([name]) => name),
    events: [],
    identify: (method, path) =>
      OPERATIONS.find(([, verb, pattern]) => verb === method && pattern.test(path))?.[0] ?? 'other',
    failure,
    routes: (app) => routes(app, kit),
  }))
}
