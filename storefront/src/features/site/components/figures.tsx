import { useQuery } from '@tanstack/react-query'
import { cn } from '~/components/ui/cn'
import { shopFiguresQuery } from '../api/get-shop-figures'
import { figureWords } from '../lib/figure-words'

/** What the shop says of itself in figures: counted, or the demo's and then called so. A young shop says nothing. */
export function Figures({ className }: { className?: string }) {
  const { data } = useQuery(shopFiguresQuery())
  const figures = data ? figureWords(data) : []
  if (!data || figures.length === 0) return null
  return (
    <section aria-label="Our figures" className={cn('shell', className)}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4">
        {figures.map(([figure, name]) => (
          <div key={name} className="flex flex-col-reverse justify-end border-t-3 border-ink pt-4">
            <dt className="mt-1 text-ink-soft">{name}</dt>
            <dd className="font-display text-3xl font-bold">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-sm text-ink-soft">
        {data.sample
          ? 'Sample figures of this demonstration shop.'
          : 'Counted from our orders and from the reviews of verified buyers, of whom so many gave four or five stars.'}
      </p>
    </section>
  )
}
