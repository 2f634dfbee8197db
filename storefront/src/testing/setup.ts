import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { beginAnew } from './fresh-page'

/** Anything React or our code complains about is a fault, so it fails the test that caused it. */
let complaints: unknown[][] = []

/** A part that is loaded when it is wanted is made ready by Vite then, which takes a while beside other work. */
configure({ asyncUtilTimeout: 10_000 })

await beginAnew()

beforeEach(() => {
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => complaints.push(args))
})

afterEach(() => {
  cleanup()
  expect(complaints, 'unexpected console.error').toEqual([])
})
