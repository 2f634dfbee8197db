import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { CaseMockup } from '~/components/case/case-mockup'
import { PunchCard } from '~/components/punch-card'
import { Button } from '~/components/ui/button'
import { cn } from '~/components/ui/cn'
import { paths } from '~/config/paths'
import { HERO_ART_SIZE, HERO_SAMPLES } from '../lib/hero-samples'

/** Words become holes in a card, and the card becomes a case: the whole shop in one picture. */
export function Hero() {
  const [shown, setShown] = useState(0)
  const sample = HERO_SAMPLES[shown] ?? HERO_SAMPLES[0]
  return (
    <section className="relative overflow-hidden bg-indigo text-on-indigo">
      <div className="warp absolute inset-0" aria-hidden="true" />
      <PunchCard
        key={sample.words}
        text={sample.words}
        className="absolute top-[72%] -right-[8%] w-[125%] -translate-y-1/2 animate-fade text-accent opacity-40 lg:top-1/2 lg:-right-[4%] lg:w-[54%] lg:opacity-60"
      />
      <div className="shell relative grid items-center gap-10 pt-24 pb-12 lg:min-h-[min(56rem,100svh)] lg:grid-cols-[1.15fr_1fr] lg:pt-24 lg:pb-12">
        <div>
          <h1 className="text-4xl font-extrabold">
            Say it.
            <br />
            We’ll weave it round your phone.
          </h1>
          <p className="mt-6 max-w-lg text-lg text-indigo-soft">
            Describe a picture in your own words. We draw it four ways, you choose one, and we print it on a
            case made for your iPhone or Galaxy.
          </p>
          <div className="mt-7 flex flex-wrap gap-2 sm:mt-9 sm:gap-3">
            <Button asChild size="lg" variant="weld" className="max-sm:px-4 max-sm:text-base">
              <Link to={paths.customize()}>
                Start Designing <ArrowRight size={20} aria-hidden="true" />
              </Link>
            </Button>
            <Link
              to={paths.products}
              className="inline-flex min-h-14 items-center rounded-full border-2 border-current px-4 text-base font-semibold sm:px-7 sm:text-lg hover:bg-on-indigo hover:text-indigo"
            >
              Browse Cases
            </Link>
          </div>
        </div>
        <div className="flex flex-col items-center">
          <CaseMockup
            label={`A ${sample.line} case printed with “${sample.words}”`}
            line={sample.line}
            finish="Gloss"
            artwork={{ src: sample.src, ...HERO_ART_SIZE }}
            className="w-[min(20rem,66vw)] rotate-6 drop-shadow-2xl lg:w-[min(25rem,36vw)]"
          />
          <p id="hero-words" className="mt-5 text-sm text-indigo-soft">
            Woven from these words. Try others:
          </p>
          <div
            role="group"
            aria-labelledby="hero-words"
            className="mt-1 flex flex-wrap justify-center gap-x-1 gap-y-1"
          >
            {HERO_SAMPLES.map((each, index) => (
              <button
                key={each.words}
                type="button"
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
                className={cn(
                  'min-h-11 rounded-full px-4 text-sm font-semibold transition-colors',
                  index === shown ? 'bg-on-indigo text-indigo' : 'hover:bg-on-indigo/15',
                )}
              >
                “{each.words}”
              </button>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
