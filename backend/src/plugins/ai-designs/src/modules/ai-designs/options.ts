import { z } from '@medusajs/framework/zod'

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
  /** Pictures drawn at the same time. */
  concurrency: z.number().int().min(1).max(16).default(2),
})
export type AiDesignsOptions = z.input<typeof aiDesignsOptionsSchema>
export type AiDesignsSettings = z.output<typeof aiDesignsOptionsSchema>
