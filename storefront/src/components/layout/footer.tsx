import { Link } from 'react-router'
import { PunchCard } from '~/components/punch-card'
import { brand } from '~/config/brand'
import { paths } from '~/config/paths'
import { LEGAL_PAGES, pagesOf } from './nav-items'

/** Long enough to run off both edges of a wide screen. */
const SENTENCE =
  'say it in your own words and we will weave it round your phone, thread by thread, and post it to your door. what do you see when you close your eyes'

const link = 'underline-offset-4 hover:underline'

const quickLinks = (gallery: boolean) =>
  pagesOf(gallery)
    .filter(({ to }) => to !== paths.home)
    .map(({ to, label }) => ({ to, label: to === paths.about ? 'About Us' : label }))

function LinkList({ links }: { links: readonly { to: string; label: string }[] }) {
  return (
    <ul className="space-y-2">
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link className={link} to={to}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function Footer({ gallery, onCookieSettings }: { gallery: boolean; onCookieSettings: () => void }) {
  return (
    <footer className="unhurried-62 sm:unhurried-38 lg:unhurried-23 mt-24 overflow-hidden bg-indigo text-on-indigo">
      <div aria-hidden="true" className="flex justify-center overflow-hidden pt-1">
        <PunchCard text={SENTENCE} className="h-16 w-auto max-w-none shrink-0 text-indigo-soft/45" />
      </div>
      <div className="shell grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[1.5fr_0.8fr_1fr_1.4fr]">
        <div>
          <p className="font-display text-3xl font-bold">{brand.name}</p>
          <p className="mt-3 max-w-xs text-indigo-soft">{brand.strapline}</p>
          <ul aria-label="Social" className="mt-5 flex gap-5">
            {brand.social.map(({ name, url }) => (
              <li key={name}>
                <a className={link} href={url}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links" className="mb-3 text-lg">
            Quick Links
          </h2>
          <LinkList links={quickLinks(gallery)} />
        </nav>
        <nav aria-labelledby="footer-legal">
          <h2 id="footer-legal" className="mb-3 text-lg">
            Legal
          </h2>
          <LinkList links={LEGAL_PAGES} />
          <button type="button" className={`mt-2 ${link}`} onClick={onCookieSettings}>
            Cookie Settings
          </button>
        </nav>
        <div>
          <h2 className="mb-3 text-lg">Where we are</h2>
          <address className="space-y-1 text-indigo-soft not-italic">
            <p>{brand.company}</p>
            <p>{brand.address.join(', ')}</p>
            <p>
              <a className={link} href={`mailto:${brand.email}`}>
                {brand.email}
              </a>
            </p>
            <p>
              <a className={link} href={`tel:${brand.phone.replaceAll(' ', '')}`}>
                {brand.phone}
              </a>
            </p>
          </address>
        </div>
      </div>
    </footer>
  )
}
