import type { Analytics, Counter } from '~/lib/consent/analytics'
import { forgetStored } from '~/lib/each-storage'

/** What the scripts leave on the page for those who tell them of visits. */
interface Told {
  plausible?: ((event: string, about: { u: string }) => void) & { q?: unknown[] }
  umami?: { track: (about: (usual: object) => object) => void }
  _paq?: unknown[][]
}
interface Way {
  attributes: (site: string) => Record<string, string>
  begin?: (told: Told, analytics: Analytics) => void
  /** Tells of one page. False where the script is not there yet. */
  tell: (told: Told, url: string) => boolean
  /** How the names of what it keeps in the browser begin. */
  keeps: string[]
}

const WAYS: Record<Counter, Way> = {
  plausible: {
    attributes: (site) => ({ 'data-domain': site }),
    tell: ({ plausible }, url) => {
      plausible?.('pageview', { u: url })
      return Boolean(plausible)
    },
    keeps: ['plausible_'],
  },
  umami: {
    attributes: (site) => ({ 'data-website-id': site, 'data-auto-track': 'false' }),
    tell: ({ umami }, url) => {
      umami?.track((usual) => ({ ...usual, url }))
      return Boolean(umami)
    },
    keeps: ['umami.'],
  },
  matomo: {
    attributes: () => ({}),
    begin: (told, { script, site }) => {
      const commands = (told._paq ??= [])
      commands.push(['setTrackerUrl', new URL('matomo.php', script).href])
      commands.push(['setSiteId', site])
    },
    tell: ({ _paq }, url) => {
      _paq?.push(['setCustomUrl', url])
      _paq?.push(['setDocumentTitle', document.title])
      _paq?.push(['trackPageView'])
      return Boolean(_paq)
    },
    keeps: ['_pk_', 'MATOMO_'],
  },
}

let wanted = false
let loading: Promise<boolean> | null = null

function load(analytics: Analytics): Promise<boolean> {
  const { attributes, begin } = WAYS[analytics.counter]
  begin?.(window as Told, analytics)
  return new Promise((resolve) => {
    const script = document.createElement('script')
    Object.entries({ ...attributes(analytics.site), src: analytics.script }).forEach(([name, value]) =>
      script.setAttribute(name, value),
    )
    script.async = true
    script.addEventListener('load', () => resolve(true))
    // Somebody blocks it: then nothing is counted.
    script.addEventListener('error', () => resolve(false))
    document.head.append(script)
  })
}

/** Addresses carry tokens and searches: of a page only its path is told. */
const pageOf = () => window.location.origin + window.location.pathname

/** Counts one view of the present page; the script is fetched with the first. Only for those who agreed. */
export async function countVisit(analytics: Analytics): Promise<void> {
  wanted = true
  const url = pageOf()
  if (!(await (loading ??= load(analytics)))) return
  if (wanted) WAYS[analytics.counter].tell(window as Told, url)
}

/** Takes everything back: nothing more is told, and what the script kept in the browser goes. */
export function stopCounting({ counter }: Analytics): void {
  wanted = false
  const { keeps } = WAYS[counter]
  const its = (name: string) => keeps.some((beginning) => name.startsWith(beginning))
  const { hostname } = window.location
  const domains = hostname.split('.').map((_, at, parts) => parts.slice(at).join('.'))
  for (const name of document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')) {
    if (!its(name)) continue
    for (const domain of ['', ...domains.map((each) => `; domain=.${each}`)])
      document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
  forgetStored(its)
}
