import { z } from '@medusajs/framework/zod'
import { APIError } from 'openai'

const DAY_MS = 86_400_000
const modelSchema = z.object({ shutdown_date: z.union([z.string(), z.number()]).nullish() })
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Asks for what the provider says of a model. */
export type AskForModel = () => Promise<unknown>

const CHANGE = 'Set IMAGE_MODEL to another one.'

function dayOf(date: string | number): string {
  const read = new Date(typeof date === 'number' ? date * 1000 : date)
  return Number.isNaN(read.getTime()) ? String(date) : longDate.format(read)
}

/** Image models are retired quickly: looks once a day whether ours is still there, and for how long. */
export class ModelWatch {
  /** A sentence for administrators, or null. */
  warning: string | null = null
  private lookedAt = 0

  constructor(
    private readonly model: string,
    private readonly ask: AskForModel,
    private readonly warn: (sentence: string) => void,
    private readonly now: () => number = Date.now,
  ) {}

  /** Looks now; a provider that cannot be reached says nothing about its models. */
  async look(): Promise<string | null> {
    this.lookedAt = this.now()
    try {
      const { shutdown_date: end } = modelSchema.parse(await this.ask())
      this.say(end ? `The image model ${this.model} is shut down on ${dayOf(end)}. ${CHANGE}` : null)
    } catch (error) {
      if (error instanceof APIError) this.judge(error.status, error.code)
    }
    return this.warning
  }

  /** What is known, looked up anew where it is older than a day. */
  async latest(): Promise<string | null> {
    return this.now() - this.lookedAt < DAY_MS ? this.warning : this.look()
  }

  private judge(status: unknown, code: unknown): void {
    // A compatible server may not know the question at all, which is no answer.
    if (status === 404 && code === 'model_not_found') {
      this.say(`The image model ${this.model} is unknown to the provider. ${CHANGE}`)
    }
    if (status === 401 || status === 403) {
      this.say('The image provider does not accept the key. Look at OPENAI_API_KEY and at the account.')
    }
  }

  private say(sentence: string | null): void {
    if (sentence && sentence !== this.warning) this.warn(sentence)
    this.warning = sentence
  }
}
