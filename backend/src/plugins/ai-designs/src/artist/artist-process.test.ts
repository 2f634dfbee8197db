import { afterAll, describe, expect, it } from 'vitest'
import { ArtistProcess } from './artist-process'
import { makePicture } from './picture'

const artist = new ArtistProcess()
const request = { prompt: 'blue sea', salt: '', style: '', width: 144, height: 240 }
afterAll(() => artist.stop())

describe('the artist’s process', () => {
  it('draws the same bytes as the artist does here', async () => {
    const [there, here] = await Promise.all([
      artist.draw({ ...request, index: 1 }),
      makePicture({ ...request, index: 1 }),
    ])
    expect(there.png.equals(here.png)).toBe(true)
  })

  it('passes an error on and goes on drawing', async () => {
    await expect(artist.draw({ ...request, index: 9 })).rejects.toThrow('There is no picture 9')
    await expect(artist.draw({ ...request, index: 0 })).resolves.toMatchObject({
      plan: expect.stringContaining('sea/') as string,
    })
  })

  it('starts again after it was stopped', async () => {
    artist.stop()
    await new Promise((resolve) => setTimeout(resolve, 200))
    await expect(artist.draw({ ...request, index: 2 })).resolves.toHaveProperty('thumb')
  })
})
