import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type Graph = Rolldown.ChunkingContext

/** Whether a module comes with these pages at once: they import it, or what they import does, and so on. */
function comesWith(...pages: string[]) {
  let found: Set<string> | undefined
  return (id: string, graph: Graph): boolean => {
    if (!found) {
      found = new Set(pages.map((page) => fileURLToPath(new URL(`./src/app/${page}`, import.meta.url))))
      // A set that grows while it is walked is walked to its end.
      for (const each of found)
        for (const next of graph.getModuleInfo(each)?.importedIds ?? []) found.add(next)
    }
    return found.has(id)
  }
}
const everywhere = comesWith('root.tsx', 'entry.client.tsx')
const onHome = comesWith('routes/home.tsx')
const onList = comesWith('routes/products.tsx')
const inTightPages = comesWith('routes/home.tsx', 'routes/cart.tsx', 'routes/customize.tsx')

const MANY = 5
const SHARED =
  /@tanstack|zustand|class-variance-authority|clsx|storefront\/src\/|lucide-react\/(?!.*\/icons\/)/
/** Lists that go on: the library's index wants it, and few pages do. */
const GOING_ON = /infiniteQueryObserver|useInfiniteQuery/
/** The library's index wants them all, so an icon does not tell which pages want it. */
const ICONS = /lucide-react\/.*\/icons\//
/** Small things that most pages show: each alone would weigh half as much again. */
const SMALL =
  /app\/title\.|case\/case-picture\.|lucide-react\/.*\/icons\/|components\/ui\/(?:badge|card|empty-state|error-state|skeleton|spinner)\./
/** Icons that cart and dashboard show, both of them each. */
const OF_CUSTOMERS = /lucide-react\/.*\/icons\/(?:lock|pencil)\./
/** The same of pages with something to fill in. */
const FIELDS = /components\/ui\/(?:alert|field|text-field|progress-bar)\./

/**
 * What pages share comes in few files: fifty small ones weigh more, and wait for one another. What every page needs is
 * one, and what home shares with others another, so that the first page takes nothing along that it does not show. What
 * the list shares is a third, but for what pages need that have no room for the rest of it.
 */
export const GROUPS = [
  { name: 'router', test: /react-router\/dist/ },
  {
    name: (id: string, graph: Graph) => (everywhere(id, graph) && !GOING_ON.test(id) ? 'shell' : null),
    debugName: 'shell',
    test: SHARED,
  },
  { name: 'icons', test: ICONS, minShareCount: 12 },
  {
    name: (id: string, graph: Graph) => (onHome(id, graph) ? 'cases' : null),
    debugName: 'cases',
    test: SHARED,
    minShareCount: MANY,
  },
  { name: 'customers', test: OF_CUSTOMERS },
  { name: 'fields', test: FIELDS, minShareCount: 4 },
  { name: 'parts', test: SMALL, minShareCount: 4 },
  {
    name: (id: string, graph: Graph) => (onList(id, graph) && inTightPages(id, graph) ? 'phones' : null),
    debugName: 'phones',
    test: SHARED,
    minShareCount: 3,
  },
  {
    name: (id: string, graph: Graph) => (onList(id, graph) && !inTightPages(id, graph) ? 'list' : null),
    debugName: 'list',
    test: SHARED,
    minShareCount: 2,
  },
]
