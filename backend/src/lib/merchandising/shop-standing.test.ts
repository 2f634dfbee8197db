import { describe, expect, it } from 'vitest'
import { shopStanding } from './shop-standing'

const published = { status: 'published', soldHere: true, entry: { devices: new Set(['iphone 15']) } }

describe('shopStanding', () => {
  it('tells whether shoppers can buy a product, or what is missing first', () => {
    expect(shopStanding(published)).toBe('shown')
    expect(shopStanding({ ...published, entry: { devices: new Set() } })).toBe('nothing_buyable')
    expect(shopStanding({ ...published, entry: undefined })).toBe('no_price')
    expect(shopStanding({ ...published, soldHere: false, entry: undefined })).toBe('not_in_channel')
    expect(shopStanding({ status: 'draft', soldHere: false, entry: undefined })).toBe('draft')
  })
})
