import type { Design, Job } from '@caseloom/contract'
import { describe, expect, it } from 'vitest'
import { CENTRED } from '~/components/case/placement'
import { FRESH_WORDS } from '../placement/adjust'
import { gridSlots } from './grid-slots'
import { askedJob } from './job-state'
import { wishOf } from './job-wish'
import { recentPictures } from './recent-pictures'
import {
  chooseDevice,
  chooseFinish,
  chooseProduct,
  createNewDesign,
  EMPTY_DRAFT,
  isDrawn,
  keptDesign,
  layOut,
  markKept,
  receiveJob,
  selectedVariation,
  selectVariation,
  takePictures,
  type StudioDraft,
} from './studio-state'

const NOW = new Date('2026-11-21T12:00:00Z')
/** A job of which the given places are drawn. */
function jobWith(...drawn: number[]): Job {
  const job = { ...askedJob('a fox', NOW), jobId: 'job_1' }
  return {
    ...job,
    variations: job.variations.map((slot) =>
      drawn.includes(slot.variation)
        ? {
            ...slot,
            status: 'succeeded',
            stage: 'ready',
            id: `v${String(slot.variation)}`,
            imageUrl: `/api/files/${String(slot.variation)}/large.webp`,
            thumbnailUrl: `/api/files/${String(slot.variation)}/thumb.webp`,
            width: 1152,
            height: 1920,
          }
        : slot,
    ),
  }
}
const aDesign: Design = {
  id: 'd1',
  imageUrl: '',
  thumbnailUrl: '',
  prompt: 'a fox',
  enhancedPrompt: '',
  title: 'A fox',
  likes: 0,
  liked: false,
  isPublic: false,
  publication: 'private',
  author: 'Jo',
  own: true,
  width: 1152,
  height: 1920,
  drawnBy: '',
  aiGenerated: true,
  drawnByModel: false,
  createdAt: '',
}
const ready = chooseFinish(chooseDevice(chooseProduct(EMPTY_DRAFT, 2), 'iPhone 16'), 'Matte')
const asked = { ...ready, prompt: 'a fox', drawingId: 'job_1' }
const drawn = receiveJob(asked, jobWith(1, 2))

describe('the studio’s steps', () => {
  it('go 1 to 5 as the shopper chooses', () => {
    expect(EMPTY_DRAFT.step).toBe(1)
    expect(chooseProduct(EMPTY_DRAFT, 2).step).toBe(2)
    expect(chooseDevice(chooseProduct(EMPTY_DRAFT, 2), 'iPhone 16').step).toBe(3)
    expect(ready.step).toBe(4)
    expect(drawn.step).toBe(5)
  })

  it('choose the first picture that comes, whichever it is, and keep the choice as the others come', () => {
    const third = receiveJob(asked, jobWith(3))
    expect(third).toMatchObject({ step: 5, selectedId: 'v3' })
    const placed = { ...third, placement: { ...third.placement, scale: 2 } }
    const all = receiveJob(placed, jobWith(1, 2, 3, 4))
    expect(all).toMatchObject({ selectedId: 'v3', placement: { scale: 2 } })
    expect(all.variations.map(({ id }) => id)).toEqual(['v1', 'v2', 'v3', 'v4'])
    expect(receiveJob(all, jobWith(1, 2, 3, 4))).toBe(all)
  })

  it('know best whether a picture is kept, until the shop has said it of the whole job', () => {
    const kept = markKept(drawn, 'v1', 'design_1')
    expect(receiveJob(kept, jobWith(1, 2))).toBe(kept)
    const more = receiveJob(kept, jobWith(1, 2, 3)).variations
    expect(more.map(({ designId }) => designId)).toEqual(['design_1', null, null])

    const told = jobWith(1, 2)
    const elsewhere = {
      ...told,
      variations: told.variations.map((slot) => (slot.id === 'v2' ? { ...slot, designId: 'd2' } : slot)),
    }
    expect(receiveJob(drawn, elsewhere)).toBe(drawn)
    const whole = receiveJob(kept, elsewhere, true)
    expect(whole.variations.map(({ designId }) => designId)).toEqual([null, 'd2'])
    expect(receiveJob(whole, elsewhere, true)).toBe(whole)
  })

  it('keep of each picture how it was drawn, and of a design where that is more than its words', () => {
    const job = jobWith(1, 2)
    const told = {
      ...job,
      variations: job.variations.map((slot) => ({ ...slot, enhancedPrompt: `Fox ${slot.id}.` })),
    }
    expect(receiveJob(asked, told).variations.map(({ drawnAs }) => drawnAs)).toEqual(['Fox v1.', 'Fox v2.'])
    expect(keptDesign({ ...aDesign, enhancedPrompt: 'Fox in snow.' }).drawnAs).toBe('Fox in snow.')
    expect(keptDesign({ ...aDesign, enhancedPrompt: aDesign.prompt }).drawnAs).toBeNull()
  })

  it('know what a machine drew: a variation and a design of one, but no picture that somebody brought', () => {
    expect(receiveJob(asked, jobWith(1)).variations.map(isDrawn)).toEqual([true])
    expect(isDrawn(keptDesign(aDesign))).toBe(true)
    expect(isDrawn(keptDesign({ ...aDesign, aiGenerated: false }))).toBe(false)
    expect(isDrawn({ ...keptDesign(aDesign), origin: 'uploaded' })).toBe(false)
  })

  it('change nothing for a job that the shopper has left, or that has no picture yet', () => {
    const left = createNewDesign(asked)
    expect(receiveJob(left, jobWith(1))).toBe(left)
    expect(receiveJob(asked, jobWith())).toBe(asked)
  })

  it('keep the pictures of before until the first new one', () => {
    const next = { ...drawn, drawingId: 'job_2' }
    expect(receiveJob(next, { ...jobWith(), jobId: 'job_2' })).toBe(next)
    expect(receiveJob(next, { ...jobWith(4), jobId: 'job_2' })).toMatchObject({
      selectedId: 'v4',
      jobId: 'job_2',
    })
  })

  it('another product clears device, finish and designs', () =>
    expect(chooseProduct(drawn, 3)).toMatchObject({
      step: 2,
      device: null,
      finish: null,
      drawingId: null,
      variations: [],
      selectedId: null,
    }))

  it('a picture that was there before any case stays for the case that is chosen', () => {
    const [picture] = drawn.variations
    const brought = picture ? takePictures(EMPTY_DRAFT, [picture], picture.id) : EMPTY_DRAFT
    expect(brought.step).toBe(1)
    const dressed = chooseFinish(chooseDevice(chooseProduct(brought, 2), 'iPhone 16'), 'Matte')
    expect(dressed).toMatchObject({ step: 5, selectedId: 'v1' })
  })

  it('a design that was brought stays for whichever case is chosen for it, the one before included', () => {
    const [picture] = drawn.variations
    if (!picture) throw new Error('Nothing was drawn')
    const brought = takePictures(drawn, [{ ...picture, origin: 'design' }], picture.id)
    for (const productId of [2, 3])
      expect(chooseProduct({ ...brought, drawingId: 'job_2' }, productId)).toMatchObject({
        step: 2,
        finish: null,
        drawingId: null,
        selectedId: 'v1',
      })
  })

  it('another device clears the finish and keeps the designs for the next finish', () => {
    const moved = chooseDevice(drawn, 'Galaxy S25')
    expect(moved).toMatchObject({ step: 3, finish: null })
    expect(chooseFinish(moved, 'Gloss').step).toBe(5)
  })

  it('another variation is centred again, the same one stays where it is', () => {
    const placed = { ...drawn, placement: { ...drawn.placement, scale: 2 } }
    expect(selectVariation(placed, 'v2')).toMatchObject({ selectedId: 'v2', placement: { scale: 1 } })
    expect(selectVariation(placed, 'v1')).toBe(placed)
  })

  it('what was written and chosen beside a picture stays for the next one, wherever that comes from', () => {
    const text = { ...FRESH_WORDS, content: 'Mum 2026', colour: '#d04030' }
    const beside = { ...CENTRED, text, background: '#102030' }
    const worded = { ...drawn, drawingId: 'job_2', placement: { ...beside, x: 0.2, mirror: true } }
    const others = [keptDesign(aDesign)]
    for (const next of [
      selectVariation(worded, 'v2'),
      receiveJob(worded, { ...jobWith(4), jobId: 'job_2' }),
      takePictures(worded, others, 'd1'),
    ]) {
      expect(next.selectedId).not.toBe('v1')
      expect(next.placement).toEqual(beside)
    }
    expect(createNewDesign(worded).placement).toEqual(CENTRED)
  })

  it('Create New Design goes back to step 3 without words or pictures', () => {
    const full = { ...drawn, style: 'neon', keepOut: 'people', transparent: true } as const
    expect(createNewDesign(full)).toMatchObject({
      step: 3,
      prompt: '',
      style: null,
      keepOut: '',
      transparent: false,
      variations: [],
      selectedId: null,
      finish: 'Matte',
    })
  })

  it('knows which picture is kept', () =>
    expect(selectedVariation(markKept(drawn, 'v1', 'design_1'))?.designId).toBe('design_1'))
})

describe('the places for pictures', () => {
  it('are four from the click on, each picture in its own', () =>
    expect(
      gridSlots(jobWith(2), receiveJob(asked, jobWith(2)).variations).map(({ picture }) => picture?.id),
    ).toEqual([undefined, 'v2', undefined, undefined]))
  it('are those of the pictures where nothing is drawn', () =>
    expect(gridSlots(null, drawn.variations)).toHaveLength(2))
})

describe('what is asked for', () => {
  it('is no more than the shopper wished', () =>
    expect(wishOf({ ...ready, prompt: ' a fox ' }, {})).toEqual({
      prompt: 'a fox',
      again: false,
      productId: '2',
      device: 'iPhone 16',
      finish: 'Matte',
    }))
  it('carries style, what is kept out, and the picture to start from', () => {
    const wished = {
      ...ready,
      prompt: 'a fox',
      style: 'neon',
      keepOut: ' people ',
      transparent: true,
    } as const
    expect(wishOf(wished, { reference: { id: 'v2', thumbnailUrl: '' } })).toMatchObject({
      style: 'neon',
      keepOut: 'people',
      transparent: true,
      referenceVariationId: 'v2',
    })
    expect(wishOf(wished, { reference: { id: 'd1', thumbnailUrl: '', origin: 'design' } })).toMatchObject({
      referenceDesignId: 'd1',
    })
  })
})

it('what is left of a drawing that was stopped is counted as what is there', () => {
  const job = jobWith(1, 4)
  const stopped = job.variations.map((slot) =>
    slot.status === 'queued' ? { ...slot, status: 'cancelled' as const } : slot,
  )
  const slots = gridSlots({ ...job, status: 'cancelled', variations: stopped }, [])
  expect(slots.map(({ number, slot }) => [number, slot?.variation])).toEqual([
    [1, 1],
    [2, 4],
  ])
})

describe('words that pictures came for', () => {
  const again = (draft: StudioDraft) => wishOf({ ...draft, prompt: 'A  fox' }, {}).again
  it('want others when they are written once more, whatever was drawn or laid aside meanwhile', () => {
    const boat = { ...jobWith(1), jobId: 'job_2', originalPrompt: 'a boat' }
    const later = receiveJob({ ...createNewDesign(drawn), drawingId: 'job_2' }, boat)
    for (const draft of [drawn, createNewDesign(drawn), later, createNewDesign(later)])
      expect(again(draft)).toBe(true)
  })
  it('are no second wish while nothing of the first has come', () => {
    expect(again(receiveJob(asked, jobWith()))).toBe(false)
    expect(again(createNewDesign(asked))).toBe(false)
  })
  it('are noted once, however often the pictures are told of, and no more than are of use', () => {
    expect(receiveJob(receiveJob(drawn, jobWith(1, 2)), jobWith(1, 2, 3)).drawnWords).toEqual(['a fox'])
    let draft: StudioDraft = drawn
    for (let n = 0; n < 40; n += 1)
      draft = receiveJob({ ...draft, drawingId: `again_${n}` }, { ...jobWith(1), jobId: `again_${n}` })
    expect(draft.drawnWords).toHaveLength(12)
  })
})

describe('recent pictures', () => {
  const design = (id: string, change: Partial<Design> = {}): Design => ({ ...aDesign, id, ...change })
  it('are those not shown, each once, with those drawn beside it', () => {
    const job = jobWith(1, 2, 3)
    const kept = job.variations.map((slot) => (slot.id === 'v2' ? { ...slot, designId: 'd2' } : slot))
    const [shown] = drawn.variations
    const recent = recentPictures(
      [{ ...job, variations: kept }],
      [design('d2'), design('d9')],
      shown ? [shown] : [],
    )
    expect(recent.map(({ picture }) => picture.id)).toEqual(['v2', 'v3', 'd9'])
    expect(recent[0]?.beside.map(({ id }) => id)).toEqual(['v1', 'v2', 'v3'])
  })
})

describe('a picture of one’s own', () => {
  it('is found again among the recent ones once something else is drawn, and is nobody’s drawing', () => {
    const [recent] = recentPictures([{ ...jobWith(1), uploaded: true }], [], [])
    expect(recent).toMatchObject({ picture: { id: 'v1', origin: 'uploaded' }, jobId: null })
    expect(recent?.beside.map(isDrawn)).toEqual([false])
  })
})

describe('a case of the cart', () => {
  const placement = { ...EMPTY_DRAFT.placement, x: 0.2, scale: 1.4, mirror: true }
  const made = {
    productId: 2,
    device: 'iPhone 15',
    finish: 'Gloss',
    placement,
    picture: keptDesign(aDesign),
  } as const

  it('is laid out whole, whatever lay there; the words of the next wish stay', () => {
    const before = chooseFinish(
      chooseDevice(chooseProduct({ ...EMPTY_DRAFT, prompt: 'a boat' }, 1), 'iPhone 16'),
      'Matte',
    )
    const now = layOut(receiveJob({ ...before, drawingId: 'job_1' }, jobWith(1, 2)), made)
    const { picture, ...choice } = made
    expect(now).toMatchObject({ ...choice, step: 5, prompt: 'a boat', drawingId: null, jobId: null })
    expect(now.variations).toEqual([picture])
    expect(selectedVariation(now)).toEqual(picture)
  })

  it('keeps its picture and where it lies, where the phone or the finish has to be chosen anew', () => {
    const noFinish = layOut(EMPTY_DRAFT, { ...made, finish: null })
    expect(noFinish.step).toBe(3)
    expect(layOut(EMPTY_DRAFT, { ...made, device: null, finish: null }).step).toBe(2)
    expect(chooseFinish(noFinish, 'Matte')).toMatchObject({ step: 5, placement })
  })
})
