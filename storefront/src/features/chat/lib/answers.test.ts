import { describe, expect, it } from 'vitest'
import { makeShop } from '~/testing/make-shop'
import { answerTo, END_CHAT, SEND_EMAIL, TRY_AGAIN, type ChatFacts } from './answers'

const shop = makeShop([
  { name: 'Basic', price: 2.1, days: '5-7 business days', freeFrom: 50 },
  { name: 'Overnight', price: 12.95, days: 'next business day', freeFrom: null },
])
const facts: ChatFacts = {
  shop,
  cases: [
    { name: 'Snap Case', price: 15.99 },
    { name: 'Folio', price: 24.99 },
  ],
}

describe('the chat answers', () => {
  it.each([
    ['Hello', 'a general question', 'Hello!'],
    ['WHERE IS my parcel', 'my order', 'dashboard'],
    ['can I bring a picture?', 'my design', 'four pictures'],
    ['how long until it arrives', 'delivery', 'Basic £2.10, 5-7 business days'],
    ['I want a refund', 'a return', '30 days'],
    ['my case arrived broken', 'a return', 'prepaid label'],
    ['My order came and the print is smudged', 'a return', 'prepaid label'],
    ["the cover doesn't fit", 'a return', 'prepaid label'],
    ['the page is broken', 'a technical problem', 'Reloading'],
    ['the page is not working', 'a technical problem', 'Reloading'],
    [
      'what do they cost',
      'prices',
      'from £15.99: Snap Case £15.99, Folio £24.99. UK delivery from £2.10, free over £50.',
    ],
  ])('%s', (words, topic, text) => {
    const answer = answerTo(words, facts)
    expect(answer.topic).toBe(topic)
    expect(answer.text).toContain(text)
  })

  it('by the first group that fits', () => {
    expect(answerTo('how much is delivery of my order', facts).topic).toBe('my order')
    // 'hi' is a greeting as a word alone.
    expect(answerTo('what about shipping', facts).topic).toBe('delivery')
    expect(answerTo('hi!', facts).topic).toBe('a general question')
  })

  it('that it has no answer, with what can be done', () => {
    const { topic, replies } = answerTo('qwertz', facts)
    expect(replies).toEqual([SEND_EMAIL, TRY_AGAIN, END_CHAT])
    // What was talked about before stays the topic.
    expect(topic).toBeUndefined()
  })

  it('without prices where the shop’s are not known', () => {
    const unknown = { shop: null, cases: [] }
    expect(answerTo('shipping', unknown).text).not.toMatch(/£/)
    expect(answerTo('price', unknown).text).not.toMatch(/£/)
  })
})
