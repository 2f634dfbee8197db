import { describe, expect, it } from 'vitest'
import { finishedDraft, smallPicture } from '~/testing/make-draft'
import { wishOf, wordsOf } from './job-wish'

const drawn = finishedDraft(2)
const [picture] = drawn.variations
if (!picture) throw new Error('There are two')

describe('what is asked for', () => {
  it.each(['a fox', ' A  Fox ', 'a\nfox', 'a\u0007 fox'])(
    'is other pictures where %j is drawn already, as the shop takes it',
    (prompt) => expect(wishOf({ ...drawn, prompt }, {}).again).toBe(true),
  )
  it.each(['a foxglove', 'afox', 'a fox!'])('is what it says where %j is new', (prompt) =>
    expect(wishOf({ ...drawn, prompt }, {}).again).toBe(false),
  )
})

it.each([
  ['a fox  that says "ANNA"', true],
  ['A Fox that says "ANNA"', true],
  ['a fox that says "Anna"', false],
])('words to be written are others in other letters: %j', (prompt, again) => {
  const variations = drawn.variations.map((each) => ({ ...each, originalPrompt: 'a fox that says "ANNA"' }))
  expect(wishOf({ ...drawn, variations, prompt }, {}).again).toBe(again)
})

describe('more of a picture', () => {
  const written = { ...drawn, prompt: 'a boat' }
  it('is asked for by the words that it was drawn by', () => expect(wordsOf(picture, written)).toBe('a fox'))
  it.each([{ origin: 'uploaded' }, { origin: 'design', brought: true }] as const)(
    'that nobody drew (%j), by those that are written',
    (kind) => expect(wordsOf(smallPicture(kind), written)).toBe('a boat'),
  )
})
