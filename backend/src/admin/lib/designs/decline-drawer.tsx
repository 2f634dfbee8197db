import { Button, Drawer } from '@medusajs/ui'
import { useState } from 'react'
import type { AdminDesign } from '../../../lib/designs/admin-page'
import { NoteField } from '../note-field'
import { useLeaveGuard } from '../use-leave-guard'

const MOST = 300

/** Asks why a design is kept out, or taken out, of the gallery. Its author reads it. */
export function DeclineDrawer({
  design,
  busy,
  onClose,
  onDecline,
}: {
  design: AdminDesign
  busy: boolean
  onClose: () => void
  onDecline: (reason: string) => void
}) {
  const [reason, setReason] = useState('')
  const close = useLeaveGuard({ dirty: reason !== '', busy, onClose })
  const shown = design.publication === 'published'
  return (
    <Drawer open onOpenChange={(open) => void (open || close())}>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title className="break-words">
            {shown
              ? `Take ‘${design.title}’ out of the gallery`
              : `Keep ‘${design.title}’ out of the gallery`}
          </Drawer.Title>
          <Drawer.Description>
            {design.author} is told by mail, and keeps the design. It can be published later.
          </Drawer.Description>
        </Drawer.Header>
        <Drawer.Body className="flex flex-col gap-2">
          <NoteField
            id="decline-reason"
            label="Why? (optional)"
            rows={4}
            most={MOST}
            value={reason}
            onChange={setReason}
            readers="It stands in the author’s mail as you write it."
          />
        </Drawer.Body>
        <Drawer.Footer>
          <Drawer.Close asChild>
            <Button variant="secondary">Cancel</Button>
          </Drawer.Close>
          <Button variant="danger" isLoading={busy} onClick={() => onDecline(reason.trim())}>
            {shown ? 'Take out' : 'Keep out'}
          </Button>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer>
  )
}
