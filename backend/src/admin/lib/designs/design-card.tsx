import { Button, Text, toast } from '@medusajs/ui'
import { useState } from 'react'
import type { AdminDesign } from '../../../lib/designs/admin-page'
import { reportWords } from '../../../lib/designs/report-words'
import { adminFetch } from '../admin-fetch'
import { DeclineDrawer } from './decline-drawer'
import { DesignPrompt } from './design-prompt'
import { lastDecision } from './last-decision'
import { Remarks } from './remarks'

/** One picture with its words, what the checks remarked, and the decision on it. */
export function DesignCard({ design, onDecided }: { design: AdminDesign; onDecided: () => void }) {
  const [busy, setBusy] = useState<'published' | 'declined' | null>(null)
  const [declining, setDeclining] = useState(false)
  const decided = lastDecision(design)

  async function decide(publication: 'published' | 'declined', reason = '') {
    setBusy(publication)
    try {
      const { id, title, reported_until, reviewed_at } = design
      const why = reason ? { reason } : {}
      await adminFetch(`/designs/${id}`, { publication, title, reported_until, reviewed_at, ...why })
      toast.success(publication === 'published' ? 'It is in the gallery' : 'It stays out of the gallery')
      onDecided()
    } catch (error) {
      toast.error('Nothing has changed', { description: error instanceof Error ? error.message : '' })
      onDecided()
    } finally {
      setDeclining(false)
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
        <Text size="small" weight="plus" className="break-words">
          {design.title}
        </Text>
        <DesignPrompt title={design.title} prompt={design.prompt} />
        <Remarks remarks={design.remarks} />
        {design.reports.length > 0 ? (
          <Text size="xsmall" className="text-ui-tag-orange-text break-words">
            Reported: {reportWords(design.reports)}
          </Text>
        ) : null}
        <Text size="xsmall" className="text-ui-fg-muted mt-auto break-words">
          {design.author}, {design.drawn_by}
          {design.likes > 0 ? `, ${design.likes} ${design.likes === 1 ? 'like' : 'likes'}` : ''}
          {decided ? ` · ${decided}` : ''}
        </Text>
        <div className="flex flex-wrap gap-2 pt-1">
          {design.publication === 'published' && design.reports.length === 0 ? null : (
            <Button
              size="small"
              className="grow whitespace-nowrap"
              isLoading={busy === 'published'}
              disabled={busy !== null}
              onClick={() => void decide('published')}
            >
              {design.publication === 'published' ? 'Keep it' : 'Publish'}
            </Button>
          )}
          {design.publication === 'declined' ? null : (
            <Button
              size="small"
              variant="secondary"
              className="grow whitespace-nowrap"
              disabled={busy !== null}
              onClick={() => setDeclining(true)}
            >
              {design.publication === 'published' ? 'Take out' : 'Keep out'}
            </Button>
          )}
        </div>
      </div>
      {declining ? (
        <DeclineDrawer
          design={design}
          busy={busy === 'declined'}
          onClose={() => setDeclining(false)}
          onDecline={(reason) => void decide('declined', reason)}
        />
      ) : null}
    </li>
  )
}
