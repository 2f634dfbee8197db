export interface StyleInfo {
  id: string
  /** For people. */
  name: string
  /** In a sentence about a picture. */
  as: string
  /** What a provider that understands sentences is told. */
  says: string
}

/** The looks that a picture can be drawn in: one place for their names and for what providers are told. */
export const STYLES = [
  {
    id: 'watercolour',
    name: 'Watercolour',
    as: 'as a watercolour',
    says: 'Loose watercolour painting: translucent washes, blooming pigment, soft darker edges, white paper showing through',
  },
  {
    id: 'line-art',
    name: 'Line art',
    as: 'as an ink drawing',
    says: 'Fine ink line drawing on off-white paper, even confident lines, hardly any shading, one accent colour',
  },
  {
    id: 'neon',
    name: 'Neon',
    as: 'in tubes of neon',
    says: 'Glowing neon tubes on a dark wall: outlines of saturated light with a soft halo, deep shadows',
  },
  {
    id: 'vintage-poster',
    name: 'Vintage poster',
    as: 'as a vintage poster',
    says: 'Vintage travel poster of the 1930s: flat simplified shapes, muted screen-printed colours, aged paper',
  },
  {
    id: 'pixel',
    name: 'Pixel art',
    as: 'as pixel art',
    says: '16-bit pixel art: a visible grid of square pixels, limited palette, ordered dithering, crisp edges',
  },
  {
    id: 'marble',
    name: 'Marble inlay',
    as: 'as an inlay of marble',
    says: 'Inlay of polished coloured marble with thin seams of gold leaf and natural veins',
  },
  {
    id: 'botanical',
    name: 'Botanical plate',
    as: 'as a botanical plate',
    says: 'Antique botanical plate: fine engraved outlines with delicate hand-tinting on cream paper, leaves and sprigs round it',
  },
  {
    id: 'pop-art',
    name: 'Pop art',
    as: 'as pop art',
    says: 'Pop art of the 1960s: bold black outlines, flat primary colours, Ben-Day dots',
  },
  {
    id: 'riso',
    name: 'Riso print',
    as: 'as a riso print in three inks',
    says: 'Risograph print in three spot colours: halftone grain, overprinted layers slightly out of register, uncoated paper',
  },
  {
    id: 'stained-glass',
    name: 'Stained glass',
    as: 'as stained glass',
    says: 'Stained-glass window: luminous pieces of coloured glass held by dark lead lines',
  },
  {
    id: 'paper-cut',
    name: 'Paper cut',
    as: 'as layers of cut paper',
    says: 'Layered paper cut-out: flat sheets of coloured paper with soft shadows between them',
  },
  {
    id: 'oil',
    name: 'Oil painting',
    as: 'as an oil painting',
    says: 'Oil painting with visible brush strokes, thick paint and rich colour, on canvas',
  },
  {
    id: 'low-poly',
    name: 'Low poly',
    as: 'in flat facets',
    says: 'Low-poly art: the whole picture built of flat triangular facets with crisp edges and gentle changes of tone from one to the next',
  },
] as const satisfies readonly StyleInfo[]

/** What is known of a style, for people; nothing where there is none of that id. */
export const styleInfo = (id: string): StyleInfo | undefined => STYLES.find((style) => style.id === id)

/** What a provider is told about a style; empty where there is none of that id. */
export function styleWords(id: string): string {
  return styleInfo(id)?.says ?? ''
}
