import { streamSSE } from 'hono/streaming'
import { randomHex } from '../../core/ids.js'
import type { Entity } from '../../core/store.js'
import type { SandboxContext, ServiceKit } from '../../core/service.js'
import { draw } from './draw.js'
import { FORBIDDEN } from './moderation.js'
import { problem, unknownParameter, type Problem } from './problem.js'
import { usageOf, type Wanted } from './wanted.js'

export type Kind = 'image_generation' | 'image_edit'

/** A picture that was drawn, and would have been billed. */
export interface Bill extends Entity {
  kind: Kind
  model: string
  size: string
  prompt: string
  references: number
  user: string | null
  output_tokens: number
  /** How far it came: `sent`, `refused` or `lost` on the way. */
  end: 'sent' | 'refused' | 'lost'
}

const DRIP_MS = 2000
const KEPT_FILES = 20
/** A scenario that says itself where the picture is said to be. */
const URL_IS = 'url='

const BLOCKED: Problem = {
  status: 400,
  error: {
    message: 'Your request was rejected by the safety system. safety_violations=[violence]',
    type: 'image_generation_user_error',
    param: null,
    code: 'moderation_blocked',
  },
}
const BROKE: Problem = {
  status: 429,
  error: {
    message: 'You exceeded your current quota.',
    type: 'insufficient_quota',
    param: null,
    code: 'insufficient_quota',
  },
}
const TOO_MANY: Problem = {
  status: 429,
  error: {
    message: 'Rate limit reached for images per minute.',
    type: 'requests',
    param: null,
    code: 'rate_limit_exceeded',
  },
}

/** What is answered before anything is drawn, where a scenario or the prompt asks for it. */
export function earlyProblem(
  scenario: string | undefined,
  fields: Record<string, unknown>,
  wanted: Wanted,
): Problem | null {
  if (FORBIDDEN.test(wanted.prompt) || scenario === 'moderation_blocked') return BLOCKED
  if (scenario === 'unknown_parameter' && 'moderation' in fields) return unknownParameter('moderation')
  if (scenario === 'no_transparency' && wanted.transparent)
    return problem('Transparent background is not supported.', 'background', 'invalid_value')
  if (scenario === 'insufficient_quota') return BROKE
  if (scenario === 'billing_limit')
    return problem('Billing hard limit has been reached.', null, 'billing_hard_limit_reached')
  if (scenario === 'rate_limit_without_time') return TOO_MANY
  return null
}

export class Answers {
  readonly #bills
  /** Pictures that were answered as an address. */
  readonly files = new Map<string, Buffer>()

  constructor(private readonly kit: ServiceKit) {
    this.#bills = kit.store.collection<Bill>('pictures')
  }

  async plain(c: SandboxContext, wanted: Wanted, kind: Kind): Promise<Response> {
    const scenario = c.get('scenario')
    if (scenario === 'malformed') return c.text('<html>Bad gateway</html>', 200)
    const usage = usageOf(wanted)
    this.#bill(wanted, kind, scenario === 'empty_data' ? 'refused' : 'sent')
    const numbers = Array.from({ length: scenario === 'empty_data' ? 0 : wanted.count }, (_, index) => index)
    const data = await Promise.all(numbers.map((index) => this.#picture(wanted, index, scenario)))
    return c.json({ created: this.kit.clock.seconds(), data, ...describe(wanted), usage })
  }

  stream(c: SandboxContext, wanted: Wanted, kind: Kind): Response {
    const scenario = c.get('scenario')
    const dripMs = c.get('pauseMs') ?? DRIP_MS
    const common = { created_at: this.kit.clock.seconds(), ...describe(wanted) }
    return streamSSE(c, async (stream) => {
      const send = (event: string, data: object) =>
        stream.writeSSE({ event, data: JSON.stringify({ type: event, ...data }) })
      if (scenario === 'malformed') {
        await stream.writeSSE({ data: '{"type": "image' })
        return
      }
      for (let index = 0; index < wanted.partials; index += 1) {
        if (scenario === 'slow_drip') await stream.sleep(dripMs)
        const rough = (wanted.partials - index) / wanted.partials
        const b64_json = (await draw(wanted, rough)).toString('base64')
        await send(`${kind}.partial_image`, { ...common, b64_json, partial_image_index: index })
      }
      if (scenario === 'slow_drip') await stream.sleep(dripMs)
      if (scenario === 'moderation_blocked_in_stream') {
        this.#bill(wanted, kind, 'refused')
        return send('error', { error: BLOCKED.error })
      }
      if (scenario === 'error_in_stream') {
        this.#bill(wanted, kind, 'lost')
        const error = {
          message: 'The server had an error.',
          type: 'server_error',
          param: null,
          code: 'server_error',
        }
        return send('error', { error })
      }
      if (scenario === 'disconnect' || scenario === 'hang_in_stream') {
        this.#bill(wanted, kind, 'lost')
        if (scenario === 'hang_in_stream') await new Promise<void>((resolve) => stream.onAbort(resolve))
        c.env.incoming.socket.destroy()
        return
      }
      this.#bill(wanted, kind, scenario === 'empty_data' ? 'refused' : 'sent')
      const picture = scenario === 'empty_data' ? {} : await this.#picture(wanted, 0, scenario)
      await send(`${kind}.completed`, { ...common, ...picture, usage: usageOf(wanted) })
    })
  }

  /** What comes instead of a right picture when a scenario asks for it. */
  async #picture(wanted: Wanted, index: number, scenario: string | undefined) {
    const size = scenario === 'wrong_size' ? { width: 512, height: 512 } : {}
    const bytes = await draw({ ...wanted, prompt: `${wanted.prompt} ${index}`, ...size })
    if (scenario === 'url') return { url: this.#keep(bytes) }
    if (scenario === 'url_of_a_private_network') return { url: 'https://169.254.169.254/picture.png' }
    if (scenario?.startsWith(URL_IS)) return { url: scenario.slice(URL_IS.length) }
    const base64 = bytes.toString('base64')
    return {
      b64_json: scenario === 'truncated_base64' ? base64.slice(0, Math.floor(base64.length / 3)) : base64,
    }
  }

  #keep(bytes: Buffer): string {
    const name = `${randomHex(12)}.png`
    this.files.set(name, bytes)
    const [oldest] = this.files.keys()
    if (this.files.size > KEPT_FILES && oldest) this.files.delete(oldest)
    return `${this.kit.url}/pictures/${name}`
  }

  #bill(wanted: Wanted, kind: Kind, end: Bill['end']): void {
    this.#bills.put({
      id: `pic_${randomHex(8)}`,
      kind,
      model: wanted.model,
      size: `${wanted.width}x${wanted.height}`,
      prompt: wanted.prompt,
      references: wanted.references.length,
      user: wanted.user,
      output_tokens: usageOf(wanted).output_tokens,
      end,
    })
    this.kit.store.commit()
  }
}

const describe = ({ width, height, quality, format, transparent }: Wanted) => ({
  size: `${width}x${height}`,
  quality,
  background: transparent ? 'transparent' : 'opaque',
  output_format: format,
})
