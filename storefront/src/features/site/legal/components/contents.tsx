import type { LegalSection } from '../document'

export function Contents({ sections }: { sections: LegalSection[] }) {
  return (
    <nav aria-labelledby="contents" className="self-start lg:sticky lg:top-28">
      <h2 id="contents" className="text-base">
        On this page
      </h2>
      <ol className="mt-3 space-y-1 text-sm text-ink-soft sm:columns-2 lg:columns-1">
        {sections.map(({ id, title }, index) => (
          <li key={id} className="break-inside-avoid">
            <a href={`#${id}`} className="flex gap-2 py-1 underline-offset-4 hover:text-ink hover:underline">
              <span className="w-5 shrink-0 text-right tabular-nums">{index + 1}.</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
