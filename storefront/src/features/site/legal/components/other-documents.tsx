import { Link } from 'react-router'
import { LEGAL_PAGES } from '~/components/layout/nav-items'

export function OtherDocuments({ besides }: { besides: string }) {
  return (
    <nav aria-label="Other policies" className="mt-8 flex flex-wrap gap-x-6 gap-y-2 font-semibold">
      {LEGAL_PAGES.filter(({ label }) => label !== besides).map(({ to, label }) => (
        <Link key={to} to={to} className="underline underline-offset-4">
          {label}
        </Link>
      ))}
    </nav>
  )
}
