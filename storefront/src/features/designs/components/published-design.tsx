import type { Design } from '@caseloom/contract'
import { useQuery } from '@tanstack/react-query'
import { Flag, Share2 } from 'lucide-react'
import { Link } from 'react-router'
import { CaseMockup } from '~/components/case/case-mockup'
import { AiMark } from '~/components/ui/ai-mark'
import { Badge } from '~/components/ui/badge'
import { Breadcrumbs } from '~/components/ui/breadcrumbs'
import { Button } from '~/components/ui/button'
import { paths } from '~/config/paths'
import { formatDate } from '~/lib/dates'
import { shareLink } from '~/lib/share-link'
import { useWho } from '~/lib/who'
import { publishedDesignQuery, useRelated } from '../api/gallery'
import { useReporting } from '../hooks/use-reporting'
import { galleryTitle, saysMore } from '../lib/design-words'
import { GalleryCard } from './gallery-card'
import { LikeButton } from './like-button'

/** What can be done with it: worn, liked, passed on, reported. */
function Deeds({ design, onReport }: { design: Design; onReport: () => void }) {
  const title = galleryTitle(design)
  return (
    <>
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <Button asChild size="lg" className="max-sm:w-full">
          <Link to={paths.customizeDesign(design.id)}>Use this design</Link>
        </Button>
        <Button
          variant="outline"
          size="lg"
          className="max-sm:flex-1"
          onClick={() => void shareLink(paths.design(design.id), title)}
        >
          <Share2 size={20} aria-hidden="true" /> Share
        </Button>
        <LikeButton design={design} title={title} />
      </div>
      <p className="mt-4 max-w-md text-sm text-ink-soft">
        Free to use: choose your phone and a case, move it where you like, and we print it for you.
      </p>
      {design.own ? null : (
        <Button variant="ghost" size="snug" className="mt-4 -ml-3" onClick={onReport}>
          <Flag size={16} aria-hidden="true" /> Report this design
        </Button>
      )}
    </>
  )
}

function Words({ design, onReport }: { design: Design; onReport: () => void }) {
  const title = galleryTitle(design)
  return (
    <div className="md:py-8">
      <h1 className="text-3xl break-words">{title}</h1>
      <p className="mt-4 flex flex-wrap items-center gap-2 text-ink-soft">
        by {design.author}
        {design.aiGenerated ? <AiMark /> : null}
        {design.own ? <Badge tone="neutral">Yours</Badge> : null}
        <span aria-hidden="true">·</span>
        <time dateTime={design.createdAt}>{formatDate(design.createdAt)}</time>
      </p>
      {saysMore(design) ? (
        <blockquote className="mt-6 max-w-prose border-l-3 border-weld pl-4 text-lg break-words">
          {design.prompt}
        </blockquote>
      ) : null}
      <Deeds design={design} onReport={onReport} />
      {design.aiGenerated ? (
        <p className="mt-6 border-t border-line pt-4 text-sm text-ink-soft">
          Made with AI from the words above. Drawn by {design.drawnBy}.
        </p>
      ) : null}
    </div>
  )
}

/** A published design, large on a case, with what can be done with it and others like it. `first` is as the server saw it. */
export function PublishedDesign({ first }: { first: Design }) {
  const { id: viewerId } = useWho()
  const { reporting, report } = useReporting()
  const { data: design = first } = useQuery(publishedDesignQuery(viewerId, first.id))
  const { data: related = [] } = useRelated(viewerId, first)
  const title = galleryTitle(design)
  return (
    <div className="shell pt-6 sm:pt-8">
      <Breadcrumbs items={[{ label: 'Gallery', to: paths.gallery }, { label: title }]} />
      <div className="mt-5 grid gap-8 md:grid-cols-2 lg:gap-16">
        <div className="warp grid place-items-center rounded-xl bg-sunken p-6 sm:p-10">
          <CaseMockup
            label={`${title}, on a phone case`}
            artwork={{ src: design.imageUrl, width: design.width, height: design.height }}
            className="h-auto w-full max-w-80 drop-shadow-xl"
          />
        </div>
        <Words design={design} onReport={() => report(design)} />
      </div>
      {related.length > 0 ? (
        <section aria-labelledby="related" className="mt-16 border-t-3 border-ink pt-6 sm:mt-20">
          <h2 id="related" className="mb-6 text-2xl">
            More from the gallery
          </h2>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-6 lg:grid-cols-4">
            {related.map((each) => (
              <GalleryCard key={each.id} design={each} onReport={() => report(each)} />
            ))}
          </ul>
        </section>
      ) : null}
      {reporting}
    </div>
  )
}
