import { expect, it } from 'vitest'
import { galleryWords } from './gallery-remarks'

it('says of an order’s picture why it left the gallery and what was reported of it', () => {
  expect(galleryWords({ declined: false, reason: null, reports: [] })).toEqual([])
  expect(galleryWords({ declined: true, reason: null, reports: [] })).toEqual([
    'This picture was taken out of the gallery.',
  ])
  const reports = [{ reason: 'copied' as const, count: 2 }]
  expect(galleryWords({ declined: true, reason: 'A copy. ', reports })).toEqual([
    'This picture was taken out of the gallery: A copy.',
    'This picture was reported in the gallery: a copy of somebody’s work (2).',
  ])
})
