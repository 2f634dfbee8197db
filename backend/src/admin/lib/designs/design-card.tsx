import { Button, StatusBadge, Text, toast } from '@medusajs/ui'
import { useState } from 'react'
import type { AdminDesign, Reviewable } from '../../../lib/designs/admin-page'
import { adminFetch } from '../admin-fetch'

export const STATUSES: Record<Reviewable, { label: string; colour: 'green' | 'orange' | 'grey' }> = {
  pending: { label: 'Waiting', colour: 'orange' },
  published: { label: 'In the gallery', colour: 'green' },
  declined: { label: 'Kept out', colour: 'grey' },
}

/** One picture with its words, and the decision on it. */
export function DesignCard({ design, onDecided }: { design: AdminDesign; onDecided: () => void }) {
  const [busy, setBusy] = useState<'published' | 'declined' | null>(null)
  const { label, colour } = STATUSES[design.publication]

  async function decide(publication: 'published' | 'declined') {
    setBusy(publication)
    try {
      await adminFetch(`/designs/${design.id}`, { publication })
      toast.success(publication === 'published' ? 'It is in the gallery now' : 'It stays out of the gallery')
      onDecided()
    } catch (error) {
      toast.error('Nothing has changed', { description: error instanceof Error ? error.message : '' })
      onDecided()
    } finally {
      setBusy(null)
    }
  }

  return (
    <li className="bg-ui-bg-base shadow-elevation-card-rest flex flex-col overflow-hidden rounded-lg">
      <a href={design.image} target="_blank" rel="noreferrer" title="Open in full size">
        <img
          src={design.thumbnail}
          alt={design.prompt}
          loading="lazy"
          className="bg-ui-bg-subtle aspect-[3/5] w-full object-cover"
        />
      </a>
      <div className="flex flex-1 flex-col gap-2 p-3">
        <StatusBadge color={colour} className="self-start">
          {label}
        </StatusBadge>
        <Text size="small" weight="plus" className="break-words">
          {design.title}
        </Text>
        <Text size="xsmall" className="text-ui-fg-subtle line-clamp-4 break-words">
          {design.prompt}
        </Text>
        <Text size="xsmall" className="text-ui-fg-muted mt-auto">
          {design.author}, {design.drawn_by}
          {design.likes > 0 ? `, ${design.likes} ${design.likes === 1 ? 'like' : 'likes'}` : ''}
          {design.reviewed_by ? ` · decided by ${design.reviewed_by}` : ''}
        </Text>
        <div className="flex gap-2 pt-1">
          {design.publication === 'published' ? null : (
            <Button
              size="small"
              className="flex-1"
              isLoading={busy === 'published'}
              disabled={busy !== null}
              onClick={() => void decide('published')}
            >
              Publish
            </Button>
          )}
          {design.publication === 'declined' ? null : (
            <Button
              size="small"
              variant="secondary"
              className="flex-1"
              isLoading={busy === 'declined'}
              disabled={busy !== null}
              onClick={() => void decide('declined')}
            >
              {design.publication === 'published' ? 'Take out' : 'Keep out'}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
