import { connect } from 'node:net'
import { connect as connectSafely } from 'node:tls'

const PATIENCE_MS = 2000

/** What keeps us from an outside service: it refuses our key, or does not answer as it should. */
export type Trouble = 'bad_key' | 'away' | null

/** Null where something speaks HTTP there and takes our key. */
export async function troubleAt(url: string, key: string): Promise<Trouble> {
  try {
    const { status, body } = await fetch(url, {
      headers: { Authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    // Unread it would keep its connection.
    await body?.cancel()
    if (status === 401 || status === 403) return 'bad_key'
    return status < 500 ? null : 'away'
  } catch {
    return 'away'
  }
}

const PORTS: Record<string, number> = {
  'smtp:': 25,
  'smtps:': 465,
  'redis:': 6379,
  'rediss:': 6379,
}

/**
 * True where something takes a connection there. Redis has to say something too, be it that it wants a password first: the system
 * goes on taking connections for a process that hangs.
 */
export function accepts(address: string): Promise<boolean> {
  const { hostname: host, port, protocol } = new URL(address)
  const place = { host, port: Number(port) || (PORTS[protocol] ?? 0) }
  const isRedis = protocol.startsWith('redis')
  return new Promise((resolve) => {
    const socket = protocol === 'rediss:' ? connectSafely({ ...place, servername: host }) : connect(place)
    const end = (healthy: boolean) => {
      socket.destroy()
      resolve(healthy)
    }
    socket.setTimeout(PATIENCE_MS, () => end(false))
    socket.once('connect', () => (isRedis ? socket.write('PING\r\n') : end(true)))
    socket.once('data', () => end(true))
    socket.once('error', () => end(false))
  })
}
