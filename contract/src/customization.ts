import { z } from 'zod'
import { finishSchema, UNKNOWN_DEVICE, UNKNOWN_PRODUCT } from './catalogue'
import { endpoint } from './endpoint'
import { emptySchema } from './envelope'
import { placementSchema } from './placement'
import { counted, momentOf, said, UNREADABLE, yesOrNo } from './text'

export const PROMPT_MAX = 400
export const KEEP_OUT_MAX = 160
/** Counted in code points, as the studio's counter does. */
export const promptSchema = z
  .string('Please enter a design prompt')
  .trim()
  .min(1, 'Please enter a design prompt')
  .refine((text) => [...text].length <= PROMPT_MAX, `Please keep your prompt to ${PROMPT_MAX} characters`)

/** The looks that a picture can be drawn in. */
export const STYLES = [
  'watercolour',
  'line-art',
  'neon',
  'vintage-poster',
  'pixel',
  'marble',
  'botanical',
  'pop-art',
  'riso',
  'stained-glass',
  'paper-cut',
  'oil',
  'low-poly',
] as const
export const styleSchema = z.enum(STYLES, 'Please choose one of our styles')
export type StyleId = z.infer<typeof styleSchema>

const pictureId = said('We don’t know that picture. Please choose another one.', 80)
const HOW_MANY = 'Please ask for one to four pictures'

/** No sentences: after the first of them a provider would read the next as the prompt. One at the very end ends nothing, nor do three dots. */
const isList = (text: string): boolean =>
  !/[.!?…:;。！？：；‥⁇⁈⁉\n\r\u2028\u2029]/u.test(text.replace(/[.!?…]{1,3}$/u, ''))

export const generateBody = z.object(
  {
    prompt: promptSchema,
    productId: z.coerce.string(UNKNOWN_PRODUCT).max(120, UNKNOWN_PRODUCT).optional(),
    device: z.string(UNKNOWN_DEVICE).max(80, UNKNOWN_DEVICE).optional(),
    finish: finishSchema.optional(),
    style: styleSchema.optional(),
    /** What shall not be in the picture; 'no …' and 'without …' in the prompt mean the same. */
    keepOut: z
      .string('Please say in words what to leave out')
      .trim()
      .refine((text) => [...text].length <= KEEP_OUT_MAX, `Please keep this to ${KEEP_OUT_MAX} characters`)
      .refine(isList, 'Please list what to leave out with commas, without full stops, colons or line breaks')
      .optional(),
    count: z.number(HOW_MANY).int(HOW_MANY).min(1, HOW_MANY).max(4, HOW_MANY).default(4),
    /** Other pictures for the same words; without it the same click within ten minutes joins its job. */
    again: yesOrNo('other pictures are wanted').default(false),
    /** 'More like this': a variation (or an upload) or a design of the caller's, or a published design, to start from. */
    referenceVariationId: pictureId.optional(),
    referenceDesignId: pictureId.optional(),
    /** The subject alone on nothing, for cases whose own colour shall show round it. */
    transparent: yesOrNo('the ground is to be clear').default(false),
    /** `embedded` asks for the built-in artist while the usual provider is down. */
    provider: z.enum(['embedded'], 'Only our built-in artist can be asked for by name').optional(),
  },
  UNREADABLE,
)

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

/** Pictures asked for and left within the period; `left` null: not limited. */
export const quotaSchema = z.object({
  limit: z.number().int().nullable(),
  left: z.number().int().nullable(),
  /** ISO 8601; when at least one more becomes free. */
  renewsAt: z.string().nullable(),
})
export type Quota = z.infer<typeof quotaSchema>

export const SLOT_STATUSES = ['queued', 'drawing', 'succeeded', 'failed', 'cancelled'] as const
export const JOB_STATUSES = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const
/** What is being done, in the order in which it happens. */
export const STAGES = ['queued', 'sketching', 'colouring', 'finishing', 'ready'] as const

export const slotFailureSchema = z.object({
  code: z.enum(['content_rejected', 'timeout', 'provider_unavailable']),
  message: z.string(),
  retryable: z.boolean(),
})
/** One of a job's pictures. `variation` counts from 1. */
export const jobVariationSchema = z.object({
  variation: z.number().int(),
  status: z.enum(SLOT_STATUSES),
  stage: z.enum(STAGES),
  /** A smaller picture of what is being drawn. */
  partialUrl: z.string().nullable(),
  id: z.string().nullable(),
  imageUrl: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** The design that the caller keeps of it. */
  designId: z.string().nullable(),
  /** What the artist was told, or what the built-in one understood and drew; null where that is the shopper's words. */
  enhancedPrompt: z.string().nullable().optional(),
  error: slotFailureSchema.nullable(),
})
export type JobVariation = z.infer<typeof jobVariationSchema>

export const jobSchema = z.object({
  jobId: z.string(),
  status: z.enum(JOB_STATUSES),
  /** How many pictures are drawn before its first; 0 while it runs. */
  position: z.number().int(),
  /** 0 to 1, of all its pictures. */
  progress: z.number(),
  /** Until the last picture, from the medians of the last ones; null where nothing is known yet. */
  estimateSeconds: z.number().nullable(),
  originalPrompt: z.string(),
  /** The first picture's. */
  enhancedPrompt: z.string().nullable().optional(),
  style: styleSchema.nullable(),
  /** Who draws it, in words for people. */
  drawnBy: z.string(),
  /** No job of an artist's but a picture of the caller's own: it is found in the list alone. */
  uploaded: z.boolean(),
  createdAt: z.string(),
  variations: z.array(jobVariationSchema),
  error: slotFailureSchema.nullable(),
})
export type Job = z.infer<typeof jobSchema>

/** Server-sent events of a job: name and data. `id:` is the job's own counter, and `Last-Event-ID` resumes after it. */
export const jobEventSchemas = {
  snapshot: jobSchema,
  queued: z.object({ position: z.number().int(), estimateSeconds: z.number().nullable() }),
  progress: z.object({ variation: z.number().int(), stage: z.enum(STAGES), progress: z.number() }),
  partial: z.object({ variation: z.number().int(), index: z.number().int(), url: z.string() }),
  variation: jobVariationSchema,
  variation_failed: z.object({ variation: z.number().int() }).extend(slotFailureSchema.shape),
  done: z.object({ succeeded: z.number().int(), failed: z.number().int(), quota: quotaSchema }),
  failed: slotFailureSchema,
  cancelled: z.object({ succeeded: z.number().int(), quota: quotaSchema }),
}
export type JobEventName = keyof typeof jobEventSchemas
export type JobEvent = {
  [K in JobEventName]: { event: K; data: z.infer<(typeof jobEventSchemas)[K]> }
}[JobEventName]

/** `data` of a `content_rejected` answer: harmless prompts to try instead. */
export const refusalDataSchema = z.object({ rewrites: z.array(z.string()) })
/** `data` of a `provider_unavailable` answer: who could draw it now. */
export const unavailableDataSchema = z.object({
  provider: z.string(),
  alternative: z.literal('embedded').nullable(),
  /** The job that goes on, where only the waiting ended. */
  jobId: z.string().optional(),
})
/** `data` of a `rate_limited` answer of the generation calls. */
export const quotaDataSchema = z.object({ quota: quotaSchema })

export const UPLOAD_MAX_BYTES = 15 * 1024 * 1024
/** A customer's own picture, checked and re-encoded; its id is good wherever a variation's is. */
export const uploadSchema = z.object({
  id: z.string(),
  originalPrompt: z.string(),
  imageUrl: z.string(),
  thumbnailUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})
export type Upload = z.infer<typeof uploadSchema>

export const studioSettingsSchema = z.object({
  provider: z.object({
    id: z.enum(['embedded', 'openai']),
    /** 'our built-in artist' or 'AI (model)'. */
    drawnBy: z.string(),
    /** One line about who draws. */
    note: z.string(),
    available: z.boolean(),
    /** Who could draw while `available` is false. */
    alternative: z.literal('embedded').nullable(),
  }),
  styles: z.array(z.object({ id: styleSchema, name: z.string() })),
  quota: quotaSchema,
  uploads: z.object({ maxBytes: z.number().int(), types: z.array(z.string()) }),
})
export type StudioSettings = z.infer<typeof studioSettingsSchema>

export const previewBody = z.object(
  {
    designId: pictureId,
    sku: said('Please choose a device and a finish', 120),
    placement: placementSchema.prefault({}),
  },
  UNREADABLE,
)
export const previewSchema = z.object({
  /** SHA-256 of the canonical recipe, hex: it travels with the cart line, the order and the approval. */
  recipeHash: z.string(),
  previewUrl: z.string(),
  effectiveDpi: z.number().int(),
  quality: z.enum(['sharp', 'good', 'soft', 'poor']),
  /** Share of the picture's detail that falls into the camera's opening, 0 to 1. */
  cameraLoss: z.number(),
  warnings: z.array(z.string()),
})
export type Preview = z.infer<typeof previewSchema>

const NO_SUCH_RECIPE = 'That design is not here any more'
export const recipeParams = z.object({
  id: z.string(NO_SUCH_RECIPE).regex(/^[0-9a-f]{64}$/, NO_SUCH_RECIPE),
})
/** What exactly a case of the cart shows: with it the studio lays the case out again. */
export const recipeSchema = z.object({
  recipeHash: z.string(),
  designId: z.string(),
  /** The variant that it was made for; the product's devices name it. */
  sku: z.string(),
  placement: placementSchema,
})
export type Recipe = z.infer<typeof recipeSchema>

const NO_SUCH_SLOT = 'This picture does not exist'
const jobId = said('We can’t find these pictures any more', 80)
export const jobParams = z.object({ id: jobId })
export const slotParams = z.object({
  id: jobId,
  variation: counted(NO_SUCH_SLOT, 1, 4),
})

const GENERATION_ERRORS = ['not_found', 'content_rejected', 'provider_unavailable'] as const

export const customizationEndpoints = {
  inspirationPrompts: endpoint({
    method: 'GET',
    path: '/customization/inspiration-prompts',
    tag: 'Design studio',
    access: 'public',
    summary: 'Prompts to start from',
    data: z.array(z.string()),
    errors: [],
  }),
  studioSettings: endpoint({
    method: 'GET',
    path: '/customization/settings',
    tag: 'Design studio',
    access: 'guest',
    givesGuestKey: true,
    summary: 'Who draws, in which styles, and how many pictures the caller has left',
    data: studioSettingsSchema,
    errors: [],
  }),
  generate: endpoint({
    method: 'POST',
    path: '/customization/generate',
    tag: 'Design studio',
    access: 'guest',
    summary:
      'Draws variations of a prompt and waits for them, at most 120 s or as many as `Prefer: wait=N` says; `X-Job-Id` names the job',
    body: generateBody,
    data: z.array(variationSchema),
    errors: [...GENERATION_ERRORS, 'still_running'],
  }),
  createJob: endpoint({
    method: 'POST',
    path: '/customization/jobs',
    tag: 'Design studio',
    access: 'guest',
    successStatus: 202,
    summary: 'Starts drawing, or joins the job that draws the same; takes `Idempotency-Key`',
    body: generateBody,
    data: z.object({
      jobId: z.string(),
      position: z.number().int(),
      estimateSeconds: z.number().nullable(),
      eventsUrl: z.string(),
      joined: z.boolean(),
      quota: quotaSchema,
    }),
    errors: GENERATION_ERRORS,
  }),
  listJobs: endpoint({
    method: 'GET',
    path: '/customization/jobs',
    tag: 'Design studio',
    access: 'guest',
    summary:
      'The caller’s jobs and own pictures that are still kept, newest first, without pictures whose designs were deleted; `before` a moment those that are older, with `active=1` only unfinished ones',
    query: z.object({
      active: z.enum(['1'], 'Unfinished pictures are asked for with active=1').optional(),
      before: momentOf('Earlier pictures are asked for by a moment in ISO 8601').optional(),
      limit: counted('A page may have 1 to 50 entries', 1, 50).default(50),
    }),
    data: z.array(jobSchema),
    errors: [],
  }),
  getJob: endpoint({
    method: 'GET',
    path: '/customization/jobs/{id}',
    tag: 'Design studio',
    access: 'guest',
    summary: 'A job of the caller’s with its pictures',
    params: jobParams,
    data: jobSchema,
    errors: ['not_found'],
  }),
  jobEvents: endpoint({
    method: 'GET',
    path: '/customization/jobs/{id}/events',
    tag: 'Design studio',
    access: 'guest',
    summary: 'What happens to a job, as server-sent events; `Last-Event-ID` resumes',
    params: jobParams,
    produces: 'text/event-stream',
    errors: ['not_found'],
  }),
  cancelJob: endpoint({
    method: 'DELETE',
    path: '/customization/jobs/{id}',
    tag: 'Design studio',
    access: 'guest',
    summary: 'Ends a job; what is finished stays',
    params: jobParams,
    data: jobSchema,
    errors: ['not_found'],
  }),
  retryVariation: endpoint({
    method: 'POST',
    path: '/customization/jobs/{id}/variations/{variation}/retry',
    tag: 'Design studio',
    access: 'guest',
    successStatus: 202,
    summary: 'Draws a failed picture of a job again',
    params: slotParams,
    body: emptySchema,
    data: jobSchema,
    errors: ['not_found', 'conflict', 'provider_unavailable'],
  }),
  uploadPicture: endpoint({
    method: 'POST',
    path: '/customization/uploads',
    tag: 'Design studio',
    access: 'guest',
    successStatus: 201,
    summary: 'Takes a customer’s own picture, checked and re-encoded',
    upload: 'image',
    data: uploadSchema,
    errors: ['content_rejected'],
  }),
  preview: endpoint({
    method: 'POST',
    path: '/customization/preview',
    tag: 'Design studio',
    access: 'guest',
    summary: 'The case with the design on it, and what the print will be like',
    body: previewBody,
    data: previewSchema,
    errors: ['not_found', 'configuration_not_found', 'content_rejected'],
  }),
  getRecipe: endpoint({
    method: 'GET',
    path: '/customization/recipes/{id}',
    tag: 'Design studio',
    access: 'guest',
    summary: 'What was made with a design of the caller’s, by the `recipeHash` of its preview',
    params: recipeParams,
    data: recipeSchema,
    errors: ['not_found'],
  }),
}
