/**
 * A token that is not remembered lives in the storage of one tab. So that a link opened in a new tab finds its owner
 * signed in, a tab that holds one hands it to tabs of this shop that ask. The line is open in signed-in tabs only:
 * an open one keeps a page out of the browser's back-forward cache.
 */
const NAME = 'caseloom_session'
/** Another tab answers within a few milliseconds; one that was put to sleep does not count. */
const PATIENCE_MS = 250

const ASK = 'ask'
/** The token that a tab's answer holds, null where it is none. */
const tokenIn = (word: unknown): string | null =>
  typeof word === 'object' && word !== null && 'token' in word && typeof word.token === 'string'
    ? word.token
    : null

function open(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(NAME)
  } catch {
    // An older browser, or one that lets this shop keep nothing.
    return null
  }
}

let line: BroadcastChannel | null = null

/** Answers tabs that ask, with whatever `current` then says. */
export function answerTabs(current: () => string | null): void {
  if (line) return
  line = open()
  if (!line) return
  const answering = line
  answering.onmessage = (event: MessageEvent<unknown>) => {
    const token = event.data === ASK ? current() : null
    if (token) answering.postMessage({ token })
  }
}

export const isAnsweringTabs = (): boolean => line !== null

export function stopAnsweringTabs(): void {
  line?.close()
  line = null
}

/** The token of another tab, or null where none answers in time. */
export function askTabs(): Promise<string | null> {
  const asking = open()
  if (!asking) return Promise.resolve(null)
  return new Promise((resolve) => {
    const end = (token: string | null) => {
      clearTimeout(timer)
      asking.close()
      resolve(token)
    }
    const timer = setTimeout(() => end(null), PATIENCE_MS)
    asking.onmessage = (event: MessageEvent<unknown>) => {
      const token = tokenIn(event.data)
      if (token !== null) end(token)
    }
    asking.postMessage(ASK)
  })
}

/** How a session ended, whose and when, which other tabs hear as a change of this key. Nothing stays in the storage. */
export const END_KEY = 'session_end'
export type SessionEnd = 'signedOut' | 'expired'

/** `who` is left out where the session ended before it was known whose it is. */
export function announceEnd(how: SessionEnd, who = ''): void {
  try {
    localStorage.setItem(END_KEY, `${how} ${who} ${Date.now()}`)
    localStorage.removeItem(END_KEY)
  } catch {
    // Tabs with a blocked storage share nothing.
  }
}
