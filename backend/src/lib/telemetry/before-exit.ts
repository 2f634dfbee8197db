import { setTimeout as sleep } from 'node:timers/promises'

/** A collector that is away keeps no process from ending for longer. */
const LIMIT_MS = 3000

/**
 * Medusa ends its process itself, by `process.exit`, once every call is answered and its modules are closed. From now on that waits for
 * `send`, which is called then and may fail. A second `process.exit` goes at once.
 */
export function beforeExit(send: () => Promise<unknown>, limitMs = LIMIT_MS): void {
  const exit = process.exit.bind(process)
  process.exit = ((code) => {
    process.exit = exit
    const sent = send().catch(() => undefined)
    void Promise.race([sent, sleep(limitMs)]).then(() => exit(code))
  }) as typeof process.exit
}
