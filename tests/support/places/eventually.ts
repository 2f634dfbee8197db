import { expect } from 'vitest'

/** The jobs of the shop run every few seconds here; what failed waits for its turn. */
export const LATER = { timeout: 110_000, interval: 500 }

export const eventually = (found: () => Promise<unknown>, wanted: unknown) =>
  expect.poll(found, LATER).toEqual(wanted)
