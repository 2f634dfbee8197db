import { Button, Drawer, Input, Label, Text } from '@medusajs/ui'
import { useState } from 'react'
import type { ProductCheck } from '../../../lib/printing/product-check'
import type { VariantPrinting } from '../../../lib/printing/printing-page'
import { adminFetch } from '../admin-fetch'
import { FaultBox } from '../fault-box'
import { useLeaveGuard } from '../use-leave-guard'
import { useSaving } from '../use-saving'
import { AttributeRows } from './attribute-rows'
import { CheckPanel } from './check-panel'
import { attributesOf, draftOf, filled, toBody } from './draft'
import { NumberField } from './number-field'

interface Props {
  printing: VariantPrinting
  onClose: () => void
  /** Opens what somebody else saved meanwhile. */
  onReload: () => void
  onSaved: (printing: VariantPrinting) => void
}

/** Edits how one variant is printed. */
export function PrintDrawer({ printing: { row }, onClose, onReload, onSaved }: Props) {
  const [fresh] = useState(() => draftOf(row))
  const [draft, setDraft] = useState(fresh)
  const [check, setCheck] = useState<ProductCheck | null>(null)
  const [checking, setChecking] = useState(false)
  const [unanswered, setUnanswered] = useState<string | null>(null)
  const { busy: saving, failure, send } = useSaving(onSaved, onClose)
  const dirty = JSON.stringify(draft) !== JSON.stringify(fresh)
  const close = useLeaveGuard({ dirty, busy: saving, onClose })
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })

  const ask = async () => {
    setChecking(true)
    setUnanswered(null)
    setCheck(null)
    const attributes = JSON.stringify(attributesOf(draft.attributes))
    const query = new URLSearchParams({ sku: draft.prodigiSku, finish: row.finish ?? '', attributes })
    await adminFetch<ProductCheck>(`/printing/prodigi?${query.toString()}`)
      .then(setCheck)
      .catch((error: unknown) => setUnanswered(error instanceof Error ? error.message : String(error)))
    setChecking(false)
  }
  const save = () => {
    setUnanswered(null)
    const body = { ...toBody(draft), version: row.version }
    return send(
      () => adminFetch<VariantPrinting>(`/printing/variants/${row.variantId}`, body),
      'Print data saved',
    )
  }

  return (
    <Drawer open onOpenChange={(open) => void (open || close())}>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>How {row.title} is printed</Drawer.Title>
          <Drawer.Description>{row.productTitle}</Drawer.Description>
        </Drawer.Header>
        <Drawer.Body className="flex flex-col gap-6 overflow-y-auto">
          <div className="flex flex-col gap-2">
            <Label htmlFor="prodigi-sku" size="small" weight="plus">
              Prodigi SKU
            </Label>
            <div className="flex gap-2">
              <Input
                id="prodigi-sku"
                className="flex-1"
                placeholder="GLOBAL-TECH-IP15-TCB-CS-M"
                value={draft.prodigiSku}
                onChange={(event) => change({ prodigiSku: event.target.value })}
              />
              <Button
                type="button"
                variant="secondary"
                isLoading={checking}
                disabled={saving || checking || draft.prodigiSku.trim() === ''}
                onClick={() => void ask()}
              >
                Check with Prodigi
              </Button>
            </div>
          </div>
          {check && (
            <CheckPanel
              check={check}
              onFill={({ product, fill }) => setDraft(filled(draft, product.sku, fill))}
            />
          )}
          <AttributeRows rows={draft.attributes} onChange={(attributes) => change({ attributes })} />
          <div role="group" aria-label="Print size" className="flex flex-col gap-2">
            <Label size="small" weight="plus">
              Print size
            </Label>
            <div className="grid grid-cols-3 gap-2">
              <NumberField
                label="Width"
                unit="px"
                value={draft.widthPx}
                onChange={(widthPx) => change({ widthPx })}
              />
              <NumberField
                label="Height"
                unit="px"
                value={draft.heightPx}
                onChange={(heightPx) => change({ heightPx })}
              />
              <NumberField
                label="Resolution"
                unit="dpi"
                value={draft.dpi}
                placeholder="300"
                onChange={(dpi) => change({ dpi })}
              />
            </div>
            <Text size="xsmall" className="text-ui-fg-muted">
              The size of the print file. Leave all three empty where it is not known.
            </Text>
          </div>
        </Drawer.Body>
        <Drawer.Footer className="flex-wrap">
          {unanswered && (
            <Text size="small" role="alert" className="text-ui-fg-error w-full">
              {unanswered}
            </Text>
          )}
          {failure && (
            <div className="w-full">
              <FaultBox failure={failure} onReload={onReload} />
            </div>
          )}
          <Button size="small" variant="secondary" disabled={saving} onClick={() => void close()}>
            Cancel
          </Button>
          <Button size="small" isLoading={saving} disabled={saving || checking} onClick={() => void save()}>
            Save
          </Button>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer>
  )
}
