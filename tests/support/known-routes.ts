import { endpoints } from '@caseloom/contract'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What the shop has beside the contract: documents, files, and figures for whoever has their token. */
const BESIDE_THE_CONTRACT = [
  'GET /metrics',
  'GET /api/docs',
  'GET /api/openapi.json',
  'GET /api/files/:file',
  'GET /api/files/avatar/:file',
  'GET /api/files/artwork/:token/:file',
  'GET /api/files/gallery/:id/:file',
  'GET /api/files/mockup/:file',
  'GET /api/files/partial/:file',
  'GET /api/files/print/:file',
]

/** Every route that the backend may have, as `METHOD /path`: the contract's, its documents, and the list of Medusa's and the admin's. */
export function knownRoutes(): string[] {
  const ours = Object.values(endpoints).map(
    ({ method, path: below }) => `${method} /api${below.replace(/\{(\w+)\}/g, ':$1')}`,
  )
  const list = readFileSync(path.join(import.meta.dirname, 'native-routes.txt'), 'utf8')
  return [
    ...ours,
    ...BESIDE_THE_CONTRACT,
    ...list.split('\n').filter((line) => line && !line.startsWith('#')),
  ]
}

/** One spelling for the same route: what a parameter is called does not matter. */
export const spelled = (route: string): string => route.replace(/:\w+(\([^)]*\))?\*?/g, ':')
