import { afterEach, describe, expect, it, vi } from 'vitest'
import { CENTRED } from '~/components/case/placement'
import { useStudioStore } from '../store'
import { readDraft } from './kept-draft'
import { EMPTY_DRAFT } from './studio-state'

const variation = {
  id: 'd1',
  originalPrompt: 'a fox',
  imageUrl: '/files/d1.webp',
  thumbnailUrl: '/files/d1-s.webp',
  width: 1000,
  height: 2000,
  designId: null,
  drawnAs: null,
}
const whole = {
  step: 5,
  productId: 2,
  device: 'iPhone 15',
  finish: 'Matte',
  prompt: 'a fox',
  style: 'neon',
  keepOut: 'people',
  transparent: true,
  reference: { id: 'v7', thumbnailUrl: '/files/v7.webp', origin: 'uploaded' },
  drawingId: 'job_2',
  jobId: 'job_1',
  variations: [
    variation,
    { ...variation, id: 'd2', designId: 'design_1', drawnAs: 'Fox in the snow.', origin: 'design' },
    { ...variation, id: 'd3', designId: 'design_2', origin: 'design', brought: true },
  ],
  selectedId: 'd1',
  placement: {
    ...CENTRED,
    scale: 1.5,
    mirror: true,
    text: {
      content: 'Jo',
      font: 'caveat',
      size: 0.2,
      x: 0,
      y: 0.3,
      rotation: 0,
      colour: '#ffffff',
      outline: null,
    },
  },
  drawnWords: ['a boat', 'a fox'],
}
/** As the studio wrote it before it drew by jobs. */
const older = {
  step: 5,
  productId: 2,
  device: 'iPhone 15',
  finish: 'Matte',
  prompt: 'a fox',
  variations: [
    {
      id: 'd1',
      originalPrompt: 'a fox',
      imageUrl: '/files/d1.webp',
      thumbnailUrl: '/files/d1-s.webp',
      width: 1000,
      height: 2000,
    },
  ],
  selectedId: 'd1',
  placement: { x: 0, y: 0.1, scale: 1, rotation: 0, fit: 'cover', background: '#ffffff' },
}

describe('readDraft', () => {
  it('keeps a draft as it was', () => expect(readDraft(whole)).toEqual(whole))
  it('reads a draft of before', () =>
    expect(readDraft(older)).toEqual({
      ...older,
      ...{ style: null, keepOut: '', transparent: false, reference: null, drawingId: null, jobId: null },
      variations: [variation],
      placement: { ...CENTRED, y: 0.1 },
      drawnWords: [],
    }))
  it.each([null, 'x', 7, [], {}, { step: 99, variations: 'x', placement: null, prompt: 5 }])(
    'begins anew with %j',
    (damaged) => expect(readDraft(damaged)).toEqual(EMPTY_DRAFT),
  )
  it('goes back to the first gap', () => {
    expect(readDraft({ ...whole, device: 7 })).toMatchObject({ step: 2, device: null, finish: null })
    expect(readDraft({ ...whole, finish: 'Velvet' })).toMatchObject({ step: 3, finish: null })
    expect(readDraft({ ...whole, variations: [null, { id: 'd1' }] })).toMatchObject({
      step: 4,
      variations: [],
      selectedId: null,
    })
  })
  it('chooses a variation that exists, and puts a damaged placement in the middle', () =>
    expect(readDraft({ ...whole, selectedId: 'gone', placement: { x: 'a' } })).toMatchObject({
      selectedId: 'd1',
      placement: CENTRED,
    }))
})

describe('the studio’s store', () => {
  afterEach(() => vi.restoreAllMocks())

  it('works where the browser keeps nothing', async () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    await useStudioStore.persist.rehydrate()
    useStudioStore.getState().chooseProduct(3)
    expect(useStudioStore.getState()).toMatchObject({ step: 2, productId: 3 })
  })

  it('brings back nothing that would break a page', async () => {
    localStorage.setItem(
      'caseloom_studio',
      JSON.stringify({ state: { step: 5, productId: 2, variations: 'x', placement: null }, version: 1 }),
    )
    await useStudioStore.persist.rehydrate()
    expect(useStudioStore.getState()).toMatchObject({ step: 2, variations: [], placement: CENTRED })
  })
})
