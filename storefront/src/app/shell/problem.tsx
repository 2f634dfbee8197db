import { Link } from 'react-router'
import { PunchCard } from '~/components/punch-card'
import { Button } from '~/components/ui/button'
import { paths } from '~/config/paths'

/** What a visitor sees where there is no page, or where one broke. */
export function Problem({ missing }: { missing: boolean }) {
  return (
    <section className="shell grid items-center gap-10 py-20 md:grid-cols-[1.2fr_1fr] md:py-28">
      <div>
        <h1 className="text-4xl">{missing ? 'A dropped stitch.' : 'The thread snapped.'}</h1>
        <p className="mt-6 max-w-md text-lg text-ink-soft">
          {missing
            ? 'There is no page at this address. It may have moved, or the link has a slip in it.'
            : 'Something went wrong while this page was being put together. Your cart is safe. Please try again.'}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          {missing ? null : <Button onClick={() => window.location.reload()}>Try Again</Button>}
          <Button asChild variant={missing ? 'primary' : 'outline'}>
            <Link to={paths.products}>Browse Cases</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={paths.home}>Back to the start</Link>
          </Button>
        </div>
      </div>
      <PunchCard text={missing ? 'page not found' : 'please try again'} className="w-full text-accent" />
    </section>
  )
}
