import { setTimeout as sleep } from 'node:timers/promises'

/** knex's client: opens a connection of pg beside the pool. */
export interface Opens {
  acquireRawConnection: () => Promise<unknown>
  destroyRawConnection: (connection: unknown) => Promise<void>
}

/** An opening gives up after five seconds; what comes after it has no time of its own. */
const PATIENCE_MS = 10_000

const asking = new WeakMap<Opens, Promise<boolean>>()

async function opens(client: Opens): Promise<boolean> {
  const opened = client.acquireRawConnection().then(
    (connection) => {
      client.destroyRawConnection(connection).catch(() => undefined)
      return true
    },
    () => false,
  )
  return Promise.race([opened, sleep(PATIENCE_MS, false, { ref: false })])
}

/**
 * Asked where a connection took too long to open: of one alone nobody knows whether the database is gone, or this machine has much to
 * do. Whoever asks meanwhile is given the same answer.
 */
export function isStillThere(client: Opens): Promise<boolean> {
  const answer = asking.get(client) ?? opens(client).finally(() => asking.delete(client))
  asking.set(client, answer)
  return answer
}
