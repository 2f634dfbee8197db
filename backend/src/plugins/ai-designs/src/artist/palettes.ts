import { lightness } from './colour'

export type Four = readonly [string, string, string, string]

/** Curated colours: a ramp for the sky, one for the land from far to near, and what goes on top. */
export interface Palette {
  name: string
  tags: readonly string[]
  sky: readonly string[]
  land: readonly [string, string, string]
  accent: string
  accent2: string
  light: string
  dark: string
  paper: string
  leaf: string
  flowers: Four
}

export const skyTop = (palette: Palette): string => palette.sky[0] ?? palette.dark
export const skyFoot = (palette: Palette): string => palette.sky.at(-1) ?? palette.light
export const skyAt = (palette: Palette, index: number): string =>
  palette.sky[Math.min(index, palette.sky.length - 1)] ?? palette.dark
export const isDark = (palette: Palette): boolean => lightness(skyTop(palette)) < 0.45

interface Swatch {
  tags: string
  sky: readonly string[]
  land: readonly [string, string, string]
  accents: readonly [string, string]
  /** light, dark, paper, leaf */
  ground: Four
  flowers: Four
}

const SWATCHES = {
  sunset: {
    tags: 'sunset sun dusk evening golden-hour warm summer fire orange romantic desert beach',
    sky: ['#2b1a52', '#7c2f72', '#e0586a', '#fba862', '#ffe2a6'],
    land: ['#c25b78', '#6a2f6b', '#22143d'],
    accents: ['#fff0c2', '#ff7a59'],
    ground: ['#ffe9c7', '#1b1033', '#fbf1e3', '#3f6b5b'],
    flowers: ['#f2545b', '#f7a072', '#ffd6a5', '#a4243b'],
  },
  dawn: {
    tags: 'dawn sunrise pastel soft morning dreamy gentle calm peaceful spring cute baby cloud',
    sky: ['#9fbde6', '#d5c6ea', '#f8cfd0', '#fde9d2'],
    land: ['#bcb4d8', '#8385b6', '#464b7d'],
    accents: ['#fff6df', '#f5929f'],
    ground: ['#fffaf2', '#2f3258', '#fdf7f0', '#7fa48c'],
    flowers: ['#f4a6b4', '#f7cfd0', '#b8b5e6', '#fff3e4'],
  },
  night: {
    tags: 'night midnight moon dark star stars starry mystic mysterious aurora northern',
    sky: ['#060b22', '#10214e', '#27488a', '#6b86b8'],
    land: ['#2f4a7c', '#182c56', '#070f24'],
    accents: ['#fdf1cc', '#8fd3ff'],
    ground: ['#eaf3ff', '#050a1c', '#eef1f6', '#2f5d62'],
    flowers: ['#8d99e0', '#5c6bc0', '#e4e7ff', '#c58bd9'],
  },
  forest: {
    tags: 'forest woods nature green tree fern moss hike mountain misty fog calm',
    sky: ['#cfe0d0', '#e2ead2', '#f7efd6'],
    land: ['#9dbba3', '#4c7a66', '#102b27'],
    accents: ['#f6c667', '#d9653b'],
    ground: ['#fbf6e1', '#0d231f', '#f6f2e3', '#3f7355'],
    flowers: ['#d9653b', '#f2c879', '#fff3dc', '#a23b2a'],
  },
  ocean: {
    tags: 'ocean sea water wave blue aqua surf marine lagoon lake',
    sky: ['#0b4a70', '#2b8ca3', '#9ed8cf', '#f8eecf'],
    land: ['#3ba0ad', '#15607f', '#052642'],
    accents: ['#fff1c9', '#ff8a5c'],
    ground: ['#f1fbf6', '#04203a', '#f3f6ef', '#2d8f7d'],
    flowers: ['#ff8a5c', '#ffd7a3', '#7fd1c7', '#f4f1de'],
  },
  autumn: {
    tags: 'autumn fall harvest rust leaf cozy cosy coffee october halloween',
    sky: ['#f7e3b5', '#f6bb75', '#e0784a'],
    land: ['#cf7144', '#8c3b33', '#34191f'],
    accents: ['#fff1cf', '#b23a2e'],
    ground: ['#fff4da', '#2c151b', '#fbf0dd', '#7d7a3c'],
    flowers: ['#d1495b', '#edae49', '#8c2f39', '#f4d9a8'],
  },
  winter: {
    tags: 'winter snow ice frost frozen cold christmas arctic',
    sky: ['#5f90bd', '#a9cbe3', '#eef6f8'],
    land: ['#a3c3da', '#5a86ad', '#1b3858'],
    accents: ['#ffffff', '#e2635f'],
    ground: ['#ffffff', '#12283f', '#f5f9fb', '#3d6b70'],
    flowers: ['#e2635f', '#ffffff', '#a9cbe3', '#7d1f2d'],
  },
  neon: {
    tags: 'neon cyberpunk synthwave retro 80s vaporwave city tokyo electric party future arcade',
    sky: ['#090420', '#2a0b5e', '#9a1896', '#ff4f8b', '#ffb36b'],
    land: ['#4a1688', '#1f0b4d', '#080318'],
    accents: ['#ffe56b', '#21e6ff'],
    ground: ['#ffd9f5', '#070214', '#fdf0ff', '#12b5a6'],
    flowers: ['#ff2bd1', '#21e6ff', '#ffe56b', '#8b5cff'],
  },
  sakura: {
    tags: 'sakura cherry blossom japan japanese pink kawaii zen fuji geisha',
    sky: ['#f6cfd4', '#fbe4de', '#fff6ea'],
    land: ['#e7b3bd', '#ad7b98', '#53395a'],
    accents: ['#e4572e', '#f28fa5'],
    ground: ['#fff7f4', '#3a2438', '#fff8f1', '#8aa37b'],
    flowers: ['#f28fa5', '#f9c6cf', '#ffffff', '#d1495b'],
  },
  boho: {
    tags: 'boho terracotta earth earthy desert cactus sand abstract minimal scandinavian beige',
    sky: ['#f3e2c9', '#eccba3', '#e2a576'],
    land: ['#cf8a5c', '#a9573c', '#552a27'],
    accents: ['#c8553d', '#e3a93f'],
    ground: ['#fbf2e2', '#44251f', '#faf1e4', '#6d7b5a'],
    flowers: ['#c8553d', '#e9b97a', '#f3e2c9', '#8a3b2e'],
  },
  royal: {
    tags: 'royal gold golden luxury elegant navy art-deco classy vintage baroque',
    sky: ['#0a1030', '#141d4c', '#22306b'],
    land: ['#2a3876', '#151e4d', '#080c26'],
    accents: ['#e8c06a', '#f4e2b0'],
    ground: ['#fff4d6', '#080b20', '#f5eedd', '#2f4f63'],
    flowers: ['#e8c06a', '#c98b6b', '#f4e2b0', '#31407f'],
  },
  emerald: {
    tags: 'emerald tropical monstera palm jungle botanical lush rainforest',
    sky: ['#0b2b26', '#14483d', '#2f7a5c'],
    land: ['#2c7a5b', '#155044', '#071c1a'],
    accents: ['#f3c969', '#f08a5d'],
    ground: ['#eaf6dd', '#061814', '#f2f4e6', '#2f7d5b'],
    flowers: ['#f08a5d', '#f9c6a8', '#f3c969', '#d64550'],
  },
  candy: {
    tags: 'candy pop fun happy colorful colourful rainbow kids cheerful bright groovy joyful',
    sky: ['#5ac8fa', '#a78bfa', '#ff8fc7', '#ffd37a'],
    land: ['#ff8fc7', '#7a5cf0', '#2d2a6e'],
    accents: ['#fff3b0', '#ff5d8f'],
    ground: ['#fffdf3', '#241f57', '#fffaf0', '#34b98f'],
    flowers: ['#ff5d8f', '#ffb400', '#5ac8fa', '#8f6bff'],
  },
  cosmos: {
    tags: 'galaxy space cosmos nebula universe planet astronaut cosmic milky',
    sky: ['#040311', '#160b3d', '#45187a', '#a02f9a', '#f28fb0'],
    land: ['#34187a', '#1a0c45', '#060314'],
    accents: ['#ffe3b3', '#6fe3ff'],
    ground: ['#fff2fb', '#04020f', '#f3effa', '#2b5f7d'],
    flowers: ['#e85fb0', '#8a5cf0', '#6fe3ff', '#ffd7a8'],
  },
  ink: {
    tags: 'black white monochrome mono noir ink simple grey gray minimalist',
    sky: ['#f4f2ec', '#e9e6df', '#dcd8cf'],
    land: ['#b5b1a8', '#6c6a66', '#1d1c1c'],
    accents: ['#c7402d', '#1d1c1c'],
    ground: ['#ffffff', '#151414', '#f7f5ef', '#4d4f4a'],
    flowers: ['#c7402d', '#2a2929', '#f7f5ef', '#8d8a84'],
  },
  lavender: {
    tags: 'lavender purple violet lilac magic magical fairy unicorn dream fantasy witch',
    sky: ['#4b3b86', '#8d74c4', '#cdb2e4', '#fbe3e6'],
    land: ['#a78ad0', '#6549a1', '#241a4d'],
    accents: ['#fff1d6', '#f59ac0'],
    ground: ['#fbf4ff', '#1d1440', '#f9f4fb', '#6e9a86'],
    flowers: ['#9b72cf', '#c9a7eb', '#f59ac0', '#fff1d6'],
  },
} as const satisfies Record<string, Swatch>

export type PaletteName = keyof typeof SWATCHES
export const PALETTE_NAMES = Object.keys(SWATCHES) as PaletteName[]

export function paletteOf(name: PaletteName): Palette {
  const { tags, sky, land, accents, ground, flowers } = SWATCHES[name]
  const [light, dark, paper, leaf] = ground
  const [accent, accent2] = accents
  return { name, tags: tags.split(' '), sky, land, accent, accent2, light, dark, paper, leaf, flowers }
}
