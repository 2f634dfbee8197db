import { Link } from 'react-router'
import { PunchCard } from '~/components/punch-card'
import { Button } from '~/components/ui/button'
import { paths } from '~/config/paths'

export function AboutHero() {
  return (
    <section className="relative overflow-hidden bg-indigo text-on-indigo">
      <div className="warp absolute inset-0" aria-hidden="true" />
      <div className="shell relative grid items-center gap-10 py-20 md:grid-cols-[1.4fr_1fr] md:py-28 lg:grid-cols-[2fr_1fr]">
        <div>
          <h1 className="text-4xl font-bold">We weave words into cases.</h1>
          <p className="mt-6 max-w-lg text-lg text-indigo-soft">
            Two hundred years ago a loom learnt to read cards with holes, and wove whatever they said. We do
            the same with your sentences, and a phone.
          </p>
          <Button asChild size="lg" variant="weld" className="mt-8">
            <Link to={paths.customize()}>Start Creating</Link>
          </Button>
        </div>
        <PunchCard text="we weave your words" className="w-full text-accent" />
      </div>
    </section>
  )
}
