import { USER_KEY } from './stored-user'
import { END_KEY, isAnsweringTabs, type SessionEnd } from './tabs'

interface Hearer {
  onEnd: (how: SessionEnd, who: string | undefined, at: number) => void
  /** Somebody signed in elsewhere, or changed their name or picture. */
  onPerson: () => void
  /** A tab that asked had no answer from this one, which holds a token: it slept, or was slow. */
  onForgotten: () => void
}

/** Hears what other tabs did, also while this page slept in the back-forward cache. Answers how to stop. */
export function followTabs({ onEnd, onPerson, onForgotten }: Hearer): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === END_KEY && newValue !== null) {
      const [how, who, at] = newValue.split(' ')
      if (how === 'signedOut' || how === 'expired') onEnd(how, who || undefined, Number(at) || Date.now())
    }
    if (key !== USER_KEY) return
    if (newValue !== null) onPerson()
    // A tab that can't answer would be asked in vain again and again.
    else if (isAnsweringTabs()) onForgotten()
  }
  const wake = (event: PageTransitionEvent) => {
    if (event.persisted) onPerson()
  }
  window.addEventListener('storage', hear)
  window.addEventListener('pageshow', wake)
  return () => {
    window.removeEventListener('storage', hear)
    window.removeEventListener('pageshow', wake)
  }
}
