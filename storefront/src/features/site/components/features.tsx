import { cn } from '~/components/ui/cn'
import { brand } from '~/config/brand'
import { FeatureMotif } from './feature-motif'

const FEATURES = [
  {
    name: 'AI-Powered Design',
    motif: 'four',
    text: 'You write, it draws. Four variations of every idea, and nothing to learn.',
    look: 'bg-accent text-on-accent lg:col-span-7',
  },
  {
    name: 'Premium Protection',
    motif: 'layers',
    text: 'From a slim shell to a double-layer Tough Cover: choose how much case your phone needs.',
    look: 'bg-surface border border-line lg:col-span-5',
  },
  {
    name: 'Lightning Fast',
    motif: 'hours',
    text: 'Made to order for you, and usually produced within 24-48 hours of approval.',
    look: 'bg-weld text-on-weld lg:col-span-5',
  },
  {
    name: 'Unlimited Creativity',
    motif: 'weave',
    text: 'Change a word and draw again: designing costs nothing, and you pay only for the case.',
    look: 'bg-indigo text-on-indigo lg:col-span-7',
  },
] as const

export function Features() {
  return (
    <section className="unhurried-78 sm:unhurried-48 lg:unhurried-40 shell" aria-label={`Why ${brand.name}`}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-12">
        {FEATURES.map(({ name, motif, text, look }) => (
          <li
            key={name}
            className={cn('flex min-h-56 flex-col justify-between rounded-xl p-7 sm:min-h-72 sm:p-8', look)}
          >
            <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-5">
              <h2 className="text-2xl">{name}</h2>
              <FeatureMotif of={motif} className="h-18 w-auto shrink-0 sm:h-22" />
            </div>
            <p className="mt-8 max-w-sm text-lg">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
