import { describe, expect, it } from 'vitest'
import {
  chooseDevice,
  chooseFinish,
  chooseProduct,
  createNewDesign,
  EMPTY_DRAFT,
  receiveVariations,
  selectedVariation,
  selectVariation,
} from './studio-state'

const variation = (id: string) => ({
  id,
  imageData: 'UklGRg==',
  originalPrompt: 'a fox',
  imageUrl: `/api/files/artwork/${id}/large.webp`,
  thumbnailUrl: `/api/files/artwork/${id}/thumb.webp`,
  width: 1152,
  height: 1920,
})
const ready = chooseFinish(chooseDevice(chooseProduct(EMPTY_DRAFT, 2), 'iPhone 16'), 'Matte')
const drawn = receiveVariations({ ...ready, prompt: 'a fox' }, [variation('a'), variation('b')])

describe('the studio’s steps', () => {
  it('go 1 to 5 as the shopper chooses', () => {
    expect(EMPTY_DRAFT.step).toBe(1)
    expect(chooseProduct(EMPTY_DRAFT, 2).step).toBe(2)
    expect(chooseDevice(chooseProduct(EMPTY_DRAFT, 2), 'iPhone 16').step).toBe(3)
    expect(ready.step).toBe(4)
    expect(drawn.step).toBe(5)
  })

  it('select the first variation and keep no picture data', () => {
    expect(selectedVariation(drawn)?.id).toBe('a')
    expect(JSON.stringify(drawn)).not.toContain('UklGR')
  })

  it('another product clears device, finish and designs', () => {
    expect(chooseProduct(drawn, 3)).toMatchObject({
      step: 2,
      device: null,
      finish: null,
      variations: [],
      selectedId: null,
    })
  })

  it('another device clears the finish and keeps the designs for the next finish', () => {
    const moved = chooseDevice(drawn, 'Galaxy S25')
    expect(moved).toMatchObject({ step: 3, finish: null })
    expect(chooseFinish(moved, 'Gloss').step).toBe(5)
  })

  it('another variation is centred again', () => {
    const placed = { ...drawn, placement: { ...drawn.placement, scale: 2 } }
    expect(selectVariation(placed, 'b')).toMatchObject({ selectedId: 'b', placement: { scale: 1 } })
  })

  it('Create New Design goes back to step 3 without words or pictures', () => {
    expect(createNewDesign(drawn)).toMatchObject({
      step: 3,
      prompt: '',
      variations: [],
      selectedId: null,
      finish: 'Matte',
    })
  })
})
