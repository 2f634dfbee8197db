import { ArrowRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { PunchCard } from '~/components/punch-card'
import { Button } from '~/components/ui/button'
import { paths } from '~/config/paths'
import { useFirstSign } from '~/components/ui/use-first-sign'
import { useMotion } from '../../hooks/use-motion'
import { PUNCH_MS, useTheatre } from '../../hooks/use-theatre'
import { useWatched } from '../../hooks/use-watched'
import { HERO_SAMPLES } from '../../lib/hero-samples'
import { WelcomeOffer } from '../welcome-offer'
import { HeroCase, type LiveState } from './hero-case'
import { HeroWords } from './hero-words'
import { WordsField } from './words-field'

/** Words become holes in a card, and the card becomes a case: the whole shop in one picture. */
export function Hero() {
  const stage = useRef<HTMLDivElement>(null)
  const watched = useWatched(stage)
  const motion = useMotion()
  const somebody = useFirstSign()
  const [live, setLive] = useState<LiveState>('none')
  const [play, cue] = useTheatre({ watched, motion, somebody, live: live === 'there' })
  const { words } = HERO_SAMPLES[play.next ?? play.shown] ?? HERO_SAMPLES[0]
  return (
    <section className="relative overflow-hidden bg-indigo text-on-indigo">
      <div className="warp absolute inset-0" aria-hidden="true" />
      <PunchCard
        key={words}
        text={words}
        punchMs={play.phase === 'punch' ? PUNCH_MS : undefined}
        className="absolute top-[72%] -right-[8%] w-[125%] -translate-y-1/2 text-accent opacity-40 lg:top-1/2 lg:-right-[4%] lg:w-[54%] lg:opacity-60"
      />
      <div className="shell relative grid items-center gap-10 pt-24 pb-12 lg:min-h-[min(56rem,100svh)] lg:grid-cols-[1.15fr_1fr] lg:pt-24 lg:pb-12">
        <div>
          <h1 className="text-4xl font-bold">
            Say it.
            <br />
            We’ll weave it round your phone.
          </h1>
          <p className="mt-6 max-w-lg text-lg text-indigo-soft">
            Describe a picture in your own words. We draw it four ways, you choose one, and we print it on a
            case made for your iPhone or Galaxy.
          </p>
          <WordsField />
          <div className="mt-5 flex flex-wrap gap-2 sm:gap-3">
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
          <WelcomeOffer className="mt-6 max-w-lg text-indigo-soft" />
        </div>
        <div ref={stage} className="flex min-w-0 flex-col items-center">
          <HeroCase
            play={play}
            cue={cue}
            watched={watched}
            live={live}
            onLive={setLive}
            wanted={somebody && watched && motion}
          />
          <HeroWords play={play} cue={cue} motion={motion} />
        </div>
      </div>
    </section>
  )
}
