import { describe, expect, it } from 'vitest'
import { notSent, sendingAll } from './sent-together'

const options = [
  { id: 'basic', shipping_profile_id: 'cases' },
  { id: 'express', shipping_profile_id: 'cases' },
  { id: 'cart', shipping_profile_id: 'furniture' },
]
const line = (title: string, profile: string | null) => ({ title, profile })

describe('a cart', () => {
  it.each([
    [
      [line('Tough', 'cases'), line('Clear', 'cases')],
      ['basic', 'express'],
    ],
    [[line('Chair', 'furniture')], ['cart']],
    [[line('Tough', 'cases'), line('Chair', 'furniture')], []],
    [[line('Tough', 'cases'), line('Poster', 'paper')], []],
    [[line('Tough', null)], []],
    // Nothing of it is sent.
    [[], ['basic', 'express', 'cart']],
  ])('of %j is sent by %j', (lines, ids) => {
    expect(sendingAll(options, lines).map(({ id }) => id)).toEqual(ids)
  })
  it('that nothing sends says what is in the way', () => {
    const tough = line('Tough', 'cases')
    expect(notSent(options, [tough, line('Poster', 'paper'), line('Card', null)])).toBe(
      "We can't deliver Poster and Card at the moment. Please take it out of your cart, or try again later.",
    )
    expect(notSent(options, [tough, tough, line('Chair', 'furniture')])).toBe(
      "We can't send Tough and Chair together. Please order them one after the other.",
    )
  })
})
