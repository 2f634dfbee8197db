import { APIError } from 'openai'
import { beforeEach, describe, expect, it } from 'vitest'
import { ModelWatch } from './model-watch'

let answer: () => Promise<unknown>
let asked = 0
let warned: string[] = []
let now = 0
let watch: ModelWatch

const refusal = (status: number, code: string | null) => () =>
  Promise.reject(APIError.generate(status, { error: { code, message: 'no' } }, undefined, new Headers()))

beforeEach(() => {
  asked = 0
  warned = []
  now = 1_000_000_000
  answer = () => Promise.resolve({ id: 'gpt-image-9', shutdown_date: null })
  const ask = () => {
    asked += 1
    return answer()
  }
  watch = new ModelWatch(
    'gpt-image-9',
    ask,
    (sentence) => warned.push(sentence),
    () => now,
  )
})

describe('the watch over the image model', () => {
  it.each([
    ['2026-12-01', '1 December 2026'],
    [Date.UTC(2026, 11, 1) / 1000, '1 December 2026'],
    ['soon', 'soon'],
  ])('tells that it ends: %s', async (date, words) => {
    answer = () => Promise.resolve({ shutdown_date: date })
    const sentence = `The image model gpt-image-9 is shut down on ${words}. Set IMAGE_MODEL to another one.`
    expect(await watch.look()).toBe(sentence)
    expect(warned).toEqual([sentence])
    // The log hears of it once.
    await watch.look()
    expect(warned).toHaveLength(1)
    answer = () => Promise.resolve({})
    expect(await watch.look()).toBeNull()
  })

  it('tells of a model that is not there and of a key that is refused', async () => {
    answer = refusal(404, 'model_not_found')
    expect(await watch.look()).toContain('unknown to the provider')
    answer = refusal(401, 'invalid_api_key')
    expect(await watch.look()).toContain('does not accept the key')
  })

  it('takes no answer for no news', async () => {
    answer = refusal(404, null)
    expect(await watch.look()).toBeNull()
    answer = () => Promise.resolve({ shutdown_date: '2026-12-01' })
    await watch.look()
    for (const silence of [
      refusal(500, null),
      () => Promise.reject(new Error('no line')),
      () => Promise.resolve('x'),
    ]) {
      answer = silence
      expect(await watch.look()).toContain('1 December 2026')
    }
  })

  it('looks once a day', async () => {
    await watch.latest()
    await watch.latest()
    now += 86_400_001
    await watch.latest()
    expect(asked).toBe(2)
  })
})
