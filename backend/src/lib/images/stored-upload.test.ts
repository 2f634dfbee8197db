import { describe, expect, test } from 'vitest'
import { EXPORT_LIFETIME_MS, isSpentExport, uploadOf } from './stored-upload'

const NOW = 1_763_712_000_000
const art = '0123456789abcdef0123456789abcdef'

describe('a file on disk', () => {
  test.each([
    [`${NOW}-tough.PNG`, 'image/png'],
    [`${NOW}-new case.jpeg`, 'image/jpeg'],
    [`${NOW}-logo.svg`, 'image/svg+xml'],
  ])('%s is a picture that a merchandiser uploaded', (id, mime) =>
    expect(uploadOf(id, NOW)).toEqual({ kind: 'picture', mime }),
  )

  test('is an export for a day', () => {
    const id = `private-${NOW}-${NOW}-product-exports.csv`
    expect(uploadOf(id, NOW + 1000)).toEqual({ kind: 'export', filename: `${NOW}-product-exports.csv` })
    expect(uploadOf(id, NOW + EXPORT_LIFETIME_MS)).toEqual({ kind: 'hidden' })
    expect([isSpentExport(id, NOW + 1000), isSpentExport(id, NOW + EXPORT_LIFETIME_MS)]).toEqual([
      false,
      true,
    ])
    expect(isSpentExport(`private-${NOW}-artwork.png`, NOW + EXPORT_LIFETIME_MS)).toBe(false)
  })

  test.each([
    `private-${NOW}-${art}.png`,
    `private-${NOW}-${art}-large.webp`,
    `private-${NOW}-${art}-case.webp`,
    `private-${NOW}-${'a'.repeat(64)}.png`,
    `${NOW}-import.csv`,
    `${NOW}-page.html`,
    `${NOW}-../../private-1-art.png`,
    `${NOW}-..\\art.png`,
    `${NOW}-art.png\0.png`,
    `../private-${NOW}-a.csv`,
    `private-${NOW}-../a.csv`,
    'derived',
    '',
  ])('%s is hidden', (id) => expect(uploadOf(id, NOW)).toEqual({ kind: 'hidden' }))
})
