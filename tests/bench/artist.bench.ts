import { describe, expect, it } from 'vitest'
import { makePicture } from '../../backend/src/plugins/ai-designs/src/artist/picture'
import { markdown } from './table'

const PROMPTS = [
  'koi pond at dusk',
  'mountain lake with pine trees',
  'mount fuji with cherry blossom',
  'neon city at night',
  'galaxy with a ringed planet',
  'white marble with gold veins',
  'dense floral bouquet of peonies',
  'great wave',
  'sunset over the sea',
  'a cat looking at the moon',
  'bauhaus pattern',
  'abstract fluid art in teal and coral',
  'terrazzo',
  'boho arches',
  'hedgehog in a wreath',
  'strawberries',
  'fox in a forest',
  'hot air balloons',
  'butterflies',
  'mandala in purple',
  '"Stay wild" over misty mountains',
  'a cat wearing sunglasses',
  'London skyline at night',
  'leopard print',
  'lavender fields',
]
const STYLES = ['watercolour', 'neon', 'vintage-poster', 'stained-glass', 'oil', 'riso']
const SIZE = { width: 1152, height: 1920 }
const EMPTY = { salt: '', keepOut: '', transparent: false, reference: null }
const quiet = { stage: () => undefined, partial: () => undefined }

interface Times {
  first: number
  all: number
  /** What a core that does nothing else would need for all four. */
  cpu: number
}

/** Milliseconds until the first small picture and for all four, as the drawing process makes them: encoded, one after the other. */
async function drawFour(prompt: string, style: string): Promise<Times> {
  const start = performance.now()
  const before = process.cpuUsage()
  let first = 0
  for (let index = 0; index < 4; index++) {
    const on = { ...quiet, partial: () => void (first ||= performance.now() - start) }
    await makePicture({ ...EMPTY, ...SIZE, prompt, style, index }, on)
  }
  const { user, system } = process.cpuUsage(before)
  return { first, all: performance.now() - start, cpu: (user + system) / 1000 }
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function table(rows: { name: string; prompt: string; style: string }[]): Promise<Times[]> {
  const times: Times[] = []
  const lines: (string | number)[][] = []
  for (const { name, prompt, style } of rows) {
    const time = await drawFour(prompt, style)
    times.push(time)
    lines.push([name, Math.round(time.first), Math.round(time.all), Math.round(time.cpu)])
  }
  lines.push([
    'median',
    Math.round(median(times.map(({ first }) => first))),
    Math.round(median(times.map(({ all }) => all))),
    Math.round(median(times.map(({ cpu }) => cpu))),
  ])
  console.log(
    `\n${markdown(['four pictures, 1152 x 1920', 'first small picture, ms', 'all four, ms', 'of a core, ms'], lines)}\n`,
  )
  return times
}

describe('the built-in artist, on one core', () => {
  it('draws four variations of a prompt', async () => {
    await drawFour('warm up', '')
    const times = await table(PROMPTS.map((prompt) => ({ name: prompt, prompt, style: '' })))
    expect(times).toHaveLength(PROMPTS.length)
  })

  it('draws them in a style', async () => {
    const rows = STYLES.map((style) => ({ name: `koi pond, ${style}`, prompt: 'koi pond', style }))
    expect(await table(rows)).toHaveLength(STYLES.length)
  })
})
