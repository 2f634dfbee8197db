import { setMaxListeners } from 'node:events'

const stopping = new AbortController()

/** Aborted when this process is asked to end: who waits for a job answers then, and the server can close. */
export const processEnds: AbortSignal = stopping.signal

// Everybody who waits listens to it; they leave when they have done.
setMaxListeners(0, processEnds)

export const endWaits = (): void => stopping.abort()
