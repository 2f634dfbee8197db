import { defineWidgetConfig } from '@medusajs/admin-sdk'
import { PencilSquare } from '@medusajs/icons'
import type { AdminProductVariant, DetailWidgetProps } from '@medusajs/framework/types'
import { Button, Container, Heading, Skeleton, StatusBadge, Text } from '@medusajs/ui'
import { useState } from 'react'
import type { PrintRow } from '../../lib/printing/print-row'
import type { VariantPrinting } from '../../lib/printing/printing-page'
import { Failure } from '../lib/failure'
import { PrintDrawer } from '../lib/printing/print-drawer'
import { useAnswer } from '../lib/use-answer'
import { consequence, REASON_WORDS, sizeWords } from '../lib/printing/words'

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="text-ui-fg-subtle grid grid-cols-2 items-start px-6 py-4">
      <Text size="small" weight="plus">
        {name}
      </Text>
      <div className="txt-small break-words">{children}</div>
    </div>
  )
}

function Facts({ row }: { row: PrintRow }) {
  const attributes = Object.entries(row.attributes)
  return (
    <>
      <Fact name="Prodigi SKU">{row.prodigiSku ?? '-'}</Fact>
      <Fact name="Attributes">
        {attributes.length === 0
          ? '-'
          : attributes.map(([name, value]) => <div key={name}>{`${name}: ${value}`}</div>)}
      </Fact>
      <Fact name="Print size">{sizeWords(row.size)}</Fact>
      {row.evidence && <Fact name="Where from">{row.evidence}</Fact>}
    </>
  )
}

function Printing({ variant }: { variant: AdminProductVariant }) {
  // Asked anew when the variant's own fields are saved on this page.
  const { data, failure, reload, replace } = useAnswer<VariantPrinting>(
    `/printing/variants/${variant.id}?seen=${encodeURIComponent(variant.updated_at ?? '')}`,
  )
  const [editing, setEditing] = useState(false)
  const reason = data?.row.reason ?? null
  const editable = reason !== 'no_sku' && reason !== 'unknown_device'
  return (
    <Container className="divide-y p-0" aria-label="Printing">
      <div className="flex flex-wrap items-center justify-between gap-2 px-6 py-4">
        <Heading level="h2">Printing</Heading>
        {data && (
          <div className="flex items-center gap-4">
            <StatusBadge color={reason ? 'orange' : 'green'}>
              {reason ? REASON_WORDS[reason] : 'Prodigi can print it'}
            </StatusBadge>
            {editable && (
              <Button size="small" variant="secondary" onClick={() => setEditing(true)}>
                <PencilSquare /> Edit
              </Button>
            )}
          </div>
        )}
      </div>
      {failure && <Failure sentence={failure} onRetry={reload} />}
      {!data && !failure && <Skeleton className="m-6 h-24" />}
      {data && reason && (
        <Text size="small" className="text-ui-fg-subtle px-6 py-4">
          {consequence(data.mode, reason)}
        </Text>
      )}
      {data && <Facts row={data.row} />}
      {data && editing && (
        <PrintDrawer
          key={data.row.version}
          printing={data}
          onClose={() => setEditing(false)}
          onReload={reload}
          onSaved={replace}
        />
      )}
    </Container>
  )
}

/** Medusa keeps a widget from the page of one variant to that of the next: each has a body of its own. */
const VariantPrintingWidget = ({ data }: DetailWidgetProps<AdminProductVariant>) => (
  <Printing key={data.id} variant={data} />
)

export const config = defineWidgetConfig({ zone: 'product_variant.details.side.after' })

export default VariantPrintingWidget
