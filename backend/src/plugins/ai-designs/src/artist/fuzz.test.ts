import { describe, expect, it } from 'vitest'
import { compose } from './draw'
import { HUES } from './hues'
import { hash32, Random } from './random'
import { planPictures } from './plan'
import { SCENES } from './scenes'
import { STYLES } from '../styles'

const BROKEN = /NaN|Infinity|undefined|null|\[object/
const NOUNS =
  'hedgehog strawberry guitar bicycle camel pizza lighthouse teapot robot dragon violin cactus crab sushi anchor'
const OTHERS =
  'night dark pastel white sketch lake boat crescent zebra two three no without people stars "Stay wild" ééé 日本 🦊 wearing golden and in the of'

/** Prompts of all that the artist knows, and of what it does not. */
function vocabulary(): string[] {
  const words = SCENES.flatMap((scene) => `${scene.words} ${scene.weak ?? ''}`.split(' '))
  return [...words, ...Object.keys(HUES), ...NOUNS.split(' '), ...OTHERS.split(' ')].map((word) =>
    word.replaceAll('-', ' '),
  )
}

describe('the artist, asked for anything', () => {
  it('plans four pictures and writes sound drawings for 2,000 prompts', { timeout: 120_000 }, () => {
    const random = new Random(20)
    const words = vocabulary()
    const styles = ['', '', '', ...STYLES.map(({ id }) => id)]
    for (let i = 0; i < 2000; i++) {
      const prompt = Array.from({ length: random.int(1, 7) }, () => random.pick(words)).join(' ')
      const plans = planPictures({
        prompt,
        salt: String(i),
        style: random.pick(styles),
        transparent: i % 9 === 0,
      })
      const looks = plans.map(({ seed, scene, palette, wishes, frame }) =>
        hash32([seed, scene.name, palette.name, wishes.index, frame].join()),
      )
      expect(new Set(looks).size, prompt).toBe(4)
      // Every prompt is planned four times; drawing one in eight of them keeps the test short.
      const plan = plans[i % 4]
      if (i % 4 !== 0 || !plan) continue
      const drawing = compose(plan, 1152, [1920, 1536, 2100][i % 3] ?? 1920)
      for (const svg of [drawing.svg, drawing.mask]) {
        expect(svg === null || !BROKEN.test(svg), `${prompt} (${plan.scene.name}, ${plan.style})`).toBe(true)
      }
    }
  })
})
