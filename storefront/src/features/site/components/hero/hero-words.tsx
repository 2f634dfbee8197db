import { Pause, Play as PlayIcon } from 'lucide-react'
import { cn } from '~/components/ui/cn'
import { mayMove } from '../../hooks/use-motion'
import { PUNCH_MS } from '../../hooks/use-theatre'
import { HERO_SAMPLES } from '../../lib/hero-samples'
import type { Cue, Play } from '../../lib/theatre'

/** The words as they are said, letter by letter. The buttons below tell them to those who do not see it. */
function Slip({ words, typed }: { words: string; typed: boolean }) {
  return (
    <p
      aria-hidden="true"
      className="relative -mt-9 -rotate-3 rounded-md bg-on-indigo px-4 py-2 font-display text-xl font-bold text-indigo shadow-float"
    >
      {typed
        ? [...`“${words}”`].map((letter, at) => (
            <span
              key={at}
              className="animate-punch whitespace-pre"
              style={{ animationDelay: `${at * PUNCH_MS}ms` }}
            >
              {letter}
            </span>
          ))
        : `“${words}”`}
    </p>
  )
}

/** What the case is woven from, other words to try, and what stops and starts the play. */
export function HeroWords({ play, cue, motion }: { play: Play; cue: (cue: Cue) => void; motion: boolean }) {
  const at = play.next ?? play.shown
  const playing = play.phase !== 'still'
  const Icon = playing ? Pause : PlayIcon
  return (
    <>
      <Slip key={at} words={HERO_SAMPLES[at]?.words ?? ''} typed={play.phase === 'punch'} />
      <div className="mt-4 flex items-center gap-1 text-sm text-indigo-soft">
        <p id="hero-words">Woven from these words. Try others:</p>
        <button
          type="button"
          aria-label={playing ? 'Pause the show' : 'Play the show'}
          title={playing ? 'Pause' : 'Play'}
          onClick={() => cue({ cue: playing ? 'pause' : 'play' })}
          className={cn(
            'grid size-11 place-items-center rounded-full text-on-indigo hover:bg-on-indigo/15 focus-visible:outline-weld',
            !motion && 'invisible',
          )}
        >
          <Icon size={18} aria-hidden="true" />
        </button>
      </div>
      <div
        role="group"
        aria-labelledby="hero-words"
        className="flex flex-wrap justify-center gap-1 lg:max-w-96"
      >
        {HERO_SAMPLES.map(({ words }, index) => (
          <button
            key={words}
            type="button"
            aria-pressed={index === at}
            onClick={() => cue({ cue: 'choose', sample: index, still: !mayMove() })}
            className={cn(
              'min-h-11 rounded-full px-3.5 text-sm font-semibold transition-colors focus-visible:outline-weld',
              index === at ? 'bg-on-indigo text-indigo' : 'hover:bg-on-indigo/15',
            )}
          >
            “{words}”
          </button>
        ))}
      </div>
    </>
  )
}
