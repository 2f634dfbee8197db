import OpenAI from 'openai'
import type { AiDesignsSettings } from '../modules/ai-designs/options'
import { firstOf } from '../first-of'
import { styleWords } from '../styles'
import { cappedFetch } from './capped-fetch'
import { fetchPicture, isLocalBase } from './fetch-picture'
import type { ImageEvents, ImageProvider, ImageRequest, ImageResult } from './image-provider'
import { checkPicture, readAnswer, readStream, tokensOf, type Answer } from './openai-answer'
import { asEdit, asGeneration, enhancedPrompt, imageBody, isOptional, PARTIALS } from './openai-body'
import { complainedField, toProviderError } from './openai-errors'
import { costOf, mostOf } from './openai-price'
import { ProviderError } from './provider-error'
import { RatePace } from './rate-pace'
import { referenceFile } from './reference'

/** How many of its fields a server may refuse before it counts as one that we cannot speak with. */
const MOST_UNKNOWN = 2
const LOOK_TIMEOUT_MS = 10_000

/** What one call is made of, for as long as it lasts. */
interface Call {
  request: ImageRequest
  prompt: string
  on: ImageEvents
  signal: AbortSignal
  sent: () => void
  begun: () => void
}

/** OpenAI's Images API, or any server that speaks it. */
export class OpenAiProvider implements ImageProvider {
  readonly id = 'openai'
  readonly drawnBy: string
  private readonly client: OpenAI
  /** Fields, or fields with a value, that this server does not take. */
  private readonly unknown = new Set<string>()
  private readonly pace = new RatePace()

  constructor(private readonly settings: AiDesignsSettings) {
    this.drawnBy = `AI (${settings.model})`
    // No retries by the client: a retried time-out is paid twice. Servers without keys still want some text.
    this.client = new OpenAI({
      apiKey: settings.apiKey || 'none',
      ...(settings.baseUrl ? { baseURL: settings.baseUrl } : {}),
      timeout: settings.timeoutMs,
      maxRetries: 0,
      fetch: cappedFetch,
      fetchOptions: { redirect: 'error' },
    })
  }

  reserveMillipence(request: Pick<ImageRequest, 'width' | 'height' | 'reference'>): number {
    return mostOf(this.settings, request, this.settings.stream === 'auto' ? PARTIALS : 0)
  }

  async generate(request: ImageRequest, on: ImageEvents): Promise<ImageResult> {
    const patience = AbortSignal.timeout(this.settings.timeoutMs)
    const either = firstOf(request.signal, patience)
    const { signal } = either
    const prompt = enhancedPrompt(request, styleWords(request.style))
    const most = this.reserveMillipence(request)
    let begun = false
    let sent = false
    let spent: number | null = null
    try {
      const answer = await this.ask({
        request,
        prompt,
        on,
        signal,
        sent: () => (sent = true),
        begun: () => (begun = true),
      })
      spent = this.spent(answer, most)
      on.stage('finishing')
      const picture = await checkPicture(await this.bytesOf(answer, signal))
      return {
        ...picture,
        enhancedPrompt: prompt,
        seed: null,
        plan: request.reference ? 'edit' : 'generation',
        usage: answer.usage,
        costMillipence: spent,
      }
    } catch (error) {
      // Whatever was begun, and whatever was given up, is billed.
      const givenUp = patience.aborted || (sent && request.signal.aborted)
      const assumed = begun || givenUp ? most : 0
      throw toProviderError(error, {
        aborted: request.signal.aborted,
        timedOut: patience.aborted,
        begun,
        costMillipence: spent ?? assumed,
      })
    } finally {
      either.over()
    }
  }

  stop(): Promise<void> {
    return Promise.resolve()
  }

  /** What the provider says of the model. */
  askForModel(): Promise<unknown> {
    return this.client.models.retrieve(this.settings.model, { timeout: LOOK_TIMEOUT_MS })
  }

  private spent({ usage, base64, url }: Answer, most: number): number {
    const tokens = tokensOf(usage)
    if (tokens) return costOf(this.settings, tokens)
    return base64 || url ? most : 0
  }

  private async ask(call: Call): Promise<Answer> {
    await this.pace.wait(call.signal)
    call.on.stage('sketching')
    try {
      const answer = await this.send(call)
      if (!answer) throw new Error('The answer ended before its picture')
      return answer
    } catch (error) {
      if (!this.learn(error, call)) throw error
      return this.ask(call)
    }
  }

  /** Remembers a field that this server does not take; true where another try without it makes sense. */
  private learn(error: unknown, { request }: Call): boolean {
    const field = complainedField(error)
    if (!field || !isOptional(field) || this.unknown.size >= MOST_UNKNOWN) return false
    // A transparent ground is refused by some models that take an opaque one.
    const mark = field === 'background' && request.transparent ? 'background=transparent' : field
    if (this.unknown.has(mark)) return false
    this.unknown.add(mark)
    return true
  }

  private async send({ request, prompt, on, signal, sent: onItsWay, begun }: Call): Promise<Answer | null> {
    signal.throwIfAborted()
    onItsWay()
    const body = imageBody(this.settings, request, prompt, this.unknown)
    const { images } = this.client
    const sent = request.reference
      ? images.edit(asEdit({ ...body, image: await referenceFile(request.reference) }), { signal })
      : images.generate(asGeneration(body), { signal })
    const { data, response } = await sent.withResponse()
    this.pace.read(response.headers)
    const pieces: unknown = data
    if (!isStream(pieces)) return readAnswer(pieces)
    // Some servers know the word and answer in one piece all the same.
    const streamed = response.headers.get('content-type')?.includes('text/event-stream')
    return streamed ? readStream(pieces, on, begun) : readAnswer(await response.json())
  }

  private async bytesOf({ base64, url }: Answer, signal: AbortSignal): Promise<Buffer> {
    if (base64) return Buffer.from(base64, 'base64')
    if (url) return fetchPicture(url, isLocalBase(this.settings.baseUrl), signal)
    // So some servers say that they refused.
    throw new ProviderError('refused', 'The answer holds no picture')
  }
}

const isStream = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value
