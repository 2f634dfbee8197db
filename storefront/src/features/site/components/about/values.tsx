import { cn } from '~/components/ui/cn'

const VALUES = [
  {
    name: 'Innovation',
    text: 'You write, and four pictures come within a minute. The hard part is ours: that they are worth carrying about.',
    look: 'bg-accent text-on-accent',
  },
  {
    name: 'Passion',
    text: 'A person looks at every design before it goes to print, and says so when something would print badly.',
    look: 'bg-surface border border-line',
  },
  {
    name: 'Sustainability',
    text: 'Nothing lies in a warehouse. A case is made when it is ordered, and never before.',
    look: 'bg-weld text-on-weld',
  },
  {
    name: 'Protection',
    text: 'From slim to double-layered: each page says what the case is made of, and nothing that it is not.',
    look: 'bg-indigo text-on-indigo',
  },
]

export function Values() {
  return (
    <section aria-labelledby="values" className="shell">
      <h2 id="values" className="text-3xl">
        What we hold to
      </h2>
      <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {VALUES.map(({ name, text, look }) => (
          <li key={name} className={cn('flex min-h-64 flex-col justify-between rounded-xl p-7', look)}>
            <h3 className="text-2xl">{name}</h3>
            <p className="mt-8">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
