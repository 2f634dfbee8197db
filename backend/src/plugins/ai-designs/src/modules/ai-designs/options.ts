import { z } from '@medusajs/framework/zod'
import { quotaOptionsSchema } from '../../policy/quota-settings'

/** What the plugin takes in medusa-config. */
export const aiDesignsOptionsSchema = z.object({
  provider: z.enum(['embedded', 'openai']).default('embedded'),
  apiKey: z.string().optional(),
  baseUrl: z.string().optional(),
  model: z.string().default('gpt-image-2.5-flare'),
  /** Width x height of a picture; 3:5 fits phone cases. */
  size: z
    .string()
    .regex(/^\d{2,4}x\d{2,4}$/)
    .default('1152x1920'),
  quality: z.string().default('medium'),
  /** `auto` asks for partial pictures on the way; `off` is for servers that stumble over it. */
  stream: z.enum(['auto', 'off']).default('auto'),
  /** Patience with one picture. One that was given up is paid all the same. */
  timeoutMs: z.number().int().min(50).default(180_000),
  /** US dollars for a million tokens, where they differ from the table of the model's. */
  prices: z
    .object({
      textIn: z.number().nonnegative(),
      imageIn: z.number().nonnegative(),
      imageOut: z.number().nonnegative(),
    })
    .optional(),
  poundsPerDollar: z.number().positive().default(0.8),
  /** Pictures drawn at the same time: a paid provider's by all processes (4), the built-in artist's by each (cores less one). */
  concurrency: z.number().int().min(1).max(64).optional(),
  /** Slows the built-in artist, to show and to test how waiting looks. */
  embeddedDelayMs: z.number().int().min(0).default(0),
  quota: quotaOptionsSchema.default({}),
  /** What a paid provider may cost the whole shop in a day, in thousandths of a penny: a hard stop. */
  dailyBudgetMillipence: z.number().int().min(0).default(1_000_000),
  /** Customers' own pictures: tried ones by network address and hour, kept ones by owner and day. */
  uploads: z
    .object({
      perHour: z.number().int().min(0).default(30),
      perDay: z.number().int().min(0).default(20),
      /** What lies here of one owner's, at most. */
      most: z.number().int().min(1).default(200),
      mostMegabytes: z.number().int().min(1).default(500),
    })
    .prefault({}),
  /** `nsfwjs` looks at uploads and at a provider's pictures without a key of OpenAI's. */
  imageCheck: z.enum(['none', 'nsfwjs']).default('none'),
})
export type AiDesignsOptions = z.input<typeof aiDesignsOptionsSchema>
export type AiDesignsSettings = z.output<typeof aiDesignsOptionsSchema>
