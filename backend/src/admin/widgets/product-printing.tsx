import { defineWidgetConfig } from '@medusajs/admin-sdk'
import type { AdminProduct, DetailWidgetProps } from '@medusajs/framework/types'
import { Container, Heading, Skeleton, Text } from '@medusajs/ui'
import type { ProductPrinting } from '../../lib/printing/printing-page'
import { Failure } from '../lib/failure'
import { useAnswer } from '../lib/use-answer'
import { useSeen } from '../lib/use-seen'
import { REASON_WORDS } from '../lib/printing/words'

/** How many of a product's variants Prodigi can print, with the way to the others. */
function Printing({ product: { id, updated_at } }: { product: AdminProduct }) {
  const seen = useSeen([updated_at])
  const { data, failure, reload } = useAnswer<ProductPrinting>(`/printing/products/${id}?seen=${seen}`)
  return (
    <Container className="divide-y p-0" aria-label="Printing">
      <div className="px-6 py-4">
        <Heading level="h2">Printing</Heading>
        {data && (
          <Text size="small" className="text-ui-fg-subtle">
            {data.total === 0
              ? 'There are no variants to print yet.'
              : `Prodigi can print ${data.total - data.open} of ${data.total} variants.`}
          </Text>
        )}
        {!data && !failure && <Skeleton className="mt-1 h-5 w-48" />}
      </div>
      {failure && <Failure sentence={failure} onRetry={reload} />}
      {data && data.open > 0 && (
        <div className="flex flex-col gap-1 px-6 py-4">
          {data.reasons
            .filter(({ count }) => count > 0)
            .map(({ key, count }) => (
              <Text key={key} size="small" className="text-ui-fg-subtle flex justify-between">
                <span>{REASON_WORDS[key]}</span>
                <span className="tabular-nums">{count}</span>
              </Text>
            ))}
          {data.line && (
            <a
              className="txt-small text-ui-fg-interactive hover:text-ui-fg-interactive-hover pt-2"
              href={`/app/printing?line=${encodeURIComponent(data.line)}`}
            >
              See which
            </a>
          )}
        </div>
      )}
    </Container>
  )
}

/** Medusa keeps a widget from the page of one product to that of the next: each has a body of its own. */
const ProductPrintingWidget = ({ data }: DetailWidgetProps<AdminProduct>) => (
  <Printing key={data.id} product={data} />
)

export const config = defineWidgetConfig({ zone: 'product.details.side.after' })

export default ProductPrintingWidget
