const end = new AbortController()

/** Aborted once this process was asked to end: it still answers, but wants no new callers and holds nobody back. */
export const leaving = end.signal

export const leave = () => end.abort()
