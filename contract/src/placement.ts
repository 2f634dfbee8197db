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
const colour = z.string().regex(/^#[0-9a-f]{6}$/i)

/** Words on the case. `x`, `y` are the block's centre minus the print area's, as fractions of its width and height. */
export const textLayerSchema = z.object({
  content: z
    .string()
    .trim()
    .min(1)
    .refine((text) => [...text].length <= TEXT_MAX, `Please keep the words to ${TEXT_MAX} characters`)
    .refine((text) => text.split('\n').length <= TEXT_LINES_MAX, `At most ${TEXT_LINES_MAX} lines`),
  font: z.enum(TEXT_FONTS).default('abril-fatface'),
  /** Font size as a fraction of the print area's width. */
  size: z.number().min(0.03).max(0.6).default(0.14),
  x: z.number().min(-0.6).max(0.6).default(0),
  y: z.number().min(-0.6).max(0.6).default(0.3),
  /** Degrees, clockwise, about the block's centre. */
  rotation: z.number().min(-180).max(180).default(0),
  colour: colour.default('#ffffff'),
  /** A rim round the letters that keeps them readable on any picture; null for none. */
  outline: colour.nullable().default(null),
})
export type TextLayer = z.infer<typeof textLayerSchema>

/** Where the artwork lies on the print area; see reference of the renderer: x, y are fractions of the print area, rotation in degrees clockwise. */
export const placementSchema = z.object({
  x: z.number().min(-1).max(1).default(0),
  y: z.number().min(-1).max(1).default(0),
  scale: z.number().min(0.2).max(4).default(1),
  rotation: z.number().min(-180).max(180).default(0),
  fit: z.enum(['cover', 'contain']).default('cover'),
  background: colour.default('#ffffff'),
  /** The artwork as in a mirror, left for right; words on it are not mirrored. */
  mirror: z.boolean().default(false),
  text: textLayerSchema.nullable().default(null),
})
export type Placement = z.infer<typeof placementSchema>
