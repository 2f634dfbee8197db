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

const MANY = 5
const SHARED =
  /@tanstack|zustand|class-variance-authority|clsx|storefront\/src\/|lucide-react\/(?!.*\/icons\/)/
/** The library's index wants them all, so an icon does not tell which pages want it. */
const ICONS = /lucide-react\/.*\/icons\//
/** Small things that most pages show: each alone would weigh half as much again. */
const SMALL =
  /app\/title\.|case\/case-picture\.|lucide-react\/.*\/icons\/|components\/ui\/(?:alert|badge|card|empty-state|error-state|field|text-field|progress-bar|skeleton|spinner)\./

/**
 * What pages share comes in few files: fifty small ones weigh more, and wait for one another. What every page needs is
 * one, and what home shares with others another, so that the first page takes nothing along that it does not show.
 */
export const GROUPS = [
  { name: 'router', test: /react-router\/dist/ },
  {
    name: (id: string, graph: Graph) => (everywhere(id, graph) ? 'shell' : null),
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
  { name: 'parts', test: SMALL, minShareCount: 4 },
]
