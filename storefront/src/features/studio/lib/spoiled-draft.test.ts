import { placementSchema } from '@caseloom/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hearToasts } from '~/lib/toast'
import { useStudioStore } from '../store'
import { EMPTY_DRAFT, draftOf } from './studio-state'

const LONG = 'x'.repeat(100_000)
const PICTURE = {
  id: 'd1',
  originalPrompt: 'a fox',
  imageUrl: '/api/files/artwork/d1/large.webp',
  thumbnailUrl: '/api/files/artwork/d1/thumb.webp',
  width: 1000,
  height: 2000,
}
const TEXT = {
  content: 'Jo',
  font: 'caveat',
  size: 0.2,
  x: 0,
  y: 0.3,
  rotation: 0,
  colour: '#ffffff',
  outline: null,
}
const PLACE = {
  x: 0,
  y: 0,
  scale: 1,
  rotation: 0,
  fit: 'cover',
  background: '#ffffff',
  mirror: false,
  text: TEXT,
}
const GOOD = {
  ...EMPTY_DRAFT,
  step: 5,
  productId: 2,
  device: 'iPhone 15',
  finish: 'Matte',
  prompt: 'a fox',
  variations: [PICTURE],
  selectedId: 'd1',
  placement: PLACE,
}
const kept = (state: unknown, version: unknown = 1) => JSON.stringify({ state, version })
const placed = (change: object) => kept({ ...GOOD, placement: { ...PLACE, ...change } })
const worded = (change: object) => placed({ text: { ...TEXT, ...change } })
const pictured = (change: object) => kept({ ...GOOD, variations: [{ ...PICTURE, ...change }] })

/** What a browser may hold under the draft's name, each with the step that is come back to, and whether a loss is told. */
const STATES: [what: string, text: string, step: number, told: boolean][] = [
  ['a draft', kept(GOOD), 5, false],
  ['nothing', '', 1, true],
  ['half a draft', kept(GOOD).slice(0, 200), 1, true],
  ...['null', '7', '"text"', 'true', '[]', '{}', '{"version":1}'].map(
    (text): [string, string, number, boolean] => [text, text, 1, true],
  ),
  ['no state', kept(null), 1, true],
  ['a state that is a text', kept('draft'), 1, true],
  ['an empty state', kept({}), 1, false],
  ['a version to come', kept(GOOD, 99), 5, false],
  ['a version of old', kept(GOOD, 0), 5, false],
  ['a version that is a text', kept(GOOD, 'one'), 5, false],
  ['a prototype', `{"state":{"__proto__":{"isAdmin":true,"step":5}},"version":1}`, 1, false],
  ['a constructor', kept({ ...GOOD, constructor: { prototype: { isAdmin: true } } }), 5, false],
  [
    'methods for names',
    kept({ ...GOOD, device: 'toString', finish: 'constructor', style: 'hasOwnProperty' }),
    3,
    true,
  ],
  ['a step too far', kept({ ...GOOD, step: 99 }), 5, false],
  ['a step that is a text', kept({ ...GOOD, step: '5' }), 5, false],
  ['a product that is a text', kept({ ...GOOD, productId: '2' }), 1, true],
  ['an endless device', kept({ ...GOOD, device: LONG }), 2, true],
  ['a finish of no case', kept({ ...GOOD, finish: 'Velvet' }), 3, true],
  ['endless words', kept({ ...GOOD, prompt: LONG, keepOut: LONG }), 5, true],
  ['words that are a list', kept({ ...GOOD, prompt: ['a fox'], keepOut: {} }), 5, true],
  ['pictures that are a text', kept({ ...GOOD, variations: 'x' }), 4, true],
  ['pictures that are none', kept({ ...GOOD, variations: [null, 7, {}, []] }), 4, true],
  [
    'endless pictures',
    kept({ ...GOOD, variations: Array.from({ length: 5000 }, (_, n) => ({ ...PICTURE, id: `d${n}` })) }),
    5,
    true,
  ],
  ['a picture written out', pictured({ imageUrl: `data:image/webp;base64,${LONG}` }), 4, true],
  ['a script for a picture', pictured({ thumbnailUrl: 'javascript:alert(1)' }), 4, true],
  ['a picture of elsewhere', pictured({ imageUrl: '//evil.example/x.webp' }), 4, true],
  ['a picture without size', pictured({ width: 0 }), 4, true],
  ['a picture with an object for an id', pictured({ id: { toString: 'd1' } }), 4, true],
  ['another chosen', kept({ ...GOOD, selectedId: ['d1'] }), 5, false],
  ['odd jobs', kept({ ...GOOD, jobId: {}, drawingId: LONG, reference: { id: 1 } }), 5, false],
  ['no place', kept({ ...GOOD, placement: 'left' }), 5, false],
  ['a place out of the world', placed({ x: 1e300, y: -1e300, scale: 1e300, rotation: 1e300 }), 5, false],
  ['an endless scale', placed({}).replace('"scale":1', '"scale":1e999'), 5, false],
  ['a colour that is a style', placed({ background: 'url(//evil.example)' }), 5, false],
  ['words of an unknown font', worded({ font: '__proto__' }), 5, false],
  ['words as large as a house', worded({ size: 900, x: -7, y: 7, rotation: 720 }), 5, false],
  ['words without end', worded({ content: LONG, outline: 'red' }), 5, false],
  ['words in many lines', worded({ content: 'a\nb\nc\nd\ne' }), 5, false],
]

let told: string[] = []
let leave: () => void
beforeEach(() => {
  told = []
  leave = hearToasts(({ words }) => told.push(words))
  useStudioStore.setState(EMPTY_DRAFT)
  window.dispatchEvent(new Event('pagehide'))
})
afterEach(() => {
  leave()
  vi.useRealTimers()
  sessionStorage.clear()
  localStorage.clear()
})

test.each(STATES)('%s: a working studio', async (_what, text, step, loss) => {
  for (const place of [sessionStorage, localStorage]) place.setItem('caseloom_studio', text)
  await useStudioStore.persist.rehydrate()
  await vi.dynamicImportSettled()
  const draft = draftOf(useStudioStore.getState())
  expect(draft.step).toBe(step)
  expect(told).toEqual(loss ? ['Part of what you were designing could not be read, and was left out.'] : [])
  // Whatever was read can be ordered as it lies there, and is small enough to be kept again.
  expect(placementSchema.safeParse(draft.placement).error).toBeUndefined()
  expect(JSON.stringify(draft).length).toBeLessThan(50_000)
  expect(Object.prototype).not.toHaveProperty('isAdmin')
  // It is told once: the next page finds what was left of it.
  window.dispatchEvent(new Event('pagehide'))
  await useStudioStore.persist.rehydrate()
  await vi.dynamicImportSettled()
  expect(draftOf(useStudioStore.getState())).toEqual(draft)
  expect(told).toHaveLength(loss ? 1 : 0)
})
