import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Stack } from './stack'

/** All that the backend of a shop has logged, as it stands in its files. */
export function loggedText({ backendLogs }: Stack): string {
  const folder = path.dirname(backendLogs)
  const names = readdirSync(folder).filter((name) => name.startsWith(path.basename(backendLogs)))
  return names.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n')
}

/** Its lines that are events, in their order. */
export function loggedLines(stack: Stack): Record<string, unknown>[] {
  return loggedText(stack)
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}
