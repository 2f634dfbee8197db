import { Link } from 'react-router'
import { PunchCard } from '~/components/punch-card'
import { Button } from '~/components/ui/button'
import { paths } from '~/config/paths'

/** `call`: what its button says; each page has words of its own for it. */
export function ClosingCall({ call }: { call: string }) {
  return (
    <section className="unhurried-26 sm:unhurried-35 lg:unhurried-20 shell" aria-labelledby="closing">
      <div className="warp grid items-center gap-8 rounded-xl bg-sunken p-8 sm:p-14 lg:grid-cols-[1.3fr_1fr]">
        <div>
          <h2 id="closing" className="text-3xl">
            Somewhere in your head there is a phone case.
          </h2>
          <Button asChild size="lg" className="mt-8">
            <Link to={paths.customize()}>{call}</Link>
          </Button>
        </div>
        <PunchCard text="what will you say" className="w-full text-accent" />
      </div>
    </section>
  )
}
