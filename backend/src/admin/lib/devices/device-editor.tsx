import { Button, FocusModal, Heading, Text, toast } from '@medusajs/ui'
import { useState } from 'react'
import { brandOfName } from '../../../lib/devices/brand-of-name'
import type { AdminDevice, AdminLine } from '../../../lib/devices/present-admin-device'
import { adminFetch, AdminError } from '../admin-fetch'
import { LoadSavedNow } from '../load-saved-now'
import { useLeaveGuard } from '../use-leave-guard'
import { DevicePreview } from './device-preview'
import { changeOf, draftOf, factsOf, familiesOf, linesOf, newDraft, printOf } from './draft'
import { FactFields } from './fact-fields'
import { GeometryFields } from './geometry-fields'
import { LineFields } from './line-fields'
import { PrintFields } from './print-fields'

interface Props {
  /** The device that is changed; null where one is added. */
  device: AdminDevice | null
  devices: AdminDevice[]
  lines: AdminLine[]
  onClose: () => void
  onReload: () => void
  onSaved: () => void
}
interface Added {
  created: unknown[]
}

const CONFLICT = 409

function Section({ title, hint, children }: { title: string; hint?: string; children: React.ReactNode }) {
  return (
    <section className="flex flex-col gap-4" aria-label={title}>
      <div>
        <Heading level="h2">{title}</Heading>
        {hint && (
          <Text size="small" className="text-ui-fg-subtle">
            {hint}
          </Text>
        )}
      </div>
      {children}
    </section>
  )
}

/** Adds a device with its variants, or changes one. */
export function DeviceEditor({ device, devices, lines, onClose, onReload, onSaved }: Props) {
  const [fresh] = useState(() => (device ? draftOf(device, devices) : newDraft(devices)))
  const [draft, setDraft] = useState(fresh)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ sentence: string; conflict: boolean } | null>(null)
  const dirty = JSON.stringify(draft) !== JSON.stringify(fresh)
  const close = useLeaveGuard({ dirty, busy, onClose })
  const families = familiesOf(devices)
  const variants = linesOf(draft.lines).reduce((sum, { finishes }) => sum + finishes.length, 0)

  const add = async () => {
    const brand = brandOfName(draft.name) ? undefined : draft.brand.trim() || undefined
    const body = {
      ...factsOf(draft, families),
      above: draft.above || null,
      name: draft.name,
      brand,
      print: printOf(draft),
      lines: linesOf(draft.lines),
    }
    const { created } = await adminFetch<Added>('/devices', body)
    if (created.length === 0)
      return `${draft.name.trim()} is added. It is in the shop once a line is sold for it.`
    return `${draft.name.trim()} is in the shop with ${created.length} ${created.length === 1 ? 'variant' : 'variants'}`
  }
  const change = async (present: AdminDevice) => {
    const body = { ...changeOf(draft, fresh, families), version: present.version }
    const { device: saved } = await adminFetch<{ device: { templateVersion: number } }>(
      `/devices/${present.id}`,
      body,
    )
    return saved.templateVersion > present.template.version
      ? `Saved. New designs use geometry version ${saved.templateVersion}; ordered ones keep theirs.`
      : 'Saved'
  }
  const save = async () => {
    setBusy(true)
    setFailure(null)
    await (device ? change(device) : add())
      .then((words) => {
        toast.success(words)
        onSaved()
      })
      .catch((error: unknown) =>
        setFailure({
          sentence: error instanceof Error ? error.message : String(error),
          conflict: error instanceof AdminError && error.status === CONFLICT,
        }),
      )
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
            <Button size="small" isLoading={busy} disabled={busy} onClick={() => void save()}>
              {device
                ? 'Save'
                : variants > 0
                  ? `Add with ${variants} ${variants === 1 ? 'variant' : 'variants'}`
                  : 'Add'}
            </Button>
          </div>
        </FocusModal.Header>
        <FocusModal.Body className="overflow-y-auto">
          <div className="mx-auto grid w-full max-w-[1080px] gap-10 px-6 py-10 lg:grid-cols-[1fr_260px]">
            <div className="flex min-w-0 flex-col gap-10">
              <div>
                <FocusModal.Title asChild>
                  <Heading>{device ? device.name : 'Add a device'}</Heading>
                </FocusModal.Title>
                <FocusModal.Description asChild>
                  <Text size="small" className="text-ui-fg-subtle">
                    {device
                      ? 'Its name stays, since its variants are called by it.'
                      : 'One press adds the device and its variants, and the shop shows them at once.'}
                  </Text>
                </FocusModal.Description>
              </div>
              {failure && (
                <div role="alert" className="bg-ui-bg-subtle rounded-lg border px-4 py-3">
                  <Text size="small" className="text-ui-fg-error">
                    {failure.sentence}
                    {failure.conflict && <LoadSavedNow onReload={onReload} />}
                  </Text>
                </div>
              )}
              <FactFields draft={draft} devices={devices} present={device} onChange={setDraft} />
              <Section title="Look" hint="Shares of the case; corners and radii are shares of its width.">
                <GeometryFields
                  template={draft.template}
                  onChange={(template) => setDraft({ ...draft, template })}
                />
              </Section>
              {!device && (
                <>
                  <Section
                    title="Print size"
                    hint="The size of the print file, unless Prodigi’s own is known."
                  >
                    <PrintFields draft={draft} onChange={setDraft} />
                  </Section>
                  <Section
                    title="Sold in"
                    hint="Each finish becomes a variant with its own price, VAT included."
                  >
                    <LineFields
                      lines={lines}
                      chosen={draft.lines}
                      onChange={(chosen) => setDraft({ ...draft, lines: chosen })}
                    />
                  </Section>
                </>
              )}
            </div>
            <div className="lg:sticky lg:top-0 lg:self-start">
              <DevicePreview
                template={draft.template}
                ratio={Number(draft.heightPx) / Number(draft.widthPx)}
                guides
                className="w-full max-w-[260px]"
              />
              <Text size="xsmall" className="text-ui-fg-muted pt-2">
                Dashed: where a picture is safe from the edges.
              </Text>
            </div>
          </div>
        </FocusModal.Body>
      </FocusModal.Content>
    </FocusModal>
  )
}
