import { hasCode } from '~/lib/api-errors'
import { useCartStore } from '../store'
import { inTurn } from './in-turn'
import { askKeptCart, send } from './send'
import { flush, follow, type Ends } from './step'

/** Coming back to the page sooner than this asks for nothing. */
const AFRESH_AFTER_MS = 5_000
/** Quick presses of plus are told as one. */
const SETTLE_MS = 300
const AGAIN_MS = [2_000, 5_000, 15_000, 60_000]

const ends: Ends = {
  read: () => {
    const { catchUp } = useCartStore.getState()
    catchUp()
    return useCartStore.getState()
  },
  rewrite: (next) => useCartStore.getState().rewrite(next),
  tell: (sentences) => useCartStore.getState().tell(sentences),
  send,
  ask: askKeptCart,
}

/** Keeps the cart in step with the account of whoever is signed in. Answers how to stop. */
export function stayInStep(owner: string): () => void {
  let left = false
  let asked = 0
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const later = (work: () => void, ms: number) => {
    clearTimeout(timer)
    if (!left) timer = setTimeout(work, ms)
  }
  async function run(work: () => Promise<unknown>): Promise<void> {
    clearTimeout(timer)
    try {
      await inTurn(async () => left || (await work()))
      failures = 0
    } catch (error) {
      // An ended session has a page of its own; the changes wait for the next sign-in.
      if (hasCode(error, 'unauthenticated')) return
      asked = 0
      later(refresh, AGAIN_MS[Math.min(failures, AGAIN_MS.length - 1)] ?? 0)
      failures += 1
    }
  }
  const refresh = () => {
    asked = Date.now()
    void run(() => follow(ends, owner))
  }
  const catchUp = () => {
    if (document.visibilityState === 'visible' && Date.now() - asked > AFRESH_AFTER_MS) refresh()
  }
  refresh()
  const stop = useCartStore.subscribe((now, before) => {
    if (now.pending !== before.pending && now.pending.length > 0)
      later(() => void run(() => flush(ends, owner)), SETTLE_MS)
    // A tab that heard of no sign-in laid the cart aside: it is taken up again.
    if (now.owner === null && before.owner === owner) later(refresh, SETTLE_MS)
    // Paid: the shop, which knows of it by now, says what is left.
    if (now.payment !== null && now.payment !== before.payment) later(refresh, 0)
  })
  document.addEventListener('visibilitychange', catchUp)
  window.addEventListener('focus', catchUp)
  window.addEventListener('online', refresh)
  return () => {
    left = true
    clearTimeout(timer)
    stop()
    document.removeEventListener('visibilitychange', catchUp)
    window.removeEventListener('focus', catchUp)
    window.removeEventListener('online', refresh)
  }
}

/** Before signing out: what the shop was not told yet is told now, if it listens. */
export async function tellBeforeLeaving(owner: string): Promise<void> {
  await inTurn(() => flush(ends, owner)).catch(() => undefined)
}
