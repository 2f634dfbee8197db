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

const onStudio = comesWith('routes/customize.tsx')
const onDesign = comesWith('routes/published-design.tsx')

const MANY = 5
const SHARED =
  /@tanstack|zustand|class-variance-authority|clsx|storefront\/src\/|lucide-react\/(?!.*\/icons\/)/
/** The library's index wants all of it, so what a module is wanted by tells nothing: lists that go on, looks at others' mutations, icons. */
const GOING_ON = /infiniteQueryObserver|useInfiniteQuery|ui\/use-focus-next\./
const LOOKING_ON = /useMutationState/
const ICONS = /lucide-react\/.*\/icons\//
/** Small things that most pages show: each alone would weigh half as much again. */
const SMALL =
  /app\/document\/title\.|lib\/once\.|case\/case-picture\.|lucide-react\/.*\/icons\/|components\/ui\/(?:badge|card|empty-state|error-state|skeleton|spinner)\./
/** Parts of pages with something to fill in. */
const FIELDS = /components\/ui\/(?:alert|field|text-field|progress-bar)\./
/** The same of the studio and a few other pages. */
const BOXES = /components\/ui\/(?:checkbox|textarea)\./
/** What the cart's page wants late, or of some: each file's name costs as much as a small part. */
const LATE_IN_CART =
  /features\/(?:cart\/components\/(?:cart-notes|checkout-bar|undo-row)|checkout\/lib\/explain-refusal)\./
/** What the cart's page and its drawer show. */
const BASKET =
  /features\/cart\/(?:api\/quote-cart|components\/(?:free-shipping-bar|summary-row)|lib\/reckon)\.|phones\/lib\/line-phones\./
/** Small things that two of cart, dashboard and studio have in common. */
const OF_CUSTOMERS =
  /lucide-react\/.*\/icons\/(?:arrow-left|lock|pencil|plus|undo-2)\.|components\/ui\/focus-on\.|lib\/use-still-here\./
/** Drawings of a case, and what turns it. */
const CASES = /components\/case(?:-3d)?\//
/** What pages of one product or design have in common with the studio. */
const OF_ONE = /components\/ui\/(?:breadcrumbs|ai-mark|step-progress)\.|zustand\/esm\/\w+\/shallow/
/** What one other page has in common with the studio; each has a file of its own. */
const SINGLE = /\/(?:icons|lib|queries|case-3d)\/(ruler|product|designs|scrolling|late-live-case)\./
const TABS = /@radix-ui\/react-(?:tabs|roving-focus|collection|direction)|components\/ui\/(?:tabs|use-wide)\./
const STUDIO = /features\/studio\/|@use-gesture|zustand\/esm\/middleware/

/**
 * What pages share comes in few files: fifty small ones weigh more, and wait for one another. What every page needs is
 * one, and what home shares with others another, so that the first page takes nothing along that it does not show. What
 * the list shares is a third, but for what pages need that have no room for the rest of it. A group takes along what its
 * modules import, so what other pages share with the studio is named before the studio's own.
 */
export const GROUPS = [
  { name: 'router', test: /react-router\/dist/ },
  {
    name: (id: string, graph: Graph) =>
      everywhere(id, graph) && !GOING_ON.test(id) && !LOOKING_ON.test(id) ? 'shell' : null,
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
  { name: 'basket', test: BASKET },
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
  {
    name: (id: string, graph: Graph) => (onStudio(id, graph) && onHome(id, graph) ? 'figure' : null),
    debugName: 'figure',
    test: CASES,
  },
  {
    name: (id: string, graph: Graph) => (onStudio(id, graph) && onDesign(id, graph) ? 'mockup' : null),
    debugName: 'mockup',
    test: CASES,
  },
  { name: 'boxes', test: BOXES },
  { name: 'endless', test: GOING_ON },
  { name: (id: string) => SINGLE.exec(id)?.[1] ?? null, debugName: 'single', test: SINGLE },
  { name: 'one', test: OF_ONE },
  { name: 'tabs', test: TABS },
  {
    name: (id: string, graph: Graph) => (onStudio(id, graph) ? 'drawing' : null),
    debugName: 'drawing',
    test: STUDIO,
    minShareCount: 2,
  },
  { name: 'cart-late', test: LATE_IN_CART },
]
