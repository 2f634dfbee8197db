import { expect, it } from 'vitest'
import { mayScrape } from './may-scrape'

const token = 'a-token-of-sixteen-letters'

it.each([
  [`Bearer ${token}`, true],
  [`bearer ${token}`, true],
  [`Bearer ${token}x`, false],
  [`Basic ${token}`, false],
  [token, false],
  ['Bearer ', false],
  [undefined, false],
])('%s opens the figures: %s', (authorization, may) => {
  expect(mayScrape(authorization, token)).toBe(may)
})
