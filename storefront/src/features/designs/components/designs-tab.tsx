import type { Design } from '@caseloom/contract'
import { useQuery } from '@tanstack/react-query'
import { Download, Heart, Maximize2, Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { ErrorState } from '~/components/ui/error-state'
import { Skeleton } from '~/components/ui/skeleton'
import { paths } from '~/config/paths'
import { messageOf } from '~/lib/api-errors'
import { formatDate } from '~/lib/dates'
import { designsQuery, useDownloadDesign } from '../api/designs'

function DesignCard({ design }: { design: Design }) {
  const download = useDownloadDesign()
  const title = design.enhancedPrompt || design.prompt || 'AI Generated Design'
  return (
    <li className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface">
      <img
        src={design.thumbnailUrl || design.imageUrl}
        alt={title}
        loading="lazy"
        className="aspect-square w-full bg-sunken object-cover"
      />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h3 className="line-clamp-2 text-base">{title}</h3>
        {design.prompt && design.prompt !== title ? (
          <p className="line-clamp-2 text-sm text-ink-soft">Your words: {design.prompt}</p>
        ) : null}
        <p className="flex flex-wrap items-center gap-3 text-xs text-ink-soft">
          <Badge tone="weld">AI</Badge>
          {formatDate(design.createdAt)}
          <span className="inline-flex items-center gap-1">
            <Heart size={14} aria-hidden="true" /> {design.likes}
            <span className="sr-only"> likes</span>
          </span>
        </p>
        <p className="text-xs text-ink-soft">Drawn by {design.drawnBy}</p>
        <div className="-mx-1 mt-auto flex flex-wrap gap-0.5 pt-2">
          <Button asChild size="sm" variant="outline">
            <a href={design.imageUrl} target="_blank" rel="noreferrer">
              <Maximize2 size={16} aria-hidden="true" /> View full size
            </a>
          </Button>
          <Button
            size="sm"
            variant="ghost"
            busy={download.isPending}
            onClick={() => download.mutate(design.id)}
          >
            <Download size={16} aria-hidden="true" /> Download
          </Button>
        </div>
      </div>
    </li>
  )
}

export function DesignsTab({ email }: { email: string }) {
  const { data, error, isPending, refetch } = useQuery(designsQuery(email))
  return (
    <section aria-labelledby="designs-title">
      <h2 id="designs-title" className="text-2xl">
        My Designs
      </h2>
      <p className="text-ink-soft">{data?.total ?? 0} designs</p>
      <div className="mt-6">
        {isPending ? (
          <div aria-busy="true">
            <p role="status" className="text-ink-soft">
              Loading your designs...
            </p>
            <div className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
              <Skeleton className="h-72" />
              <Skeleton className="h-72" />
            </div>
          </div>
        ) : error && !data ? (
          <ErrorState title="Error Loading Designs" onRetry={() => void refetch()}>
            {messageOf(error, 'Failed to fetch designs')}
          </ErrorState>
        ) : data?.items.length === 0 ? (
          <EmptyState
            title="No Designs Yet"
            icon={<Sparkles size={40} strokeWidth={1.5} aria-hidden="true" />}
            actions={
              <Button asChild>
                <Link to={paths.customize()}>Start Creating</Link>
              </Button>
            }
          >
            Create your first AI-generated design and watch the magic happen!
          </EmptyState>
        ) : (
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {data?.items.map((design) => (
              <DesignCard key={design.id} design={design} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
