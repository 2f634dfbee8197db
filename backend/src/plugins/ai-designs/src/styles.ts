export interface StyleInfo {
  id: string
  /** For people. */
  name: string
  /** What a provider that understands sentences is told. */
  says: string
}

/** The looks that a picture can be drawn in: one place for their names and for what providers are told. */
export const STYLES = [
  {
    id: 'watercolour',
    name: 'Watercolour',
    says: 'Loose watercolour painting: translucent washes, blooming pigment, soft darker edges, white paper showing through',
  },
  {
    id: 'line-art',
    name: 'Line art',
    says: 'Fine ink line drawing on off-white paper, even confident lines, hardly any shading, one accent colour',
  },
  {
    id: 'neon',
    name: 'Neon',
    says: 'Glowing neon tubes on a dark wall: outlines of saturated light with a soft halo, deep shadows',
  },
  {
    id: 'vintage-poster',
    name: 'Vintage poster',
    says: 'Vintage travel poster of the 1930s: flat simplified shapes, muted screen-printed colours, aged paper',
  },
  {
    id: 'pixel',
    name: 'Pixel art',
    says: '16-bit pixel art: a visible grid of square pixels, limited palette, ordered dithering, crisp edges',
  },
  {
    id: 'marble',
    name: 'Marble inlay',
    says: 'Inlay of polished coloured marble with thin seams of gold leaf and natural veins',
  },
  {
    id: 'botanical',
    name: 'Botanical plate',
    says: 'Antique botanical plate: fine engraved outlines with delicate hand-tinting on cream paper, leaves and sprigs round it',
  },
  {
    id: 'pop-art',
    name: 'Pop art',
    says: 'Pop art of the 1960s: bold black outlines, flat primary colours, Ben-Day dots',
  },
  {
    id: 'riso',
    name: 'Riso print',
    says: 'Risograph print in three spot colours: halftone grain, overprinted layers slightly out of register, uncoated paper',
  },
  {
    id: 'stained-glass',
    name: 'Stained glass',
    says: 'Stained-glass window: luminous pieces of coloured glass held by dark lead lines',
  },
  {
    id: 'paper-cut',
    name: 'Paper cut',
    says: 'Layered paper cut-out: flat sheets of coloured paper with soft shadows between them',
  },
  {
    id: 'oil',
    name: 'Oil painting',
    says: 'Oil painting with visible brush strokes, thick paint and rich colour, on canvas',
  },
] as const satisfies readonly StyleInfo[]

/** What a provider is told about a style; empty where there is none of that id. */
export function styleWords(id: string): string {
  return STYLES.find((style) => style.id === id)?.says ?? ''
}
