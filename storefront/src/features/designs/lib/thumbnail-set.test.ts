import { expect, test } from 'vitest'
import { thumbnailSet } from './thumbnail-set'

test('a thumbnail comes in two widths, a picture from elsewhere as it is', () => {
  for (const folder of ['artwork/0e52ddee0bce8711460de2061c33c52a', 'gallery/design_01KZ'])
    expect(thumbnailSet(`/api/files/${folder}/thumb.webp`)).toBe(
      `/api/files/${folder}/small.webp 240w, /api/files/${folder}/thumb.webp 360w`,
    )
  for (const other of [
    '',
    '/images/samples/heron.webp',
    'https://elsewhere.test/api/files/gallery/design_01KZ/thumb.webp',
  ])
    expect(thumbnailSet(other)).toBeUndefined()
})
