import { Button, DatePicker, Drawer, Label, Text, Textarea } from '@medusajs/ui'
import { useId, useState } from 'react'
import type { AdminMembership } from '../../../lib/membership/admin-page'
import { adminFetch } from '../admin-fetch'
import { Choice } from '../devices/choice'
import { FaultBox } from '../fault-box'
import { useLeaveGuard } from '../use-leave-guard'
import { useSaving } from '../use-saving'

const MODES = [
  { value: 'at_least', label: 'At least this tier' },
  { value: 'exactly', label: 'Exactly this tier' },
]

/** The last second of a day here; null where none is chosen. */
const endOf = (day: Date | null): string | null =>
  day && new Date(day.getFullYear(), day.getMonth(), day.getDate(), 23, 59, 59).toISOString()

/** Gives a customer a tier by hand, or takes it back. */
export function HoldDrawer({
  customerId,
  membership,
  onClose,
  onSaved,
}: {
  customerId: string
  membership: AdminMembership
  onClose: () => void
  onSaved: (answer: AdminMembership) => void
}) {
  const { tiers, member } = membership
  const present = member?.hold ?? null
  const [fresh] = useState({
    tierId: present?.tierId ?? member?.tier.id ?? '',
    mode: present?.mode ?? 'at_least',
    until: present?.until ? new Date(present.until) : null,
  })
  const [tierId, setTierId] = useState(fresh.tierId)
  const [mode, setMode] = useState(fresh.mode)
  const [until, setUntil] = useState(fresh.until)
  const [reason, setReason] = useState('')
  const { busy, failure, send } = useSaving(onSaved, onClose)
  const dirty =
    reason !== '' || tierId !== fresh.tierId || mode !== fresh.mode || endOf(until) !== endOf(fresh.until)
  const close = useLeaveGuard({ dirty, busy, onClose })
  const reasonId = useId()
  const untilId = useId()
  const path = `/membership/customers/${customerId}/hold`

  const give = () =>
    send(() => adminFetch(path, { tierId, mode, reason, until: endOf(until) }), 'The tier is given')
  const takeBack = () => send(() => adminFetch(path, { reason }, 'DELETE'), 'Their designs decide again')

  return (
    <Drawer open onOpenChange={(open) => void (open || close())}>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>Give a tier by hand</Drawer.Title>
          <Drawer.Description>It goes before what the customer’s designs say.</Drawer.Description>
        </Drawer.Header>
        <Drawer.Body className="flex flex-col gap-4 overflow-y-auto">
          <FaultBox failure={failure} />
          <Choice
            label="Tier"
            value={tierId}
            options={tiers.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setTierId}
          />
          <Choice label="How" value={mode} options={MODES} onChange={setMode} />
          <div className="flex flex-col gap-1">
            <Label id={untilId} size="xsmall" className="text-ui-fg-subtle">
              Until
            </Label>
            <DatePicker aria-labelledby={untilId} size="small" modal value={until} onChange={setUntil} />
            <Text size="xsmall" className="text-ui-fg-muted">
              Without a day: until it is taken back
            </Text>
          </div>
          <div className="flex flex-col gap-1">
            <Label htmlFor={reasonId} size="xsmall" className="text-ui-fg-subtle">
              Why? It stands in the history
            </Label>
            <Textarea
              id={reasonId}
              rows={3}
              maxLength={300}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </div>
        </Drawer.Body>
        <Drawer.Footer>
          {present ? (
            <Button variant="danger" disabled={busy} onClick={() => void takeBack()}>
              Take it back
            </Button>
          ) : null}
          <Drawer.Close asChild>
            <Button variant="secondary">Close</Button>
          </Drawer.Close>
          <Button isLoading={busy} onClick={() => void give()}>
            Give the tier
          </Button>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer>
  )
}
