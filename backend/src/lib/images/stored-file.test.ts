import { describe, expect, test } from 'vitest'
import { storedFileId } from './stored-file'

const local = 'http://localhost:9000/api/files'

describe('the file behind a product’s picture on disk', () => {
  test.each([
    [`${local}/1763712000000-tough.png`, '1763712000000-tough.png'],
    ['https://shop.example/api/files/1763712000000-tough.png', '1763712000000-tough.png'],
    [`${local}/1763712000000-new%20case.jpg`, '1763712000000-new case.jpg'],
    [`${local}/1763712000000-100%.jpg`, '1763712000000-100%.jpg'],
  ])('%s', (url, id) => expect(storedFileId(url)).toBe(id))

  test.each([
    `${local}/private-1763712000000-art.png`,
    `${local}/artwork/0123456789abcdef0123456789abcdef/large.webp`,
    `${local}/print/${'a'.repeat(64)}.png`,
    `${local}/1763712000000-%2e%2e%2fprivate-1-art.png`,
    `${local}/1763712000000-..%5cart.png`,
    `${local}/1763712000000-a%00.png`,
    `${local}/../1763712000000-a.png`,
    `${local}/art.png`,
    'https://elsewhere.example/pictures/a.png',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    '/images/cases/snap.webp',
    'not an address',
    '',
  ])('is none for %s', (url) => expect(storedFileId(url)).toBeNull())
})

describe('the file behind a product’s picture in a bucket', () => {
  const bucket = 'https://files.example/shop'

  test('is what follows the bucket’s address', () => {
    expect(storedFileId(`${bucket}/tough-01ARZ3.png`, bucket)).toBe('tough-01ARZ3.png')
    expect(storedFileId(`${bucket}/cases/new%20case.png`, bucket)).toBe('cases/new case.png')
  })

  test.each(['http://localhost:9400/caseloom', 'https://cdn.before.example'])(
    'is found when S3_FILE_URL was %s before',
    (former) => {
      const key = 'public/new case-01KAYJ3K7QZ8X2M4N6P8R0T2V4.png'
      expect(storedFileId(`${former}/${encodeURI(key)}`, bucket)).toBe(key)
    },
  )

  test.each([
    'https://files.example/other/a.png',
    'https://files.example.evil.test/shop/a.png',
    'https://elsewhere.example/public/a.png',
    'https://elsewhere.example/public/%2e%2e/a-01KAYJ3K7QZ8X2M4N6P8R0T2V4.png',
    'https://elsewhere.example/private/a-01KAYJ3K7QZ8X2M4N6P8R0T2V4.png',
    `${bucket}/../a.png`,
    `${bucket}/%2e%2e/a.png`,
    `${bucket}/`,
    `${local}/1763712000000-tough.png`,
  ])('is none for %s', (url) => expect(storedFileId(url, bucket)).toBeNull())
})
