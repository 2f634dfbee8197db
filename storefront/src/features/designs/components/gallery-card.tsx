import type { Design } from '@caseloom/contract'
import { Flag, ImageOff } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { cn } from '~/components/ui/cn'
import { IconButton } from '~/components/ui/icon-button'
import { paths } from '~/config/paths'
import { galleryTitle } from '../lib/design-words'
import { LikeButton } from './like-button'

/** Shaped like the back of a case; a drawn placeholder where the picture does not come. */
const SHAPE = 'aspect-3/5 w-full rounded-[13%/7.8%]'

function CaseBack({ src, title, eager }: { src: string; title: string; eager: boolean }) {
  const [failed, setFailed] = useState(false)
  if (failed)
    return (
      <span className={cn('grid place-items-center bg-surface text-ink-soft', SHAPE)}>
        <ImageOff aria-hidden="true" />
        <span className="sr-only">{title}</span>
      </span>
    )
  return (
    <img
      src={src}
      alt={title}
      width={300}
      height={500}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailed(true)}
      className={cn(
        'bg-surface object-cover shadow-lift transition-transform duration-300 ease-out group-hover:-translate-y-1.5 motion-reduce:transition-none',
        SHAPE,
      )}
    />
  )
}

/** A design that anybody may put on a case: the picture, who it is from, and what can be done with it. */
export function GalleryCard({
  design,
  eager,
  onReport,
}: {
  design: Design
  /** Seen without scrolling. */
  eager: boolean
  onReport: () => void
}) {
  const title = galleryTitle(design)
  return (
    <li className="group flex min-w-0 flex-col">
      <Link
        to={paths.design(design.id)}
        tabIndex={-1}
        aria-hidden="true"
        className="warp block rounded-xl bg-sunken px-[14%] py-[9%]"
      >
        <CaseBack src={design.thumbnailUrl || design.imageUrl} title={title} eager={eager} />
      </Link>
      <h2 className="mt-3 line-clamp-2 text-base leading-snug break-words">
        <Link to={paths.design(design.id)} className="underline-offset-4 hover:underline">
          {title}
        </Link>
      </h2>
      <p className="mt-0.5 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        by {design.author}
        {design.own ? <Badge tone="neutral">Yours</Badge> : null}
      </p>
      <div className="mt-auto flex items-center gap-0.5 pt-2">
        <Button asChild size="sm" variant="outline" className="mr-auto">
          <Link to={paths.customizeDesign(design.id)}>
            Use it<span className="sr-only">: {title}</span>
          </Link>
        </Button>
        <LikeButton design={design} title={title} />
        {design.own ? null : (
          <IconButton label={`Report ${title}`} onClick={onReport} className="max-sm:-mr-2">
            <Flag size={16} />
          </IconButton>
        )}
      </div>
    </li>
  )
}
