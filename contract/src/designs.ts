import { z } from 'zod'
import { endpoint } from './endpoint'
import { emptySchema, pageQuerySchema, pageSchema } from './envelope'
import { PROMPT_MAX } from './customization'

/** Of base64: six megabytes of a picture. Larger ones come as uploads. */
export const IMAGE_DATA_MAX = 8 * 1024 * 1024

/** `private` its owner's alone; `pending` the owner offers it to the gallery; `published` an administrator agreed; `declined` did not. */
export const PUBLICATIONS = ['private', 'pending', 'published', 'declined'] as const

export const designSchema = z.object({
  id: z.string(),
  imageUrl: z.string(),
  thumbnailUrl: z.string(),
  prompt: z.string(),
  enhancedPrompt: z.string(),
  title: z.string(),
  likes: z.number().int(),
  liked: z.boolean(),
  /** The owner wants it in the gallery. */
  isPublic: z.boolean(),
  publication: z.enum(PUBLICATIONS),
  /** First name; 'Guest' where there is no account. */
  author: z.string(),
  /** The caller's own. */
  own: z.boolean(),
  width: z.number().int(),
  height: z.number().int(),
  /** Which provider drew it, in words for people. */
  drawnBy: z.string(),
  /** False for a customer's own picture. */
  aiGenerated: z.boolean(),
  createdAt: z.string(),
})
export type Design = z.infer<typeof designSchema>

export const createDesignBody = z
  .object({
    /** A picture of the caller's: drawn for them, or their own. */
    variationId: z.string().min(1).max(80).optional(),
    /** A published design of anybody's: the caller gets one of their own. */
    designId: z.string().min(1).max(80).optional(),
    /** A picture itself, base64 with or without `data:…;base64,`: one drawn for the caller, or their own. */
    imageData: z
      .string()
      .min(1)
      .max(IMAGE_DATA_MAX, 'That picture is too large to be sent like this. Please upload it.')
      .optional(),
    /** What a picture sent as `imageData` is called where there is no title. */
    prompt: z
      .string()
      .trim()
      .refine((text) => [...text].length <= PROMPT_MAX, `At most ${PROMPT_MAX} characters`)
      .optional(),
    title: z.string().trim().max(120).optional(),
    isPublic: z.boolean().optional(),
  })
  .refine(
    ({ variationId, designId, imageData }) => [variationId, designId, imageData].filter(Boolean).length === 1,
    { error: 'Name a variation or a design, or send a picture', path: ['variationId'] },
  )
export const updateDesignBody = z
  .object({ title: z.string().trim().min(1, 'Please give it a name').max(120), isPublic: z.boolean() })
  .partial()
  .refine((body) => Object.values(body).some((value) => value !== undefined), 'Nothing to change')
export const designIdParams = z.object({ id: z.string().min(1).max(80) })
export const designListQuery = pageQuerySchema.extend({
  search: z.string().trim().max(100).optional(),
  /** `me`, or the token owner's e-mail or id: the caller's own designs. Without it: the public gallery. */
  userId: z.string().max(254).optional(),
  sortBy: z.enum(['newest', 'oldest', 'popular']).default('newest'),
})
const likeState = z.object({ likes: z.number().int(), liked: z.boolean() })

export const designEndpoints = {
  createDesign: endpoint({
    method: 'POST',
    path: '/designs',
    tag: 'Designs',
    access: 'guest',
    successStatus: 201,
    summary: 'Keeps a variation, a published design or a picture as a design',
    body: createDesignBody,
    data: designSchema,
    errors: [
      'invalid_request',
      'unauthenticated',
      'not_found',
      'conflict',
      'content_rejected',
      'too_large',
      'unsupported_media_type',
      'rate_limited',
    ],
  }),
  listDesigns: endpoint({
    method: 'GET',
    path: '/designs',
    tag: 'Designs',
    access: 'guest',
    summary: 'The public gallery, or with `userId` the caller’s own designs',
    query: designListQuery,
    data: pageSchema(designSchema),
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found'],
  }),
  getDesign: endpoint({
    method: 'GET',
    path: '/designs/{id}',
    tag: 'Designs',
    access: 'guest',
    summary: 'One design: the caller’s own, or a published one',
    params: designIdParams,
    data: designSchema,
    errors: ['not_found'],
  }),
  updateDesign: endpoint({
    method: 'PATCH',
    path: '/designs/{id}',
    tag: 'Designs',
    access: 'guest',
    summary: 'Renames a design or offers it to the gallery',
    params: designIdParams,
    body: updateDesignBody,
    data: designSchema,
    errors: ['invalid_request', 'unauthenticated', 'not_found', 'conflict', 'content_rejected'],
  }),
  deleteDesign: endpoint({
    method: 'DELETE',
    path: '/designs/{id}',
    tag: 'Designs',
    access: 'guest',
    summary: 'Takes a design away; what an order or a cart needs of it is kept',
    params: designIdParams,
    data: z.object({ id: z.string() }),
    errors: ['not_found'],
  }),
  likeDesign: endpoint({
    method: 'POST',
    path: '/designs/like/{id}',
    tag: 'Designs',
    access: 'customer',
    summary: 'Likes a published design; twice counts once',
    params: designIdParams,
    body: emptySchema,
    data: likeState,
    errors: ['unauthenticated', 'not_found'],
  }),
  unlikeDesign: endpoint({
    method: 'DELETE',
    path: '/designs/{id}/like',
    tag: 'Designs',
    access: 'customer',
    summary: 'Takes the like back',
    params: designIdParams,
    data: likeState,
    errors: ['unauthenticated', 'not_found'],
  }),
}
