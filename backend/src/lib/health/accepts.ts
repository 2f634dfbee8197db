import { connect } from 'node:net'

const PATIENCE_MS = 2000
const PORTS: Record<string, number> = {
  'smtp:': 25,
  'smtps:': 465,
  'redis:': 6379,
  'rediss:': 6379,
}

/** True where something takes a connection there. */
export function accepts(address: string): Promise<boolean> {
  const { hostname, port, protocol } = new URL(address)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) || (PORTS[protocol] ?? 0) })
    const end = (healthy: boolean) => {
      socket.destroy()
      resolve(healthy)
    }
    socket.setTimeout(PATIENCE_MS, () => end(false))
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
  })
}
