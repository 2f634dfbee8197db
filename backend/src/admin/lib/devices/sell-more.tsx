import { Button, FocusModal, Heading, Text, toast } from '@medusajs/ui'
import { useState } from 'react'
import type { AdminDevice, AdminLine } from '../../../lib/devices/present-admin-device'
import { adminFetch } from '../admin-fetch'
import { useLeaveGuard } from '../use-leave-guard'
import { draftOf, linesOf, printOf } from './draft'
import { LineFields } from './line-fields'
import { PrintFields } from './print-fields'

interface Props {
  device: AdminDevice
  lines: AdminLine[]
  onClose: () => void
  onSaved: () => void
}

/** Sells a device in further lines and finishes. */
export function SellMore({ device, lines, onClose, onSaved }: Props) {
  const [fresh] = useState(() => draftOf(device, []))
  const [draft, setDraft] = useState(fresh)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const chosen = linesOf(draft.lines)
  const dirty = JSON.stringify(draft) !== JSON.stringify(fresh)
  const close = useLeaveGuard({ dirty, busy, onClose })

  const save = async () => {
    setBusy(true)
    setFailure(null)
    await adminFetch<{ created: unknown[] }>(`/devices/${device.id}/variants`, {
      print: printOf(draft),
      lines: chosen,
    })
      .then(({ created }) => {
        toast.success(`${created.length} ${created.length === 1 ? 'variant' : 'variants'} added`)
        onSaved()
      })
      .catch((error: unknown) => setFailure(error instanceof Error ? error.message : String(error)))
    setBusy(false)
  }

  return (
    <FocusModal open onOpenChange={(open) => void (open || close())}>
      <FocusModal.Content>
        <FocusModal.Header>
          <div className="flex items-center justify-end gap-2">
            <Button size="small" variant="secondary" disabled={busy} onClick={() => void close()}>
              Cancel
            </Button>
            <Button
              size="small"
              isLoading={busy}
              disabled={busy || chosen.length === 0}
              onClick={() => void save()}
            >
              Add variants
            </Button>
          </div>
        </FocusModal.Header>
        <FocusModal.Body className="overflow-y-auto">
          <div className="mx-auto flex w-full max-w-[820px] flex-col gap-8 px-6 py-10">
            <div>
              <FocusModal.Title asChild>
                <Heading>Sell {device.name} in further lines</Heading>
              </FocusModal.Title>
              <FocusModal.Description asChild>
                <Text size="small" className="text-ui-fg-subtle">
                  Variants that are there stay as they are.
                </Text>
              </FocusModal.Description>
            </div>
            {failure && (
              <Text size="small" role="alert" className="text-ui-fg-error">
                {failure}
              </Text>
            )}
            <LineFields
              lines={lines}
              sold={device.lines}
              chosen={draft.lines}
              onChange={(next) => setDraft({ ...draft, lines: next })}
            />
            <div className="flex flex-col gap-2">
              <Heading level="h2">Print size</Heading>
              <PrintFields draft={draft} onChange={setDraft} />
            </div>
          </div>
        </FocusModal.Body>
      </FocusModal.Content>
    </FocusModal>
  )
}
