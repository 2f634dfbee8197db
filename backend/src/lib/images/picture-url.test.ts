import { describe, expect, test } from 'vitest'
import { pictureUrl } from './picture-url'

describe('the address of a picture in the shop', () => {
  test('the shop’s own pictures keep theirs', () => {
    expect(pictureUrl('/images/cases/snap.webp')).toBe('/images/cases/snap.webp')
  })

  test('an uploaded one is called by a digest of where it is kept', () => {
    expect(pictureUrl('https://files.example/a.png')).toBe('/api/images/65aea9586e96c8fb749fbe4605be1b70')
    expect(pictureUrl('https://files.example/b.png')).not.toBe(pictureUrl('https://files.example/a.png'))
  })
})
