import { expect, it } from 'vitest'
import { isDatabaseFull } from './database-full'

it.each([
  ['its code', { code: '53100', message: 'could not write to file' }, true],
  [
    'its words, which a workflow hands on',
    { message: 'could not extend file "a": No space left on device' },
    true,
  ],
  [
    'shared memory that is too small',
    { code: '53100', message: 'could not resize shared memory segment "/a": No space left on device' },
    false,
  ],
  ['another fault', { code: '23505', message: 'duplicate key' }, false],
])('a full disk is known by what PostgreSQL says: %s', (_of, error, full) => {
  expect(isDatabaseFull(error)).toBe(full)
})
