import { describe, expect, test } from 'vitest'
import { bucketFileOf, EXPORT_LIFETIME_MS, isSpentExport, uploadOf } from './stored-upload'

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

describe('a file in a bucket', () => {
  const ulid = '01KAYJ3K7QZ8X2M4N6P8R0T2V4'
  test.each(['product', 'order', 'inventory-item'])('is an export of %ss for a day', (what) => {
    const key = `${NOW}-${what}-exports-${ulid}.csv`
    expect(bucketFileOf(key, NOW + 1000)).toEqual({ kind: 'export', filename: `${NOW}-${what}-exports.csv` })
    expect(bucketFileOf(key, NOW + EXPORT_LIFETIME_MS)).toEqual({ kind: 'hidden' })
  })

  test.each([
    `public/${NOW}-case-${ulid}.png`,
    `product-import-${ulid}.csv`,
    `${NOW}-product-exports.csv`,
    `../${NOW}-product-exports-${ulid}.csv`,
    `private/${NOW}-product-exports-${ulid}.csv`,
    `${art}-${ulid}.png`,
    '',
  ])('%s is hidden', (key) => expect(bucketFileOf(key, NOW)).toEqual({ kind: 'hidden' }))
})
