import { clampChroma, formatHex, interpolate, oklab, oklch, parse } from 'culori'

const MEMO_LIMIT = 20_000
const memory = new Map<string, string>()

function remember(key: string, make: () => string): string {
  const known = memory.get(key)
  if (known !== undefined) return known
  if (memory.size > MEMO_LIMIT) memory.clear()
  const made = make()
  memory.set(key, made)
  return made
}

/** Mixes two colours in OKLab, where a mixture looks like paint and not like grey mud. */
export function mix(from: string, to: string, amount: number): string {
  const t = Math.round(Math.min(1, Math.max(0, amount)) * 200) / 200
  return remember(`${from}${to}${t}`, () => formatHex(interpolate([from, to], 'oklab')(t)))
}

export interface Shift {
  lightness?: number
  chroma?: number
  hue?: number
}

/** Lighter, duller or another hue: chroma is a factor, the others are added. */
export function shift(colour: string, { lightness = 0, chroma = 1, hue = 0 }: Shift): string {
  return remember(`${colour}|${lightness}|${chroma}|${hue}`, () => {
    const base = oklch(colour) ?? { mode: 'oklch', l: 0.5, c: 0, h: 0 }
    const l = Math.min(1, Math.max(0, base.l + lightness))
    return lch(l, base.c * chroma, (base.h ?? 0) + hue)
  })
}

/** A colour by lightness, chroma and hue, brought into sRGB. */
export function lch(l: number, c: number, h: number): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h: ((h % 360) + 360) % 360 }, 'oklch'))
}

/** Lightness, chroma and hue of a colour. */
export function asLch(colour: string): { l: number; c: number; h: number } {
  const { l, c, h = 0 } = oklch(colour) ?? { l: 0.5, c: 0 }
  return { l, c, h }
}

/** Perceived lightness, 0 to 1. */
export function lightness(colour: string): number {
  return oklab(colour)?.l ?? 0.5
}

export type Channels = readonly [number, number, number]

/** Red, green and blue, 0 to 255. */
export function channels(colour: string): Channels {
  const parsed = parse(colour)
  if (parsed?.mode !== 'rgb') return [0, 0, 0]
  return [parsed.r * 255, parsed.g * 255, parsed.b * 255]
}

/** Colours at equal steps along a path through the given ones. */
export function ramp(colours: readonly string[], steps: number): string[] {
  const at = interpolate([...colours], 'oklab')
  return Array.from({ length: steps }, (_, i) => formatHex(at(steps === 1 ? 0 : i / (steps - 1))))
}
