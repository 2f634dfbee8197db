import { brand } from '~/config/brand'

const YEARS = [
  {
    year: '2023',
    name: 'A sentence and a printer',
    text: 'The first case came out of one sentence, an evening and a borrowed heat press. It was a heron. It was a little blurred.',
  },
  {
    year: '2024',
    name: 'The studio opens',
    text: 'Words in, four pictures out, and a drawing of your own phone to put them on: what you see became what is printed.',
  },
  {
    year: '2025',
    name: 'A case for every pocket',
    text: 'From a slim shell to a folio for your cards, cut for iPhone and Galaxy, each printed only once somebody has asked for it.',
  },
]

export function Story() {
  return (
    <section aria-labelledby="journey" className="shell py-20">
      <h2 id="journey" className="text-3xl">
        Our journey
      </h2>
      <ol className="mt-10">
        {YEARS.map(({ year, name, text }) => (
          <li
            key={year}
            className="grid gap-2 border-t-3 border-ink py-8 md:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1.4fr)] md:gap-8"
          >
            <span className="font-display text-3xl font-bold text-accent tabular-nums">{year}</span>
            <h3 className="text-xl md:pt-2">{name}</h3>
            <p className="max-w-prose text-ink-soft md:pt-2">{text}</p>
          </li>
        ))}
      </ol>
      {brand.placeholder ? (
        <p className="text-sm text-ink-soft">A sample story, for the shop to put its own in its place.</p>
      ) : null}
    </section>
  )
}
