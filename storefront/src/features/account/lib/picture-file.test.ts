import { PROFILE_PICTURE_MAX, PROFILE_PICTURE_TYPES } from '@caseloom/contract'
import { expect, test } from 'vitest'
import { PICTURE_MAX_BYTES, PICTURE_TYPES, pictureFault } from './picture-file'

test('the rules are those of the contract', () => {
  expect(PICTURE_MAX_BYTES).toBe(PROFILE_PICTURE_MAX)
  expect(PICTURE_TYPES).toEqual([...PROFILE_PICTURE_TYPES])
})

test.each([
  ['image/png', 1000, null],
  ['image/gif', PICTURE_MAX_BYTES, null],
  ['image/jpeg', PICTURE_MAX_BYTES + 1, 'Image size must be less than 5MB'],
  ['image/jpeg', 0, 'This file is empty. Please select another one.'],
  ['application/pdf', 1000, 'Please select an image file'],
  ['', 1000, 'Please select an image file'],
  ['image/svg+xml', 1000, 'Please select an image file of the kind JPG, PNG or GIF'],
])('%s of %d bytes: %j', (type, size, fault) => expect(pictureFault({ type, size })).toBe(fault))
