import type { startChild } from '../../../scripts/lib/children.mjs'

type Child = ReturnType<typeof startChild>

/** Starts a process, and starts it again whenever it was killed, as whatever runs a server does. */
export function keepAlive(start: (times: number) => Child): { first: Child; stop: () => Promise<void> } {
  let times = 1
  let over = false
  const first = start(times)
  let child = first
  const watch = async () => {
    while ((await child.ended).includes('(SIGKILL)') && !over) {
      times += 1
      child = start(times)
    }
  }
  void watch()
  return {
    first,
    stop: async () => {
      over = true
      await child.stop()
    },
  }
}
