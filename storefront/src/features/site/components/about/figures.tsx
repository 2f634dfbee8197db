import { useQuery } from '@tanstack/react-query'
import { shopInfoQuery } from '../../api/get-shop-info'

const SAMPLES = [
  ['100+', 'Happy customers'],
  ['100+', 'Cases created'],
  ['4.9/5', 'Average rating'],
  ['99%', 'Satisfaction rate'],
] as const

/** Figures of the demo shop. A real one has none that are made up, so they go with the demo data. */
export function Figures() {
  const { data } = useQuery(shopInfoQuery())
  if (!data?.demoData) return null
  return (
    <section aria-label="Our figures" className="shell py-16">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4">
        {SAMPLES.map(([figure, name]) => (
          <div key={name} className="flex flex-col-reverse border-t-3 border-ink pt-4">
            <dt className="mt-1 text-ink-soft">{name}</dt>
            <dd className="font-display text-3xl font-extrabold">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-sm text-ink-soft">Sample figures of this demonstration shop.</p>
    </section>
  )
}
