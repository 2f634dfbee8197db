import { describe, expect, it } from 'vitest'
import { mayBeDuplicate } from './possible-duplicate'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 9, minute))
const row = { id: 'b', line_hash: 'h', created_at: at(10), paid_at: at(20), order_id: null }
const other = { id: 'a', line_hash: 'h', created_at: at(5), paid_at: at(12), order_id: 'order_1' }

describe('mayBeDuplicate', () => {
  it('flags the same goods paid on another page while this one was open', () => {
    expect(mayBeDuplicate(row, other)).toBe(true)
    expect(mayBeDuplicate(row, { ...other, created_at: at(11), paid_at: at(30) })).toBe(true)
  })

  it.each([
    ['itself', { ...other, id: 'b' }],
    ['other goods', { ...other, line_hash: 'else' }],
    ['a page that was not paid', { ...other, paid_at: null }],
    ['a purchase that was finished before', { ...other, created_at: at(1), paid_at: at(2) }],
  ])('leaves %s alone', (_what, candidate) => {
    expect(mayBeDuplicate(row, candidate)).toBe(false)
  })
})
