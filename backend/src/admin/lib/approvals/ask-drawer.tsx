import { showsSomething, type AdminOrderDetail } from '@caseloom/contract'
import { Button, Checkbox, Drawer, Label, Text, Textarea, toast } from '@medusajs/ui'
import { useState } from 'react'
import { adminFetch } from '../admin-fetch'
import { useLeaveGuard } from '../use-leave-guard'

const MOST = 1000

/** Asks the customer to change the design of some items, instead of refusing their order. */
export function AskDrawer({
  order,
  onClose,
  onDecided,
}: {
  order: AdminOrderDetail
  onClose: () => void
  onDecided: () => void
}) {
  const changeable = order.validItems.filter(({ item }) => item.customizations !== null)
  const [remark, setRemark] = useState('')
  const [fresh] = useState(() => (changeable.length === 1 ? changeable.map(({ id }) => id) : []))
  const [lines, setLines] = useState<string[]>(fresh)
  const [busy, setBusy] = useState(false)
  const dirty = remark !== '' || lines.length !== fresh.length
  const close = useLeaveGuard({ dirty, busy, onClose })
  const choose = (id: string) =>
    setLines((chosen) => (chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]))

  async function ask() {
    setBusy(true)
    try {
      await adminFetch(`/approvals/${order.id}/ask-adjustment`, {
        remark,
        lines,
        version: order.version,
        contents: order.contents,
      })
      toast.success('The customer has been asked for a change')
      onClose()
    } catch (error) {
      toast.error('Not asked', { description: error instanceof Error ? error.message : '' })
      setBusy(false)
    }
    onDecided()
  }

  return (
    <Drawer open onOpenChange={(open) => void (open || close())}>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>Ask for a change of order #{order.orderNumber}</Drawer.Title>
          <Drawer.Description>
            The customer gets a link to change the design. The payment and the place in the queue stay; if
            nothing comes in time, the order is cancelled and the payment given back.
          </Drawer.Description>
        </Drawer.Header>
        <Drawer.Body className="flex flex-col gap-4">
          {changeable.length > 1 ? (
            <fieldset className="flex flex-col gap-2">
              <Text size="small" weight="plus" asChild>
                <legend className="mb-2">Which items?</legend>
              </Text>
              {changeable.map(({ id, item, device, finish }) => (
                <div key={id} className="flex items-center gap-2">
                  <Checkbox
                    id={`ask-${id}`}
                    checked={lines.includes(id)}
                    onCheckedChange={() => choose(id)}
                  />
                  <Label htmlFor={`ask-${id}`} size="small">
                    {item.name}, {device}, {finish}
                  </Label>
                </div>
              ))}
            </fieldset>
          ) : null}
          <div className="flex flex-col gap-2">
            <Label htmlFor="adjustment-remark" size="small" weight="plus">
              What should be changed?
            </Label>
            <Textarea
              id="adjustment-remark"
              rows={5}
              maxLength={MOST}
              value={remark}
              onChange={(event) => setRemark(event.target.value)}
            />
            <Text size="xsmall" className="text-ui-fg-muted">
              The customer reads it in the mail and in the studio as you write it.
            </Text>
          </div>
        </Drawer.Body>
        <Drawer.Footer>
          <Drawer.Close asChild>
            <Button variant="secondary">Cancel</Button>
          </Drawer.Close>
          <Button
            isLoading={busy}
            disabled={!showsSomething(remark) || lines.length === 0}
            onClick={() => void ask()}
          >
            Ask the customer
          </Button>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer>
  )
}
