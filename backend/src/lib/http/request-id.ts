import { randomUUID } from 'node:crypto'

/** The caller's id of a request where it is harmless, else a new one. */
export const harmlessId = (given: unknown): string =>
  typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
