const LOCK = 'caseloom_cart_sync'
let tail: Promise<unknown> = Promise.resolve()

/**
 * One at a time, in this tab and (where the browser has locks) in all of them: two tabs that told the shop the same
 * changes at once would overtake one another.
 */
export function inTurn(work: () => Promise<unknown>): Promise<unknown> {
  // Browsers have locks on secure pages alone.
  const locks = navigator.locks as LockManager | undefined
  const run = (): Promise<unknown> =>
    locks
      ? locks.request(LOCK, work).catch((error: unknown) => {
          // Where a browser keeps nothing it gives no locks either, and then no other tab holds this cart.
          if (error instanceof DOMException && error.name === 'SecurityError') return work()
          throw error
        })
      : work()
  const turn = tail.then(run)
  tail = turn.catch(() => undefined)
  return turn
}
