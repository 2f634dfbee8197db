import { showsSomething, type AdminOrderDetail } from '@caseloom/contract'
import { Button } from '~/components/ui/button'
import { Checkbox } from '~/components/ui/checkbox'
import { Dialog } from '~/components/ui/dialog'
import { Textarea } from '~/components/ui/textarea'
import type { ReturnFocus } from '~/components/ui/use-focus-return'
import { useAskAdjustment } from '../api/decisions'
import { useKeptForm } from '../hooks/use-kept-form'
import { OrderReminder } from './order-reminder'
import { Remarks } from './remarks'

const nameOf = ({ item, device, finish }: AdminOrderDetail['validItems'][number]) =>
  `${item.name}, ${device}, ${finish}`

/** Asks what shall be changed, and on which items; without a remark nobody is asked. */
export function AskDialog({
  order,
  onClose,
  returnFocus,
}: {
  order: AdminOrderDetail
  onClose: () => void
  returnFocus?: ReturnFocus
}) {
  const { id, version, contents, validItems } = order
  const changeable = validItems.filter(({ item }) => item.customizations !== null)
  const [{ remark, lines }, change] = useKeptForm('wish', {
    id,
    order,
    remark: '',
    lines: changeable.length === 1 ? changeable.map((line) => line.id) : [],
  })
  const ask = useAskAdjustment()
  const choose = (line: string) =>
    change({ lines: lines.includes(line) ? lines.filter((each) => each !== line) : [...lines, line] })
  return (
    <Dialog
      open
      size="sm"
      title="Ask for a change"
      returnFocus={returnFocus}
      description={`Order #${order.orderNumber}. The customer gets a link to change the design. The payment and the place in the queue stay; if nothing comes in time, the order is cancelled and the payment is given back.`}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={!showsSomething(remark) || lines.length === 0}
            busy={ask.isPending}
            onClick={() => ask.decide({ id, version, contents, remark: remark.trim(), lines }, onClose)}
          >
            {ask.isPending ? 'Asking...' : 'Ask the customer'}
          </Button>
        </>
      }
    >
      {changeable.length > 1 ? (
        <fieldset className="mb-4 grid gap-2 text-sm">
          <legend className="mb-2 text-sm font-semibold">Which items?</legend>
          {changeable.map((line) => (
            <span key={line.id} className="flex items-center gap-3">
              <img
                src={line.imageUrl}
                alt=""
                className="h-14 w-9 shrink-0 rounded-sm bg-stand object-contain"
              />
              <Checkbox
                label={nameOf(line)}
                checked={lines.includes(line.id)}
                onChange={() => choose(line.id)}
              />
            </span>
          ))}
          <Remarks remarks={order.remarks} />
        </fieldset>
      ) : (
        changeable.map((line) => (
          <OrderReminder
            key={line.id}
            order={{ imageUrls: [line.imageUrl], cases: [nameOf(line)], remarks: order.remarks }}
          />
        ))
      )}
      <Textarea
        label="What should be changed?"
        maxLength={1000}
        value={remark}
        onChange={(event) => change({ remark: event.target.value })}
      />
    </Dialog>
  )
}
