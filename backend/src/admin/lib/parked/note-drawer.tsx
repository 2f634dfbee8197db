import { showsSomething, type ParkedCheckout } from '@caseloom/contract'
import { Button, Drawer, toast } from '@medusajs/ui'
import { useState } from 'react'
import type { ParkedAnswer } from '../../../lib/parked/admin-page'
import { adminFetch } from '../admin-fetch'
import { NoteField } from '../note-field'
import { useLeaveGuard } from '../use-leave-guard'
import { DECISIONS, type ParkedAction } from './words'

const MOST = 1000

/** Asks why before anything is done: the note stays with the payment. */
export function NoteDrawer({
  parked,
  action,
  onClose,
  onDecided,
  onRefused,
}: {
  parked: ParkedCheckout
  action: ParkedAction
  onClose: () => void
  onDecided: (parked: ParkedCheckout) => void
  onRefused: () => void
}) {
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const close = useLeaveGuard({ dirty: note.trim() !== '', busy, onClose })
  const { title, says, press, done } = DECISIONS[action]

  async function decide() {
    setBusy(true)
    try {
      const answer = await adminFetch<ParkedAnswer>(`/parked/${parked.id}`, { action, note })
      toast.success(done)
      onClose()
      onDecided(answer.parked)
    } catch (error) {
      toast.error('Not done', { description: error instanceof Error ? error.message : '' })
      setBusy(false)
      onRefused()
    }
  }

  return (
    <Drawer open onOpenChange={(open) => void (open || close())}>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>{title}</Drawer.Title>
          <Drawer.Description>{says}</Drawer.Description>
        </Drawer.Header>
        <Drawer.Body className="flex flex-col gap-2">
          <NoteField
            id="parked-note"
            label="Note"
            rows={5}
            most={MOST}
            value={note}
            onChange={setNote}
            readers="For the records, with your name and the time. The customer does not read it."
          />
        </Drawer.Body>
        <Drawer.Footer>
          <Drawer.Close asChild>
            <Button variant="secondary">Cancel</Button>
          </Drawer.Close>
          <Button
            variant={action === 'make' ? 'primary' : 'danger'}
            isLoading={busy}
            disabled={!showsSomething(note)}
            onClick={() => void decide()}
          >
            {press}
          </Button>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer>
  )
}
