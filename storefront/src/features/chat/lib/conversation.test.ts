import { expect, it } from 'vitest'
import { answerTo, GREETING } from './answers'
import { chatReducer, NOTHING_SAID, type ChatEvent } from './conversation'

const after = (...events: ChatEvent[]) => events.reduce(chatReducer, NOTHING_SAID)
const greeted: ChatEvent[] = [
  { type: 'answered', answer: GREETING },
  { type: 'offered', replies: GREETING.replies },
]

it('what is written takes the old replies away and waits for an answer', () => {
  const state = after(...greeted, { type: 'said', text: 'shipping' })
  expect(state).toMatchObject({ typing: true, replies: [] })
  expect(state.messages.map(({ type }) => type)).toEqual(['bot', 'user'])
})

it('late replies to an older answer are not offered', () => {
  const state = after(
    { type: 'answered', answer: GREETING },
    { type: 'said', text: 'shipping' },
    { type: 'offered', replies: GREETING.replies },
  )
  expect(state.replies).toEqual([])
})

it('what has no answer leaves the topic as it was', () => {
  const nothing = { shop: null, cases: [] }
  const asked = after(...greeted, { type: 'answered', answer: answerTo('shipping', nothing) })
  expect(asked.topic).toBe('delivery')
  expect(chatReducer(asked, { type: 'answered', answer: answerTo('qwertz', nothing) }).topic).toBe('delivery')
})

it('an ended chat starts anew', () => {
  expect(after(...greeted, { type: 'ended' })).toEqual(NOTHING_SAID)
})
