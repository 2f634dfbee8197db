import { brand } from '~/config/brand'
import { CountingConsent, CountingParty, CountingUsed } from '../components/counting'
import { FactTable } from '../components/facts'
import type { LegalDocument } from '../document'

const code = (name: string) => <code className="text-ink [overflow-wrap:anywhere]">{name}</code>

/** Everything that the shop's pages keep in a browser. A test compares it with what they really keep. */
export const KEPT_IN_BROWSER: { key: string; what: string; until: string }[] = [
  {
    key: 'caseloom_guest',
    what: 'tells your designs from those of others before you sign in',
    until: '1 year',
  },
  { key: 'caseloom_cart', what: 'your cart', until: 'until you empty it' },
  { key: 'auth_token', what: 'keeps you signed in', until: 'the session, or 30 days with ‘Remember me’' },
  {
    key: 'user',
    what: 'tells your other tabs that you are signed in, and under which name and picture',
    until: 'until you sign out or, without ‘Remember me’, until the first visit after the session',
  },
  { key: 'session_end', what: 'signs you out in all tabs at once', until: 'removed as soon as it is set' },
  { key: 'caseloom_paying', what: 'what you were about to pay', until: 'the session' },
  {
    key: 'caseloom_settled',
    what: 'which payments this browser has dealt with',
    until: 'until you clear it',
  },
  { key: 'caseloom_social_…', what: 'brings you back from signing in elsewhere', until: '10 minutes' },
  {
    key: 'caseloom_going',
    what: 'takes you where you were going when the shop was renewed',
    until: 'the session',
  },
  { key: 'caseloom_reloaded_from', what: 'keeps a page from being loaded anew twice', until: 'the session' },
  {
    key: 'react-router-scroll-positions',
    what: 'finds your place again on the way back',
    until: 'the session',
  },
  {
    key: 'caseloom_studio',
    what: 'the design that you are working on, and whose it is',
    until: 'until you start another',
  },
  {
    key: 'caseloom_studio_table',
    what: 'keeps Back from showing your designs to who comes after you',
    until: 'the session, or until you sign out',
  },
  {
    key: 'caseloom_editing',
    what: 'which case of your cart you are changing',
    until: 'the session, or until you leave the studio',
  },
  {
    key: 'caseloom_adjusting_…',
    what: 'the change of your design that we asked for',
    until: 'until you have sent it, its link has ended or you sign out',
  },
  { key: 'caseloom_phones', what: 'the phones that you shop for', until: 'until you remove them' },
  { key: 'caseloom_favourites', what: 'the cases that you marked', until: 'until you unmark them' },
  {
    key: 'caseloom_keys_off',
    what: 'that our staff want no keyboard shortcuts in the Admin Panel',
    until: 'until they want them again',
  },
  { key: 'caseloom_consent', what: 'what you chose in the Cookie Settings', until: '6 months' },
  {
    key: 'caseloom_pages',
    what: 'public pages that you have seen, for when you’re offline',
    until: '30 days, or until you switch it off',
  },
  { key: 'caseloom_pictures', what: 'the pictures on those pages', until: '30 days, as above' },
  { key: 'caseloom_parts', what: 'the shop’s scripts, styles and fonts', until: '60 days, as above' },
  {
    key: 'workbox-expiration',
    what: 'when each of those three was kept, so that it goes in time',
    until: 'as above',
  },
]

export const cookies: LegalDocument = {
  title: 'Cookie Policy',
  lead: 'What this shop keeps in your browser, and why. It is little: what you asked for, and nothing that follows you to other sites.',
  updated: '2026-11-26',
  sections: [
    {
      id: 'what',
      title: 'What cookies are',
      body: (
        <p>
          Cookies are small texts that a site keeps in your browser and gets back with each visit. Browsers
          have other such places (‘local storage’); we mean all of them when we say cookies here, as the law
          does.
        </p>
      ),
    },
    {
      id: 'categories',
      title: 'The four kinds',
      body: (
        <FactTable
          caption="Kinds of cookies"
          head={['Kind', 'For example', 'Kept', 'Used here']}
          rows={[
            [
              'Essential',
              'sign-in, cart, payment',
              'session to 1 year',
              'yes: the shop does not work without',
            ],
            [
              'Functional',
              'your phones, marked cases, pages for when you’re offline',
              'up to 1 year',
              'yes: because you asked for it, or until you switch it off',
            ],
            ['Performance', 'counting visits', 'up to 2 years', <CountingUsed key="used" />],
            ['Targeting', 'advertising', 'up to 13 months', 'no'],
          ]}
        />
      ),
    },
    {
      id: 'list',
      title: 'What we keep, one by one',
      body: (
        <FactTable
          caption="What is kept in the browser"
          head={['Name', 'What for', 'Until']}
          rows={KEPT_IN_BROWSER.map(({ key, what, until }) => [code(key), what, until])}
        />
      ),
    },
    {
      id: 'third-parties',
      title: 'Third parties',
      body: (
        <>
          <p>
            <strong>Stripe</strong> takes your payment on its own page. There, and in the cart where Stripe’s
            script is loaded, it keeps {code('__stripe_mid')} (1 year) and {code('__stripe_sid')} (30 minutes)
            to recognise fraud.{' '}
            <a href="https://stripe.com/gb/legal/cookies-policy" rel="noopener">
              Stripe’s cookie policy
            </a>
            .
          </p>
          <CountingParty />
        </>
      ),
    },
    {
      id: 'manage',
      title: 'How to manage them',
      body: (
        <>
          <p>
            What you ask of the shop needs no consent. Pages that you have seen are kept so that they open
            without a connection; nothing of your account is among them, and in the Cookie Settings you can
            switch that off, which removes them.
          </p>
          <CountingConsent />
          <p>
            You can remove all of it at any time in your browser. You are signed out then, and the cart and
            the unfinished design of this browser are gone; what is in your account stays.
          </p>
        </>
      ),
    },
    {
      id: 'browsers',
      title: 'In your browser',
      body: (
        <>
          <ul>
            <li>
              <a href="https://support.google.com/chrome/answer/95647" rel="noopener">
                Chrome
              </a>
              : Settings, Privacy and security, Third-party cookies or Site settings.
            </li>
            <li>
              <a href="https://support.apple.com/en-gb/105082" rel="noopener">
                Safari
              </a>
              : Settings, Privacy, Manage Website Data. On an iPhone: Settings, Apps, Safari, Advanced.
            </li>
            <li>
              <a href="https://support.mozilla.org/kb/clear-cookies-and-site-data-firefox" rel="noopener">
                Firefox
              </a>
              : Settings, Privacy &amp; Security, Cookies and Site Data.
            </li>
            <li>
              <a href="https://support.microsoft.com/microsoft-edge" rel="noopener">
                Edge
              </a>
              : Settings, Privacy, search and services, Cookies.
            </li>
          </ul>
          <p>
            A question? <a href={`mailto:${brand.email}`}>{brand.email}</a>
          </p>
        </>
      ),
    },
  ],
}
