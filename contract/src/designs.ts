import { z } from 'zod'
import { finishSchema } from './catalogue'
import { endpoint } from './endpoint'
import { pageQuerySchema, pageSchema } from './envelope'

export const PROMPT_MAX = 400
/** Counted in code points, as the studio's counter does. */
export const promptSchema = z
  .string()
  .trim()
  .min(1, 'Please enter a design prompt')
  .refine((text) => [...text].length <= PROMPT_MAX, `Please keep your prompt to ${PROMPT_MAX} characters`)

export const generateBody = z.object({
  prompt: promptSchema,
  productId: z.coerce.string().max(120).optional(),
  device: z.string().max(80).optional(),
  finish: finishSchema.optional(),
  style: z.string().max(40).optional(),
  count: z.number().int().min(1).max(4).default(4),
  /** Any other salt gives other pictures for the same prompt. */
  again: z.boolean().default(false),
})
export const variationSchema = z.object({
  id: z.string(),
  /** Bare base64 of a WebP picture at the artwork's size. */
  imageData: z.string(),
  originalPrompt: z.string(),
  imageUrl: z.string(),
  thumbnailUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})
export type Variation = z.infer<typeof variationSchema>

export const designSchema = z.object({
  id: z.string(),
  imageUrl: z.string(),
  thumbnailUrl: z.string(),
  prompt: z.string(),
  enhancedPrompt: z.string(),
  title: z.string(),
  likes: z.number().int(),
  liked: z.boolean(),
  isPublic: z.boolean(),
  author: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Which provider drew it, in words for people. */
  drawnBy: z.string(),
  createdAt: z.string(),
})
export type Design = z.infer<typeof designSchema>

/** Where the artwork lies on the print area; see reference of the renderer: x, y are fractions of the print area, rotation in degrees clockwise. */
export const placementSchema = z.object({
  x: z.number().min(-1).max(1).default(0),
  y: z.number().min(-1).max(1).default(0),
  scale: z.number().min(0.2).max(4).default(1),
  rotation: z.number().min(-180).max(180).default(0),
  fit: z.enum(['cover', 'contain']).default('cover'),
  background: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .default('#ffffff'),
})
export type Placement = z.infer<typeof placementSchema>

export const previewBody = z.object({
  designId: z.string().min(1).max(80),
  sku: z.string().min(1).max(120),
  placement: placementSchema.prefault({}),
})
export const previewSchema = z.object({
  /** SHA-256 of the canonical recipe, hex: it travels with the cart line, the order and the approval. */
  recipeHash: z.string(),
  previewUrl: z.string(),
  effectiveDpi: z.number().int(),
  quality: z.enum(['sharp', 'good', 'soft', 'poor']),
  warnings: z.array(z.string()),
})
export type Preview = z.infer<typeof previewSchema>

export const createDesignBody = z.object({
  variationId: z.string().min(1).max(80),
  prompt: z.string().max(PROMPT_MAX).optional(),
  title: z.string().trim().max(120).optional(),
})
export const designIdParams = z.object({ id: z.string().min(1).max(80) })
export const designListQuery = pageQuerySchema.extend({
  search: z.string().trim().max(100).optional(),
  userId: z.string().max(254).optional(),
  sortBy: z.enum(['newest', 'oldest', 'popular']).default('newest'),
})

export const designEndpoints = {
  inspirationPrompts: endpoint({
    method: 'GET',
    path: '/customization/inspiration-prompts',
    tag: 'Design studio',
    access: 'public',
    summary: 'Prompts to start from',
    data: z.array(z.string()),
    errors: [],
  }),
  generate: endpoint({
    method: 'POST',
    path: '/customization/generate',
    tag: 'Design studio',
    access: 'guest',
    summary: 'Draws variations of a prompt and waits for them',
    body: generateBody,
    data: z.array(variationSchema),
    errors: ['invalid_request', 'content_rejected', 'rate_limited', 'provider_unavailable'],
  }),
  preview: endpoint({
    method: 'POST',
    path: '/customization/preview',
    tag: 'Design studio',
    access: 'guest',
    summary: 'The case with the design on it, and what the print will be like',
    body: previewBody,
    data: previewSchema,
    errors: ['invalid_request', 'not_found', 'configuration_not_found'],
  }),
  createDesign: endpoint({
    method: 'POST',
    path: '/designs',
    tag: 'Designs',
    access: 'guest',
    successStatus: 201,
    summary: 'Keeps a variation as a design',
    body: createDesignBody,
    data: designSchema,
    errors: ['invalid_request', 'not_found'],
  }),
  listDesigns: endpoint({
    method: 'GET',
    path: '/designs',
    tag: 'Designs',
    access: 'customer',
    summary: 'The customer’s own designs; `userId` must be the token’s own e-mail or id',
    query: designListQuery,
    data: pageSchema(designSchema),
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  }),
  getDesign: endpoint({
    method: 'GET',
    path: '/designs/{id}',
    tag: 'Designs',
    access: 'guest',
    summary: 'One design of the caller’s',
    params: designIdParams,
    data: designSchema,
    errors: ['not_found'],
  }),
}
