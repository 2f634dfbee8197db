import type { Design } from '@caseloom/contract'
import { Flag } from 'lucide-react'
import { Link } from 'react-router'
import { CaseBack, type CaseBackProps } from '~/components/case/case-back'
import { AiMark } from '~/components/ui/ai-mark'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { cn } from '~/components/ui/cn'
import { IconButton } from '~/components/ui/icon-button'
import { paths } from '~/config/paths'
import { galleryTitle } from '../lib/design-words'
import { thumbnailSet } from '../lib/thumbnail-set'
import { LikeButton } from './like-button'

/** A design that anybody may put on a case: the picture, who it is from, and what can be done with it. */
export function GalleryCard({
  design,
  comes = 'near',
  heading: Heading = 'h2',
  onReport,
}: {
  design: Design
  comes?: CaseBackProps['comes']
  heading?: 'h2' | 'h3'
  /** Where it is left out, nothing can be reported here. */
  onReport?: () => void
}) {
  const title = galleryTitle(design)
  return (
    <li
      className={cn(
        'group flex min-w-0 flex-col',
        comes === 'near' && 'unhurried-23 md:unhurried-32 xl:unhurried-36',
      )}
    >
      <Link
        to={paths.design(design.id)}
        tabIndex={-1}
        aria-hidden="true"
        className="warp block rounded-xl bg-sunken px-[14%] py-[9%]"
      >
        <CaseBack
          src={design.thumbnailUrl || design.imageUrl}
          srcSet={thumbnailSet(design.thumbnailUrl)}
          // Two thirds of a card, of which there are two, three or four beside each other.
          sizes="(min-width: 1024px) 13rem, (min-width: 768px) 20vw, 32vw"
          alt={title}
          comes={comes}
          className="drop-shadow-lg transition-transform duration-300 ease-out group-hover:-translate-y-1.5 motion-reduce:transition-none"
        />
      </Link>
      <Heading className="mt-3 line-clamp-2 text-base leading-snug break-words">
        <Link to={paths.design(design.id)} className="underline-offset-4 hover:underline">
          {title}
        </Link>
      </Heading>
      <p className="mt-0.5 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        by {design.author}
        {design.aiGenerated ? <AiMark /> : null}
        {design.own ? <Badge tone="neutral">Yours</Badge> : null}
      </p>
      <div className="mt-auto flex items-center justify-between gap-0.5 pt-2 max-sm:flex-wrap">
        {/* Two cards beside each other leave a small phone no room for all three. */}
        <Button asChild size="sm" variant="outline" className="max-sm:w-full sm:mr-auto">
          <Link to={paths.customizeDesign(design.id)}>
            Use it<span className="sr-only">: {title}</span>
          </Link>
        </Button>
        <LikeButton design={design} title={title} />
        {design.own || !onReport ? null : (
          <IconButton label={`Report ${title}`} onClick={onReport} className="max-sm:-mr-2">
            <Flag size={16} />
          </IconButton>
        )}
      </div>
    </li>
  )
}
