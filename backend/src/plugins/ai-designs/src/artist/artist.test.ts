import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { analyse } from './analyse'
import { compose, draw } from './draw'
import { makePicture } from './picture'
import { planPictures } from './plan'
import { Random } from './random'
import { SCENES } from './scenes'

const PLAIN = { salt: '', style: '', keepOut: '', transparent: false, reference: null }
const sha = (bytes: NodeJS.ArrayBufferView): string => createHash('sha256').update(bytes).digest('hex')
const drawAll = (prompt: string, salt = ''): Promise<string[]> =>
  Promise.all(planPictures({ prompt, salt }).map(async (plan) => sha((await draw(plan, 144, 240)).data)))

describe('the artist', () => {
  it('draws the same bytes for the same prompt and salt', async () => {
    expect(await drawAll('koi pond at dusk', 'x')).toEqual(await drawAll('koi pond at dusk', 'x'))
  })

  it('draws others for another salt', async () => {
    const [before, after] = [await drawAll('koi pond'), await drawAll('koi pond', 'again')]
    expect(after.filter((hash) => before.includes(hash))).toEqual([])
  })

  it.each(['mountain lake with aurora', 'white marble with gold', 'grandma’s teapot', '日本の海', '🦊'])(
    'draws four different pictures of %s',
    async (prompt) => {
      expect(new Set(await drawAll(prompt)).size).toBe(4)
    },
  )

  it('plans four pictures that differ in more than chance', () => {
    const looks = planPictures({ prompt: 'mount fuji' }).map((plan) =>
      [plan.scene.name, plan.palette.name, plan.style, plan.frame].join(),
    )
    expect(new Set(looks).size).toBe(4)
  })

  it('writes no broken number into the drawing of any of 200 prompts', () => {
    const random = new Random(4)
    const words = SCENES.map(({ words }) => words)
      .join(' ')
      .split(' ')
      .concat('red teal gold night dark pastel white sketch lake boat crescent zebra ééé'.split(' '))
    for (let i = 0; i < 200; i++) {
      const prompt = Array.from({ length: random.int(1, 6) }, () => random.pick(words)).join(' ')
      const plan = planPictures({ prompt, salt: String(i) })[i % 4]
      const svg = plan ? compose(plan, 1152, [1920, 1536, 2100][i % 3] ?? 1920).svg : null
      expect(svg === null || !/NaN|Infinity|undefined/.test(svg), prompt).toBe(true)
    }
  })

  it('follows the colours that the prompt names', () => {
    const [first] = planPictures({ prompt: 'abstract teal and coral waves of paint' })
    expect(first?.palette.name).toBe('teal+coral')
  })

  it('makes a PNG master of the asked size, with WebP views of it', async () => {
    const request = { ...PLAIN, prompt: 'sea', index: 0, width: 288, height: 480 }
    const { png, large, thumb, plan } = await makePicture(request)
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([large, thumb].map((file) => file.subarray(8, 12).toString())).toEqual(['WEBP', 'WEBP'])
    expect(plan).toContain('sea/')
  })
})

describe('reading a prompt', () => {
  it.each([
    ['A koi fish in a pond', 'koi'],
    ['Kittens under the moon', 'cat'],
    ['the great wave off the sea', 'wave'],
    ['cherry blossom and mount Fuji', 'fuji'],
    ['Neon Tokyo skyline', 'city'],
  ])('finds the subject of %s', (prompt, subject) => {
    expect(analyse(prompt).subjects[0]).toBe(subject)
  })

  it('knows rose gold as one colour', () => {
    expect(analyse('rose gold marble').colours).toEqual(['rose-gold'])
  })
})
