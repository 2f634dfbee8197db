import type { ReactNode } from 'react'
import { brand } from '~/config/brand'
import { HOURS } from '../lib/hours'

/** Where the shop is, who trades there, when it is open, and where else it is found. */
export function Office({ registration }: { registration: ReactNode }) {
  return (
    <aside
      aria-label="Our office"
      className="space-y-8 self-start rounded-xl bg-indigo p-7 text-on-indigo sm:p-9"
    >
      <section>
        <h2 className="text-xl">UK headquarters</h2>
        <address className="mt-3 text-indigo-soft not-italic">
          <p className="font-semibold text-on-indigo">{brand.company}</p>
          {brand.address.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </address>
        <div className="mt-3 text-sm text-indigo-soft">{registration}</div>
      </section>
      <section>
        <h2 className="text-xl">Business hours</h2>
        <dl className="mt-3">
          {HOURS.map(({ days, open }) => (
            <div
              key={days}
              className="flex flex-wrap justify-between gap-x-4 border-t border-indigo-soft/30 py-2 tabular-nums"
            >
              <dt>{days}</dt>
              <dd className="text-right whitespace-nowrap text-indigo-soft">{open}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-sm text-indigo-soft">All times are UK time.</p>
      </section>
      <section>
        <h2 className="text-xl">Follow us</h2>
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
          {brand.social.map(({ name, url }) => (
            <li key={name}>
              <a href={url} rel="noopener" className="underline underline-offset-4">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  )
}
