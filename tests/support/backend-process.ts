import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Stack } from './stack'

/** The number of the backend's process, of its latest start. */
export const backendPid = ({ routesFile }: Stack): number => Number(readFileSync(`${routesFile}.pid`, 'utf8'))

/** Megabytes of the backend as Linux counts them: now, or at most since the last {@link forgetPeak}. */
export function linuxMemory(stack: Stack, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${backendPid(stack)}/status`, 'utf8')
  const [, kilobytes] = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status) ?? []
  return Number(kilobytes) / 1024
}
export const forgetPeak = (stack: Stack): void => writeFileSync(`/proc/${backendPid(stack)}/clear_refs`, '5')

const ESTABLISHED = '01'
/** Connections to the backend's port that are open, as Linux counts them. */
export function openConnections({ backend }: Stack): number {
  const port = Number(new URL(backend).port).toString(16).toUpperCase().padStart(4, '0')
  const lines = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
    existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [],
  )
  return lines.filter((line) => {
    const [, local = '', , state] = line.trim().split(/\s+/)
    return local.endsWith(`:${port}`) && state === ESTABLISHED
  }).length
}
