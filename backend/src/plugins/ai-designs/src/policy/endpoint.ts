import OpenAI, { APIError } from 'openai'
import type { PolicyClass } from './verdict'

const MODEL = 'omni-moderation-latest'
const TIMEOUT_MS = 5_000

export interface EndpointSettings {
  apiKey?: string | undefined
  baseUrl?: string | undefined
}

/** One of our classes that the endpoint found, and how sure it is. */
export interface EndpointFinding {
  class: PolicyClass
  score: number
  /** It may be harmless in a picture: a knight's fight, a film about thieves. */
  mild: boolean
}

/** The endpoint's categories, the gravest first. */
const CLASSES: readonly [category: string, ours: PolicyClass, mild: boolean][] = [
  ['sexual/minors', 'minors', false],
  ['sexual', 'sexual', false],
  ['self-harm/instructions', 'self_harm', false],
  ['self-harm/intent', 'self_harm', false],
  ['self-harm', 'self_harm', false],
  ['hate/threatening', 'hate', false],
  ['hate', 'hate', false],
  ['harassment/threatening', 'hate', false],
  ['harassment', 'hate', true],
  ['violence/graphic', 'gore', false],
  ['violence', 'gore', true],
  ['illicit/violent', 'weapons_drugs', true],
  ['illicit', 'weapons_drugs', true],
]

export const isLive = ({ apiKey, baseUrl }: EndpointSettings): boolean => Boolean(apiKey ?? baseUrl)

/** Whether this failure says that a server of the shop's own, which draws, has no moderation at all. */
export const hasNone = ({ baseUrl }: EndpointSettings, error: unknown): boolean =>
  Boolean(baseUrl) && error instanceof APIError && [404, 405, 501].includes(Number(error.status))

const clients = new Map<string, OpenAI>()
function clientOf({ apiKey = 'none', baseUrl }: EndpointSettings): OpenAI {
  const key = `${baseUrl ?? ''} ${apiKey}`
  const known = clients.get(key)
  if (known) return known
  const client = new OpenAI({
    apiKey,
    timeout: TIMEOUT_MS,
    maxRetries: 0,
    ...(baseUrl ? { baseURL: baseUrl } : {}),
  })
  clients.set(key, client)
  return client
}

/** What OpenAI's moderation endpoint finds in a text or in a picture. @throws where it cannot be asked */
export async function askEndpoint(
  settings: EndpointSettings,
  asked: string | Buffer,
): Promise<EndpointFinding[]> {
  const input =
    typeof asked === 'string'
      ? asked
      : [
          {
            type: 'image_url' as const,
            image_url: { url: `data:image/webp;base64,${asked.toString('base64')}` },
          },
        ]
  const answer = await clientOf(settings).moderations.create(
    { model: MODEL, input },
    { signal: AbortSignal.timeout(TIMEOUT_MS) },
  )
  const [result] = answer.results
  if (!result) throw new Error('The moderation endpoint answered nothing')
  // A compatible server may leave categories out.
  const found = result.categories as unknown as Record<string, boolean | undefined>
  const scores = result.category_scores as unknown as Record<string, number | undefined>
  return CLASSES.flatMap(([category, ours, mild]) =>
    found[category] ? [{ class: ours, score: scores[category] ?? 1, mild }] : [],
  )
}
