import { connect } from 'node:net'
import { connect as connectSafely } from 'node:tls'

const PATIENCE_MS = 2000
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
