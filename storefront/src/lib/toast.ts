interface ToastOptions {
  /** A toast with the id of one that is shown takes its place. */
  id?: string
  /** Milliseconds. */
  duration?: number
  /** What can be done about it: a deed, or a page of the shop to go to. */
  action?: { label: string } & ({ onPress: () => void } | { to: string })
}
export interface Said {
  kind: 'blank' | 'success' | 'error' | 'loading'
  words: string
  options: ToastOptions
}

let listener: ((said: Said) => void) | null = null
const unheard: Said[] = []

const say =
  (kind: Said['kind']) =>
  (words: string, options: ToastOptions = {}): void => {
    const said = { kind, words, options }
    if (listener) listener(said)
    else unheard.push(said)
  }

/** Says a sentence in a corner of the page for a moment. Who shows it is no matter of who says it. */
export const toast = Object.assign(say('blank'), {
  success: say('success'),
  error: say('error'),
  loading: say('loading'),
})

/** Registers who shows toasts, and hands over what nobody heard yet. Answers how to leave again. */
export function hearToasts(hear: (said: Said) => void): () => void {
  listener = hear
  unheard.splice(0).forEach(hear)
  return () => {
    if (listener === hear) listener = null
  }
}
