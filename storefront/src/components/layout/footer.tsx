import { Link } from 'react-router'
import { PunchCard } from '~/components/punch-card'
import { brand } from '~/config/brand'
import { paths } from '~/config/paths'

const link = 'underline-offset-4 hover:underline'

export function Footer() {
  return (
    <footer className="mt-24 overflow-hidden bg-indigo text-on-indigo">
      <PunchCard
        text="say it in your own words and we will weave it round your phone"
        className="h-14 w-full text-indigo-soft/50 sm:h-20"
      />
      <div className="shell grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1.4fr]">
        <div>
          <p className="font-display text-3xl font-extrabold">{brand.name}</p>
          <p className="mt-3 max-w-xs text-indigo-soft">{brand.strapline}</p>
        </div>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links" className="mb-3 text-lg">
            Quick Links
          </h2>
          <ul className="space-y-2">
            <li>
              <Link className={link} to={paths.products}>
                Products
              </Link>
            </li>
            <li>
              <Link className={link} to={paths.customize()}>
                Customize
              </Link>
            </li>
          </ul>
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
