import { expect, it, vi } from 'vitest'
import { scrollBehaviour } from './scrolling'

it.each([
  [false, 'smooth'],
  [true, 'auto'],
])('with reduced motion %s the page is moved %s', (reduced, behaviour) => {
  const asked = vi.fn((query: string) => ({ matches: query.includes('reduce') && reduced }))
  vi.stubGlobal('matchMedia', asked)
  expect(scrollBehaviour()).toBe(behaviour)
  vi.unstubAllGlobals()
})
