import type { AdminOrderDetail, Dispute } from '@caseloom/contract'
import { Button, Checkbox, Drawer, Label, Text } from '@medusajs/ui'
import { useState } from 'react'
import { processOrder } from './process-order'
import { inPounds, moment } from './words'

function Doubt({ dispute: { says, amount, reason, respondBy } }: { dispute: Dispute }) {
  const facts = [
    ['Amount', amount === null ? 'None is named' : inPounds(amount)],
    ['Reason', reason],
    ['Answer by', respondBy ? moment(respondBy) : 'No date is named'],
  ]
  return (
    <div className="bg-ui-tag-orange-bg rounded-md p-4">
      <Text size="small" weight="plus" className="text-ui-tag-orange-text">
        {says}
      </Text>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 pt-2">
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <Text size="small" className="text-ui-fg-subtle" asChild>
              <dt>{term}</dt>
            </Text>
            <Text size="small" className="break-words" asChild>
              <dd>{value}</dd>
            </Text>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Says what a bank has against the payment, and processes the order only where that is confirmed. */
export function DisputedDrawer({
  order,
  onClose,
  onDecided,
}: {
  order: AdminOrderDetail
  onClose: () => void
  onDecided: () => void
}) {
  const [sure, setSure] = useState(false)
  const [busy, setBusy] = useState(false)

  async function process() {
    setBusy(true)
    await processOrder(order, { despiteDispute: true })
    onClose()
    onDecided()
  }

  return (
    <Drawer open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>Process a doubted payment?</Drawer.Title>
          <Drawer.Description>
            Order #{order.orderNumber}, {inPounds(order.payment.amount)}
          </Drawer.Description>
        </Drawer.Header>
        <Drawer.Body className="flex flex-col gap-4 overflow-y-auto">
          {order.disputes.map((dispute) => (
            <Doubt key={dispute.says} dispute={dispute} />
          ))}
          <Text size="small">
            Processing takes the payment, where it is not taken yet, and sends the cases to print at Prodigi.
            If the bank decides for the customer, the money goes back, and the print still has to be paid for.
          </Text>
          <div className="flex items-start gap-2">
            <Checkbox
              id="despite-dispute"
              checked={sure}
              onCheckedChange={(checked) => setSure(checked === true)}
            />
            <Label htmlFor="despite-dispute" size="small">
              I have looked into it, and want it printed all the same
            </Label>
          </div>
        </Drawer.Body>
        <Drawer.Footer>
          <Drawer.Close asChild>
            <Button variant="secondary">Leave it</Button>
          </Drawer.Close>
          <Button variant="danger" isLoading={busy} disabled={!sure} onClick={() => void process()}>
            Process all the same
          </Button>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer>
  )
}
