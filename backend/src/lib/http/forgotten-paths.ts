import { createRequire } from 'node:module'

interface Route {
  matcher: string | RegExp
  method?: string
}
interface Finder {
  add: (route: Route) => void
  find: (url: string, method: string) => unknown
}
type FinderClass = new () => Finder

/** Medusa's own, which it does not export. */
const { RoutesFinder } = createRequire(require.resolve('@medusajs/framework/http'))('./routes-finder') as {
  RoutesFinder: FinderClass
}

/** Of addresses that were looked up, some 30,000 ordinary ones; then they are forgotten. */
const MOST_CHARACTERS = 1_000_000

interface Lookups {
  routes: Route[]
  finder: Finder
  characters: number
}

/**
 * Medusa remembers for ever which route each path that was ever asked for leads to, those that lead nowhere among them: whoever calls
 * path after path would fill the memory, however they are answered. What is remembered is thrown away now and then instead.
 */
export function forgetPaths(): typeof RoutesFinder {
  const { add, find } = RoutesFinder.prototype as Finder
  const all = new WeakMap<Finder, Lookups>()
  Object.assign(RoutesFinder.prototype, {
    add(this: Finder, route: Route): void {
      const lookups = all.get(this) ?? { routes: [], finder: this, characters: 0 }
      all.set(this, lookups)
      lookups.routes.push(route)
      add.call(lookups.finder, route)
    },
    find(this: Finder, url: string, method: string): unknown {
      const lookups = all.get(this)
      if (!lookups) return find.call(this, url, method)
      lookups.characters += url.length
      if (lookups.characters > MOST_CHARACTERS) {
        lookups.finder = new RoutesFinder()
        for (const route of lookups.routes) add.call(lookups.finder, route)
        lookups.characters = url.length
      }
      return find.call(lookups.finder, url, method)
    },
  })
  return RoutesFinder
}
