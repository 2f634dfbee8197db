import { z } from 'zod'

/** Fonts for words on a case, by the key of their self-hosted files. */
export const TEXT_FONTS = [
  'abril-fatface',
  'bebas-neue',
  'caveat',
  'dm-serif-display',
  'pacifico',
  'permanent-marker',
  'righteous',
  'space-mono',
] as const
export const TEXT_MAX = 60
export const TEXT_LINES_MAX = 3
const COLOUR = 'Please choose another colour'
const colour = z.string(COLOUR).regex(/^#[0-9a-f]{6}$/i, COLOUR)
/** A measure within bounds; whatever is wrong with it is told in one sentence. */
const within = (least: number, most: number, sentence: string) =>
  z.number(sentence).min(least, sentence).max(most, sentence)
const WORDS_OFF = 'The words can’t be placed like that. Please move them back onto the case.'
const PICTURE_OFF = 'The picture can’t be placed like that. Please move it back onto the case.'
const NO_WORDS = 'Please enter the words for your case'

/** Words on the case. `x`, `y` are the block's centre minus the print area's, as fractions of its width and height. */
export const textLayerSchema = z.object(
  {
    content: z
      .string(NO_WORDS)
      .trim()
      .min(1, NO_WORDS)
      .refine((text) => [...text].length <= TEXT_MAX, `Please keep the words to ${TEXT_MAX} characters`)
      .refine(
        (text) => text.split('\n').length <= TEXT_LINES_MAX,
        `Please keep the words to ${TEXT_LINES_MAX} lines`,
      ),
    font: z.enum(TEXT_FONTS, 'Please choose one of our fonts').default('abril-fatface'),
    /** Font size as a fraction of the print area's width. */
    size: within(
      0.03,
      0.6,
      'The words can’t be set in that size. Please make them larger or smaller.',
    ).default(0.14),
    x: within(-0.6, 0.6, WORDS_OFF).default(0),
    y: within(-0.6, 0.6, WORDS_OFF).default(0.3),
    /** Degrees, clockwise, about the block's centre. */
    rotation: within(-180, 180, WORDS_OFF).default(0),
    colour: colour.default('#ffffff'),
    /** A rim round the letters that keeps them readable on any picture; null for none. */
    outline: colour.nullable().default(null),
  },
  WORDS_OFF,
)
export type TextLayer = z.infer<typeof textLayerSchema>

/** Where the artwork lies on the print area; see reference of the renderer: x, y are fractions of the print area, rotation in degrees clockwise. */
export const placementSchema = z.object(
  {
    x: within(-1, 1, PICTURE_OFF).default(0),
    y: within(-1, 1, PICTURE_OFF).default(0),
    scale: within(0.2, 4, PICTURE_OFF).default(1),
    rotation: within(-180, 180, PICTURE_OFF).default(0),
    fit: z.enum(['cover', 'contain'], PICTURE_OFF).default('cover'),
    background: colour.default('#ffffff'),
    /** The artwork as in a mirror, left for right; words on it are not mirrored. */
    mirror: z.boolean(PICTURE_OFF).default(false),
    text: textLayerSchema.nullable().default(null),
  },
  PICTURE_OFF,
)
export type Placement = z.infer<typeof placementSchema>
