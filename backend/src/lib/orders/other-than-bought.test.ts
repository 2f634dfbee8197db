import { describe, expect, it } from 'vitest'
import { bundleOf } from './order-fixture'
import { otherThanBought } from './other-than-bought'

const [gloss, unsaid] = bundleOf().order.items

describe('otherThanBought', () => {
  it('says what a renamed variant would print instead', () => {
    expect(otherThanBought({ device: 'iPhone 16', finish: 'Gloss' }, gloss!)).toBe(
      'iPhone 15 - Gloss was bought for iPhone 15, Gloss, but its variant is iPhone 16, Gloss by now. Name the variant as it was and give its print data again, or reject the order',
    )
    expect(otherThanBought({ device: 'iPhone 15', finish: 'Matte' }, gloss!)).toContain('is iPhone 15, Matte')
  })
  it('takes letters and blanks for nothing, and a line that says nothing for what its variant is', () => {
    expect(otherThanBought({ device: 'iphone  15', finish: 'gloss ' }, gloss!)).toBeNull()
    expect(otherThanBought({ device: 'Galaxy S24', finish: 'Matte' }, unsaid!)).toBeNull()
  })
})
