import { Badge, Button, Text } from '@medusajs/ui'
import type { ProductCheck } from '../../../lib/printing/product-check'
import { sizeWords } from './words'

type Found = Extract<ProductCheck, { outcome: 'found' }>

function areasOf({ product }: Found): string[] {
  const areas = product.variants.flatMap(({ attributes, printAreaSizes }) =>
    Object.entries(printAreaSizes).map(([name, { horizontalResolution, verticalResolution }]) => {
      // Only what tells the product's variants apart.
      const values = Object.entries(attributes)
        .flatMap(([key, value]) => ((product.attributes[key]?.length ?? 0) > 1 ? [value] : []))
        .join(', ')
      return `${name}: ${horizontalResolution} × ${verticalResolution} px${values ? ` (${values})` : ''}`
    }),
  )
  return [...new Set(areas)]
}

function Line({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[120px_1fr] gap-2">
      <Text size="small" className="text-ui-fg-subtle">
        {label}
      </Text>
      <div className="text-ui-fg-base txt-small">{children}</div>
    </div>
  )
}

/** What Prodigi answered about a SKU, with a button that fills it in. */
export function CheckPanel({ check, onFill }: { check: ProductCheck; onFill: (check: Found) => void }) {
  if (check.outcome !== 'found') {
    return (
      <div role="alert" className="bg-ui-bg-subtle rounded-lg border px-4 py-3">
        <Text size="small" className="text-ui-fg-error">
          {check.sentence}
        </Text>
      </div>
    )
  }
  const { product, fill } = check
  const areas = areasOf(check)
  return (
    <section
      aria-label="What Prodigi says"
      className="bg-ui-bg-subtle flex flex-col gap-2 rounded-lg border px-4 py-3"
    >
      <div className="flex items-start justify-between gap-2">
        <Text size="small" weight="plus">
          {product.description ?? product.sku}
        </Text>
        <Badge size="2xsmall" color={fill.shipsToUk ? 'green' : 'red'}>
          {fill.shipsToUk ? 'Ships to the UK' : 'Does not ship to the UK'}
        </Badge>
      </div>
      {Object.entries(product.attributes).map(([name, values]) => (
        <Line key={name} label={name}>
          {values.join(' or ')}
        </Line>
      ))}
      <Line label="Print area">
        {areas.length > 0 ? areas.map((area) => <div key={area}>{area}</div>) : 'Not told'}
      </Line>
      {fill.undecided.length > 0 && (
        <Text size="small" className="text-ui-fg-error">
          Choose a value for {fill.undecided.join(' and ')} below, then check again for the size.
        </Text>
      )}
      <div className="flex items-center justify-between gap-2 pt-1">
        <Text size="small" className="text-ui-fg-subtle">
          {fill.size ? sizeWords(fill.size) : 'No single print size is told.'}
        </Text>
        <Button type="button" size="small" variant="secondary" onClick={() => onFill(check)}>
          Fill in
        </Button>
      </div>
    </section>
  )
}
