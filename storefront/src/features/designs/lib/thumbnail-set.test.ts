import { expect, test } from 'vitest'
import { thumbnailSet } from './thumbnail-set'

test('a thumbnail comes in two widths, a picture from elsewhere as it is', () => {
  const url = '/api/files/artwork/0e52ddee0bce8711460de2061c33c52a/thumb.webp'
  expect(thumbnailSet(url)).toBe(
    `/api/files/artwork/0e52ddee0bce8711460de2061c33c52a/small.webp 240w, ${url} 360w`,
  )
  for (const other of ['', '/images/samples/heron.webp', `https://elsewhere.test${url}`])
    expect(thumbnailSet(other)).toBeUndefined()
})
