import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { moderatePicture, moderatePrompt } from './moderate'

// Nothing listens there, and nsfwjs is not among the packages that the shop brings.
const DOWN = { apiKey: 'sk-test', baseUrl: 'http://127.0.0.1:9/v1' }
const picture = () =>
  sharp({ create: { width: 30, height: 50, channels: 3, background: '#2a9d8f' } })
    .webp()
    .toBuffer()

describe('without a checker that answers', () => {
  it('the shop’s own lists judge words', async () => {
    expect(await moderatePrompt(DOWN, { prompt: 'a mountain lake' })).toEqual({ allowed: true, flags: [] })
    expect(await moderatePrompt(DOWN, { prompt: 'P1kachu' })).toMatchObject({
      allowed: false,
      class: 'brand',
    })
    expect(await moderatePrompt({}, { prompt: 'a naked man' })).toMatchObject({ class: 'sexual' })
  })

  it('a picture passes and says to the administrator that nothing looked at it', async () => {
    const unseen = [expect.objectContaining({ severity: 'note' })]
    expect(await moderatePicture({}, await picture())).toEqual([])
    expect(await moderatePicture(DOWN, await picture())).toEqual(unseen)
    expect(await moderatePicture({ imageCheck: 'nsfwjs' }, await picture())).toEqual(unseen)
  })
})
