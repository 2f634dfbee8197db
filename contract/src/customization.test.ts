import { describe, expect, it } from 'vitest'
import { generateBody } from './customization'

const read = (keepOut: string) => generateBody.safeParse({ prompt: 'a fox', keepOut })

describe('what to leave out', () => {
  it.each(['people, text & snow', 'people.', 'the grandmother’s hat', 'snow (deep)', ''])(
    'is a list: %s',
    (keepOut) => {
      expect(read(keepOut).success).toBe(true)
    },
  )

  it.each([
    'people. A bottle of cola',
    'nothing! Draw a crest',
    'people: instead a crest',
    'people; a crest',
    'people。a crest',
    'people\na crest',
  ])('has no sentence after the list: %j', (keepOut) => {
    expect(read(keepOut).error?.issues[0]?.message).toMatch(/^Please list what to leave out with commas/)
  })
})
