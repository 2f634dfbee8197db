import { createHash } from 'node:crypto'
import type { Placement, PrintTemplate, TextLayer } from './types'

/** Raised when the renderer would give other pixels for the same recipe. */
const RENDERER_VERSION = 1

/** All that a print depends on: the same recipe always gives the same file. */
export interface Recipe {
  designId: string
  artworkSha256: string
  /** Two variants may swap their SKUs; null where only the SKU is known. */
  variantId: string | null
  sku: string
  template: PrintTemplate
  placement: Placement
}

const fine = (value: number): number => {
  const rounded = Math.round(value * 10_000) / 10_000
  return Object.is(rounded, -0) ? 0 : rounded
}

const turned = (degrees: number): number => fine(degrees === -180 ? 180 : degrees)

function canonicalText(text: TextLayer): TextLayer {
  const { content, font, size, x, y, rotation, colour, outline } = text
  return {
    content: tidyWords(content),
    font,
    size: fine(size),
    x: fine(x),
    y: fine(y),
    rotation: turned(rotation),
    colour: colour.toLowerCase(),
    outline: outline?.toLowerCase() ?? null,
  }
}

/** Words as they are laid out: composed letters, plain spaces, no empty lines round them. */
function tidyWords(content: string): string {
  const lines = content
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) =>
      line
        .replace(/[\p{Cc}\p{Cf}]/gu, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
  return lines.join('\n').trim()
}

/** A placement in its one spelling: a ten-thousandth of the print area is finer than a pixel. */
export function canonicalPlacement(placement: Placement): Placement {
  const { x, y, scale, rotation, fit, background, mirror, text } = placement
  return {
    x: fine(x),
    y: fine(y),
    scale: fine(scale),
    rotation: turned(rotation),
    fit,
    background: background.toLowerCase(),
    mirror,
    text: text && tidyWords(text.content) !== '' ? canonicalText(text) : null,
  }
}

/** A placement as it is hashed and stored. What came later is left out at rest, so that older recipes keep their hashes. */
export function leanPlacement(placement: Placement): Partial<Placement> {
  const { mirror, text, ...lean } = canonicalPlacement(placement)
  return { ...lean, ...(mirror && { mirror }), ...(text && { text }) }
}

/** The way back of {@link leanPlacement}. */
export const wholePlacement = (
  stored: Omit<Placement, 'mirror' | 'text'> & Partial<Placement>,
): Placement => ({
  mirror: false,
  text: null,
  ...stored,
})

/** JSON with sorted keys, so that the order in which somebody wrote them does not matter. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`
}

/** SHA-256 of the canonical recipe: it travels with the cart line, the order and the approval. */
export function recipeHash(recipe: Recipe): string {
  const { widthPx, heightPx, dpi, cornerRadius, cameraCutout, lenses, templateVersion } = recipe.template
  const canonical = canonicalJson({
    renderer: RENDERER_VERSION,
    design: recipe.designId,
    artwork: recipe.artworkSha256,
    // Left out where it is unknown, as it is in the hashes of older recipes.
    variant: recipe.variantId ?? undefined,
    sku: recipe.sku,
    template: { widthPx, heightPx, dpi, cornerRadius, cameraCutout, lenses, templateVersion },
    placement: leanPlacement(recipe.placement),
  })
  return createHash('sha256').update(canonical).digest('hex')
}
