import type { Design } from '@caseloom/contract'
import { Download, Heart, ImageOff, Maximize2, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { AiMark } from '~/components/ui/ai-mark'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { IconButton } from '~/components/ui/icon-button'
import { paths } from '~/config/paths'
import { formatDate } from '~/lib/dates'
import { useDownloadDesign } from '~/lib/download-design'
import { shareLink } from '~/lib/share-link'
import { designTitle, galleryState } from '../lib/design-words'
import { DesignMenu } from './design-menu'

export type DesignDeed = 'rename' | 'share' | 'delete'

/** The picture; a drawn placeholder where it does not come. */
function Picture({ src, title }: { src: string; title: string }) {
  const [failed, setFailed] = useState<string | null>(null)
  if (src === '' || failed === src)
    return (
      <span className="grid aspect-square w-full place-items-center bg-sunken text-ink-soft">
        <ImageOff aria-hidden="true" />
        <span className="sr-only">{title}</span>
      </span>
    )
  return (
    <img
      src={src}
      alt={title}
      width={400}
      height={400}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
      className="aspect-square w-full bg-sunken object-cover"
    />
  )
}

export function DesignCard({ design, onDeed }: { design: Design; onDeed: (deed: DesignDeed) => void }) {
  const { id, likes } = design
  const download = useDownloadDesign()
  const title = designTitle(design)
  const gallery = galleryState(design)
  return (
    <li className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface">
      <Picture src={design.thumbnailUrl || design.imageUrl} title={title} />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h3 className="line-clamp-2 text-base break-words">{title}</h3>
        {design.prompt && design.prompt !== title ? (
          <p className="line-clamp-2 text-sm break-words text-ink-soft">Your words: {design.prompt}</p>
        ) : null}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-ink-soft">
          {design.aiGenerated ? <AiMark /> : null}
          {gallery ? <Badge tone={gallery.tone}>{gallery.words}</Badge> : null}
          {formatDate(design.createdAt)}
          <span className="inline-flex items-center gap-1">
            <Heart size={14} aria-hidden="true" /> {likes}
            <span className="sr-only">{likes === 1 ? ' like' : ' likes'}</span>
          </span>
        </p>
        {design.aiGenerated ? <p className="text-xs text-ink-soft">Drawn by {design.drawnBy}</p> : null}
        <div className="-mx-2 mt-auto flex flex-wrap items-center pt-2">
          <Button asChild size="sm" variant="outline" className="mr-auto">
            <Link to={paths.customizeDesign(id)}>
              <Smartphone size={16} aria-hidden="true" /> Put on a case
            </Link>
          </Button>
          <a
            href={design.imageUrl}
            target="_blank"
            rel="noreferrer"
            title="View full size"
            className="inline-grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
          >
            <Maximize2 size={18} aria-hidden="true" />
            <span className="sr-only">View full size: {title}</span>
          </a>
          <IconButton
            label={`Download: ${title}`}
            aria-disabled={download.isPending}
            onClick={() => download.mutate(id)}
          >
            <Download size={18} />
          </IconButton>
          <DesignMenu
            id={id}
            name={title}
            isPublic={design.isPublic}
            onCopyLink={
              design.publication === 'published' ? () => void shareLink(paths.design(id), title) : undefined
            }
            onRename={() => onDeed('rename')}
            onShare={() => onDeed('share')}
            onDelete={() => onDeed('delete')}
          />
        </div>
      </div>
    </li>
  )
}
