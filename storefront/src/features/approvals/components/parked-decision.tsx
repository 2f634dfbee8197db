import { showsSomething } from '@caseloom/contract'
import { Button } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { Textarea } from '~/components/ui/textarea'
import type { ReturnFocus } from '~/components/ui/use-focus-return'
import { useDecideParked, type ParkedAction } from '../api/parked'
import { useKeptForm, type Noted } from '../hooks/use-kept-form'
import { moneyIn } from '../lib/money-in'

interface Words {
  press: string
  title: string
  says: (paid: string) => string
}

export const DECISIONS: Record<ParkedAction, Words> = {
  make: {
    press: 'Make the order',
    title: 'Make the order all the same?',
    says: (paid) => `It becomes an order of ${paid}, as it was paid, and waits for its approval.`,
  },
  release: {
    press: 'Give the money back',
    title: 'Give the money back?',
    says: (paid) => `${paid} goes back to the customer, who is written to. No order is made.`,
  },
  dismiss: {
    press: 'Dismiss',
    title: 'Dismiss it?',
    says: () => 'The shop does nothing more about it: say how it was seen to.',
  },
}

interface ParkedDecisionProps extends Noted {
  onClose: () => void
  returnFocus: ReturnFocus
}

/** Asks why before anything is done: the note stays with the payment. */
export function ParkedDecision({ parked, action, onClose, returnFocus }: ParkedDecisionProps) {
  const [{ note }, change] = useKeptForm('note', { id: `${parked.id} ${action}`, parked, action, note: '' })
  const decide = useDecideParked()
  const { press, title, says } = DECISIONS[action]
  return (
    <Dialog
      open
      size="sm"
      title={title}
      returnFocus={returnFocus}
      description={says(parked.paid === null ? 'What was paid' : moneyIn(parked.paid, parked.currency))}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant={action === 'make' ? 'primary' : 'danger'}
            disabled={!showsSomething(note)}
            busy={decide.isPending}
            onClick={() =>
              decide.mutate({ id: parked.id, action, note: note.trim() }, { onSuccess: onClose })
            }
          >
            {press}
          </Button>
        </>
      }
    >
      <Textarea
        label="Note"
        hint="For the records, with your name and the time. The customer does not read it."
        maxLength={1000}
        value={note}
        onChange={(event) => change({ note: event.target.value })}
      />
    </Dialog>
  )
}
