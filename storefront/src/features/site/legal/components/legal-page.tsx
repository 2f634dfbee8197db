import { formatDate } from '~/lib/dates'
import type { LegalDocument } from '../document'
import { CompanyBlock } from './company-block'
import { Contents } from './contents'
import { OtherDocuments } from './other-documents'

/** A legal text: what it says in short, its sections by number, who stands behind it, and where else to look. */
export function LegalPage({ title, lead, updated, sections }: LegalDocument) {
  return (
    <div className="shell py-12 sm:py-16">
      <header className="max-w-3xl">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p className="mt-6 text-lg text-ink-soft">{lead}</p>
        <p className="mt-4 text-sm text-ink-soft">
          Last updated: <time dateTime={updated}>{formatDate(updated)}</time>
        </p>
      </header>
      <div className="mt-12 grid gap-10 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
        <Contents sections={sections} />
        <div className="min-w-0">
          {sections.map(({ id, title: heading, body }, index) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-title`}
              className="border-t-3 border-ink py-8 first:pt-6"
            >
              <h2 id={`${id}-title`} className="flex gap-3 text-xl">
                <span className="text-accent tabular-nums">{index + 1}.</span>
                {heading}
              </h2>
              <div className="prose-shop mt-4">{body}</div>
            </section>
          ))}
          <CompanyBlock />
          <OtherDocuments besides={title} />
        </div>
      </div>
    </div>
  )
}
