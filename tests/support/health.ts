import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'

/** How many milliseconds health takes to answer, at worst, while something goes on. */
export async function worstHealth(backend: string, work: Promise<unknown>): Promise<number> {
  let worst = 0
  let over = false
  void work.finally(() => (over = true)).catch(() => undefined)
  while (!over) {
    const began = performance.now()
    expect((await fetch(`${backend}/api/health`)).status).toBe(200)
    worst = Math.max(worst, performance.now() - began)
    await sleep(50)
  }
  await work
  return Math.round(worst)
}
