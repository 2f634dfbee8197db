/** What a page may weigh. A kilobyte has 1,000 bytes. */
export interface PageBudget {
  name: string
  path: string
  /** Gzipped scripts of a first load. What comes late, as it is wanted, is not among them. */
  scripts: number
  /** All that a phone fetches for a first load. */
  total?: number
  /** Lighthouse looks at it, too. */
  measured?: true
  /** Search engines are told to leave it out. */
  unlisted?: true
}

/** The one table of what pages may weigh: the journeys hold it, and `npm run bench:web` with what a phone makes of the pages. */
export const PAGES: readonly PageBudget[] = [
  { name: 'home', path: '/', scripts: 130, total: 350, measured: true },
  { name: 'list', path: '/products', scripts: 135, measured: true },
  { name: 'product', path: '/products/1', scripts: 145, total: 300, measured: true },
  { name: 'gallery', path: '/gallery', scripts: 145, measured: true },
  { name: 'studio', path: '/customize', scripts: 190, measured: true },
  { name: 'cart', path: '/cart', scripts: 135, measured: true, unlisted: true },
  { name: 'login', path: '/login', scripts: 150, measured: true, unlisted: true },
  { name: 'register', path: '/register', scripts: 150 },
  { name: 'forgotten password', path: '/forgot-password', scripts: 150 },
  { name: 'new password', path: '/reset-password', scripts: 150 },
  { name: 'proved address', path: '/verify-email', scripts: 150 },
  { name: 'sign-in elsewhere', path: '/auth/callback/google', scripts: 150 },
  { name: 'published design', path: '/gallery/no-such-design', scripts: 145 },
  { name: 'payment', path: '/payment', scripts: 150 },
  { name: 'dashboard', path: '/dashboard', scripts: 155 },
  { name: 'admin', path: '/admin', scripts: 200 },
  { name: 'about', path: '/about', scripts: 130 },
  { name: 'contact', path: '/contact', scripts: 130 },
  { name: 'terms', path: '/terms', scripts: 130 },
  { name: 'privacy', path: '/privacy', scripts: 130 },
  { name: 'cookies', path: '/cookies', scripts: 130 },
  { name: 'returns', path: '/returns', scripts: 130 },
  { name: 'missing', path: '/no-such-page', scripts: 130 },
]

/** The case in three dimensions, which is fetched once the flat one is there, in bytes, gzipped. */
export const LIVE_CASE_BYTES = 260_000
