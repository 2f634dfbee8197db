import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { STYLES, styleWords } from '../styles'
import { draw } from './draw'
import { likenessOf } from './likeness'
import { makePicture } from './picture'
import { planPictures } from './plan'
import { styleNamed } from './styles'

const SIZE = [144, 240] as const
const sha = (bytes: NodeJS.ArrayBufferView): string => createHash('sha256').update(bytes).digest('hex')
const EMPTY = {
  salt: '',
  style: '',
  keepOut: '',
  transparent: false,
  reference: null,
  width: 144,
  height: 240,
}

describe('styles', () => {
  it('are all known to the artist and have words for other providers', () => {
    expect(STYLES.filter(({ id }) => !styleNamed(id))).toEqual([])
    expect(styleWords('neon')).toContain('neon')
    expect(styleWords('')).toBe('')
  })

  it.each(['koi pond', 'galaxy', 'hedgehog'])('each draw another picture of %s', async (prompt) => {
    const pictures = await Promise.all(
      ['', ...STYLES.map(({ id }) => id)].map(async (style) => {
        const [plan] = planPictures({ prompt, style })
        return plan ? sha((await draw(plan, ...SIZE)).data) : ''
      }),
    )
    expect(new Set(pictures).size).toBe(STYLES.length + 1)
  })
})

describe('the subject alone', () => {
  it.each(['hedgehog', 'mountain lake'])('of %s stands on nothing', async (prompt) => {
    const { png } = await makePicture({ ...EMPTY, prompt, transparent: true, index: 0 })
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
    expect(info.channels).toBe(4)
    const alpha = data.filter((_value, i) => i % 4 === 3)
    expect(alpha[0]).toBe(0)
    expect(alpha.filter((value) => value > 250).length).toBeGreaterThan(alpha.length * 0.08)
  })
})

describe('more like this', () => {
  it('keeps scene and colours of one of ours and takes another composition', async () => {
    const like = await likenessOf({ bytes: new Uint8Array(), plan: 'v2/koi/emerald/0/paint/full', seed: '5' })
    const plans = planPictures({ prompt: 'something else', like })
    expect(plans.map(({ scene }) => scene.name)).toEqual(['koi', 'koi', 'koi', 'koi'])
    expect(plans.map(({ wishes }) => wishes.index)).toEqual([1, 2, 3, 0])
    expect(plans[0]?.palette.name).toBe('emerald')
  })

  it('knows a noun’s scene and a palette of named colours again', async () => {
    const like = await likenessOf({
      bytes: new Uint8Array(),
      plan: 'v2/noun:fox+apple/teal+coral/1/oil/full',
      seed: '5',
    })
    const [plan] = planPictures({ prompt: 'x', like })
    expect([plan?.scene.name, plan?.palette.name]).toEqual(['noun:fox+apple', 'teal+coral'])
  })

  it('takes the colours of any other picture', async () => {
    const red = { r: 200, g: 30, b: 40 }
    const bytes = await sharp({ create: { width: 60, height: 90, channels: 3, background: red } })
      .png()
      .toBuffer()
    const like = await likenessOf({ bytes, plan: null, seed: null })
    const [plan] = planPictures({ prompt: 'mountains', like })
    expect(plan?.palette.name).toBe('picture')
    expect(plan?.palette.flowers[0]).toMatch(/^#[c-f][0-9a-f][2-7]/)
  })
})
