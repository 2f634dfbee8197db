import { submissionPort } from '@caseloom/mail'
import { connect } from 'node:net'

export const PATIENCE_MS = 2000

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

/** As it is connected to: an address of IPv6 stands between brackets in a URL alone. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/** Where mails go, of `smtp://…` or `smtps://…`. */
export function mailServer(address: string): { host: string; port: number } {
  const url = new URL(address)
  return { host: hostOf(url), port: submissionPort(url.port, url.protocol === 'smtps:') }
}

/** True where something takes a connection at the address of a mail server. */
export function accepts(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(mailServer(address))
    const end = (healthy: boolean) => {
      socket.destroy()
      resolve(healthy)
    }
    socket.setTimeout(PATIENCE_MS, () => end(false))
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
  })
}
