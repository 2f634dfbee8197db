const stopping = new AbortController()

/** Aborted when this process is asked to end: who waits for a job answers then, and the server can close. */
export const processEnds: AbortSignal = stopping.signal

export const endWaits = (): void => stopping.abort()
