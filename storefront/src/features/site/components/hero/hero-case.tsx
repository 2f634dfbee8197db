import { Suspense, useCallback, useEffect } from 'react'
import { LateLiveCase } from '~/components/case-3d/late-live-case'
import { hasWebGl } from '~/components/case-3d/web-gl'
import { CaseBack } from '~/components/case/case-back'
import { genericArea } from '~/components/case/generic-area'
import { CENTRED } from '~/components/case/placement'
import { Weaving } from '~/components/case/weaving'
import { cn } from '~/components/ui/cn'
import { WEAVE_MS } from '../../hooks/use-theatre'
import { HERO_ART_SIZE, HERO_CASE, HERO_FIRST_SET, HERO_SAMPLES } from '../../lib/hero-samples'
import type { Cue, Play } from '../../lib/theatre'
import { sparesData } from '../../lib/spares-data'

/** The model of the case: not asked for, on its way, or there. A browser that cannot show it keeps the flat case. */
export type LiveState = 'none' | 'coming' | 'there' | 'failed'

/** As it stands flat, so that the one can take the other's place. */
const FRONTAL = { right: 0, up: 0 }

/** The case that is woven: flat at first, and one that turns once somebody is there to turn it. */
export function HeroCase({
  play,
  cue,
  watched,
  live,
  onLive,
  wanted,
}: {
  play: Play
  cue: (cue: Cue) => void
  watched: boolean
  live: LiveState
  onLive: (state: LiveState) => void
  /** The model may come. */
  wanted: boolean
}) {
  const { phase, shown, next } = play
  const sample = HERO_SAMPLES[shown] ?? HERO_SAMPLES[0]
  const woven = phase === 'weave' && next !== null ? HERO_SAMPLES[next] : undefined
  const { line, finish } = HERO_CASE
  useEffect(() => {
    if (wanted && live === 'none') onLive(!sparesData() && hasWebGl() ? 'coming' : 'failed')
  }, [wanted, live, onLive])
  const ready = useCallback(() => onLive('there'), [onLive])
  const fail = useCallback(() => onLive('failed'), [onLive])
  const there = live === 'there'
  return (
    <div className="relative w-[min(18.5rem,61vw)] rotate-6 lg:w-[min(22rem,33vw,38svh)]">
      <CaseBack
        src={sample.src}
        srcSet={sample === HERO_SAMPLES[0] ? HERO_FIRST_SET : undefined}
        sizes="(min-width: 64rem) 22rem, min(18.5rem, 61vw)"
        alt={`A ${line} case printed with “${sample.words}”`}
        comes="first"
        over={woven ? <Weaving key={woven.src} src={woven.src} ms={WEAVE_MS} /> : null}
        className={cn(
          'w-full drop-shadow-2xl transition-[opacity,visibility] duration-500',
          there && 'invisible opacity-0',
        )}
      />
      {there || live === 'coming' ? (
        <Suspense fallback={null}>
          <LateLiveCase
            label="the case"
            line={line}
            finish={finish}
            area={genericArea}
            artwork={{ src: (woven ?? sample).src, ...HERO_ART_SIZE }}
            placement={CENTRED}
            from={FRONTAL}
            weaveMs={WEAVE_MS}
            goesRound={there && watched && phase === 'turn'}
            onReady={ready}
            onRound={() => cue({ cue: 'done' })}
            onGrab={() => cue({ cue: 'pause' })}
            onSlow={() => cue({ cue: 'pause' })}
            onFail={fail}
            className={cn(
              'absolute! inset-0 scale-[1.145] transition-opacity duration-500',
              there ? 'focus-visible:outline-weld' : 'invisible opacity-0',
            )}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
