import { useState, type ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import bodyFont from '~/assets/fonts/instrument-sans-basic.woff2?url'
import displayFont from '~/assets/fonts/bricolage-grotesque-basic.woff2?url'
import { Footer } from '~/components/layout/footer'
import { PageShuttle } from '~/components/layout/page-shuttle'
import { WithoutScript } from '~/components/layout/without-script'
import { ShopBar } from './shell/shop-bar'
import { brand } from '~/config/brand'
import { originOf } from '~/lib/seo/address'
import { jsonScript } from '~/lib/seo/json-script'
import { shopJsonLd } from '~/lib/seo/shop-json-ld'
import type { Route } from './+types/root'
import { Late } from './shell/late'
import { useNonce } from './document/nonce'
import { Problem } from './shell/problem'
import { Providers } from './shell/providers'
import { shopFacts, siteSettings } from './loading/shop-facts'
import { Stylesheet } from './document/stylesheet'

export const links: Route.LinksFunction = () => [
  ...[displayFont, bodyFont].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** What every page needs to know of the shop: its address, what is switched on, and who may count visits. */
export async function loader({ request }: Route.LoaderArgs) {
  return { origin: originOf(request), ...(await shopFacts()), ...siteSettings() }
}

/** Neither changes while a visitor looks round. */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = () => [{ title: `${brand.name}: ${brand.tagline}` }]

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const shop = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f3f2ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#121027" media="(prefers-color-scheme: dark)" />
        {shop?.demo ? <meta name="robots" content="noindex" /> : null}
        <Meta />
        {shop ? (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: jsonScript(shopJsonLd(shop.origin)) }}
          />
        ) : null}
        {/* The policy lets files of styles, fonts and preloads in as our own; a nonce here would differ after hydration. */}
        <Links nonce="" />
        <Stylesheet />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const { pathname } = useLocation()
  const [choosing, setChoosing] = useState(false)
  const shop = useRouteLoaderData<typeof loader>('root')
  return (
    <Providers>
      <a
        href="#main"
        className="sr-only z-50 rounded-full bg-weld px-5 py-3 font-semibold text-on-weld focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <Late shop={shop} choosing={choosing} onChosen={() => setChoosing(false)} />
      <PageShuttle />
      <ShopBar overHero={pathname === '/'} />
      <main id="main" tabIndex={-1} className={pathname === '/' ? 'outline-none' : 'pt-20 outline-none'}>
        <WithoutScript pathname={pathname} nonce={nonce} />
        {children}
      </main>
      <Footer gallery={shop?.gallery ?? true} onCookieSettings={() => setChoosing(true)} />
    </Providers>
  )
}

export default function App() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <Frame>
      <Problem missing={missing} />
    </Frame>
  )
}
