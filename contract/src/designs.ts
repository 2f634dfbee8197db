import { z } from 'zod'
import { endpoint } from './endpoint'
import { emptySchema, NO_PAGE, pageQuerySchema, pageSchema } from './envelope'
import { PROMPT_MAX } from './customization'
import { membershipSchema } from './membership'
import { counted, lineOfSigns, said, UNREADABLE, yesOrNo } from './text'

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
  /** True where a trained model drew it: neither the built-in artist, a program, nor the customer. */
  drawnByModel: z.boolean(),
  createdAt: z.string(),
})
export type Design = z.infer<typeof designSchema>

const UNKNOWN_PICTURE = 'We don’t know that picture. Please choose another one.'
const NO_PICTURE = 'Please choose a picture to keep'
const NAMELESS = 'Please give it a name'
const title = lineOfSigns({ required: NAMELESS, called: 'The name', most: 120 })
const designId = said('Design not found', 80)
const pictureId = said(UNKNOWN_PICTURE, 80)
const isPublic = yesOrNo('it may be in the gallery')
export const createDesignBody = z
  .object(
    {
      /** A picture of the caller's: drawn for them, or their own. */
      variationId: pictureId.optional(),
      /** A published design of anybody's: the caller gets one of their own. */
      designId: designId.optional(),
      /** A picture itself, base64 with or without `data:…;base64,`: one drawn for the caller, or their own. */
      imageData: z
        .string(NO_PICTURE)
        .min(1, NO_PICTURE)
        .max(IMAGE_DATA_MAX, 'That picture is too large to be sent like this. Please upload it.')
        .optional(),
      /** What a picture sent as `imageData` is called where there is no title. */
      prompt: z
        .string('Please describe the picture in words')
        .trim()
        .refine(
          (text) => [...text].length <= PROMPT_MAX,
          `Please keep your prompt to ${PROMPT_MAX} characters`,
        )
        .optional(),
      title: title.optional(),
      isPublic: isPublic.optional(),
    },
    UNREADABLE,
  )
  .refine(
    ({ variationId, designId, imageData }) => [variationId, designId, imageData].filter(Boolean).length === 1,
    { error: NO_PICTURE, path: ['variationId'] },
  )
export const updateDesignBody = z
  .object({ title: title.min(1, NAMELESS), isPublic }, UNREADABLE)
  .partial()
  .refine((body) => Object.values(body).some((value) => value !== undefined), 'There is nothing to change')
export const designIdParams = z.object({ id: designId })
const LONG_SEARCH = 'Please search for fewer words'
const NOT_YOURS = 'You can only see your own designs'
export const designListQuery = pageQuerySchema.extend({
  search: z.string(LONG_SEARCH).trim().max(100, LONG_SEARCH).optional(),
  /** `me`, or the token owner's e-mail or id: the caller's own designs. Without it: the public gallery. */
  userId: z.string(NOT_YOURS).max(254, NOT_YOURS).optional(),
  sortBy: z
    .enum(['newest', 'oldest', 'popular'], 'Designs are sorted by newest, oldest or popular')
    .default('newest'),
})
/** How many a page of all published designs has: what a sitemap names in one file. */
export const PUBLISHED_SHOWN = 5_000
const publishedQuery = z.object({
  page: counted(NO_PAGE, 1, 100_000).default(1),
})
/** Why a published design should not be shown. */
export const REPORT_REASONS = ['offensive', 'copied', 'personal', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
export const reportDesignBody = z.object(
  { reason: z.enum(REPORT_REASONS, 'Please say what is wrong with the design') },
  UNREADABLE,
)
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
    errors: ['unauthenticated', 'not_found', 'conflict', 'content_rejected'],
  }),
  listDesigns: endpoint({
    method: 'GET',
    path: '/designs',
    tag: 'Designs',
    access: 'guest',
    summary: 'The public gallery, or with `userId` the caller’s own designs',
    query: designListQuery,
    /** The membership comes with a signed-in customer’s own designs. */
    data: pageSchema(designSchema).extend({ membershipInfo: membershipSchema.nullable() }),
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  }),
  listPublished: endpoint({
    method: 'GET',
    path: '/designs/published',
    tag: 'Designs',
    access: 'public',
    summary:
      'All published designs, newest first, with no more than a list of pages for search engines needs',
    query: publishedQuery,
    data: z.object({
      items: z.array(z.object({ id: z.string(), imageUrl: z.string(), publishedAt: z.string() })),
      total: z.number().int(),
    }),
    errors: ['not_found'],
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
  getDesignCase: endpoint({
    method: 'GET',
    path: '/designs/{id}/case.jpg',
    tag: 'Designs',
    access: 'public',
    summary: 'The picture (1200 x 630) by which other sites announce a published design: a case with it',
    params: designIdParams,
    produces: 'image/jpeg',
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
    errors: ['unauthenticated', 'not_found', 'conflict', 'content_rejected'],
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
    errors: ['not_found'],
  }),
  unlikeDesign: endpoint({
    method: 'DELETE',
    path: '/designs/{id}/like',
    tag: 'Designs',
    access: 'customer',
    summary: 'Takes the like back',
    params: designIdParams,
    data: likeState,
    errors: ['not_found'],
  }),
  reportDesign: endpoint({
    method: 'POST',
    path: '/designs/{id}/report',
    tag: 'Designs',
    access: 'guest',
    summary:
      'Tells the administrators of an unsuitable published design; a second report counts where it was published anew since',
    message: 'Thank you. We will look at it.',
    params: designIdParams,
    body: reportDesignBody,
    data: z.object({ reported: z.literal(true) }),
    errors: ['not_found', 'conflict'],
  }),
}
