import { Checkbox, Input, Label, Text } from '@medusajs/ui'
import type { AdminDevice, AdminLine } from '../../../lib/devices/present-admin-device'
import { wholeLine, type DeviceDraft } from './draft'

interface Props {
  lines: AdminLine[]
  /** What the device is sold in already. */
  sold?: AdminDevice['lines']
  chosen: DeviceDraft['lines']
  onChange: (chosen: DeviceDraft['lines']) => void
}

/** Which lines and finishes a device is sold in, each at its price. */
export function LineFields({ lines, sold = [], chosen, onChange }: Props) {
  const put = (productId: string, prices: Record<string, string>) =>
    onChange({ ...chosen, [productId]: prices })
  if (lines.length === 0)
    return <Text size="small">There is no product with the options Device and Finish.</Text>
  return (
    <div className="divide-y rounded-lg border">
      {lines.map((line) => {
        const { productId, title } = line
        const there = sold.find((entry) => entry.productId === productId)?.finishes ?? []
        const finishes = line.finishes.filter((finish) => !there.includes(finish))
        const prices = chosen[productId] ?? {}
        const count = Object.keys(prices).length
        return (
          <div
            key={productId}
            role="group"
            aria-label={title}
            className="grid items-start gap-x-4 gap-y-2 px-4 py-3 md:grid-cols-[200px_1fr]"
          >
            <div className="flex h-8 items-center gap-2">
              <Checkbox
                id={`line-${productId}`}
                disabled={finishes.length === 0}
                checked={count === 0 ? false : count === finishes.length ? true : 'indeterminate'}
                onCheckedChange={(on) => put(productId, on === true ? wholeLine({ ...line, finishes }) : {})}
              />
              <Label htmlFor={`line-${productId}`} size="small" weight="plus">
                {title}
              </Label>
            </div>
            <div className="flex flex-wrap gap-x-6 gap-y-2">
              {there.length > 0 && (
                <Text size="small" className="text-ui-fg-muted flex h-8 items-center">
                  {there.join(', ')} {there.length === 1 ? 'is' : 'are'} there
                </Text>
              )}
              {finishes.map((finish) => (
                <div key={finish} className="flex items-center gap-2">
                  <Checkbox
                    id={`finish-${productId}-${finish}`}
                    checked={finish in prices}
                    onCheckedChange={(on) => {
                      const { [finish]: _gone, ...rest } = prices
                      put(
                        productId,
                        on === true
                          ? { ...prices, [finish]: line.price === null ? '' : String(line.price) }
                          : rest,
                      )
                    }}
                  />
                  <Label htmlFor={`finish-${productId}-${finish}`} size="small" className="w-16">
                    {finish}
                  </Label>
                  <div className="relative w-24">
                    <span
                      aria-hidden="true"
                      className="text-ui-fg-muted txt-small absolute left-2 top-1.5 z-10"
                    >
                      £
                    </span>
                    <Input
                      size="small"
                      className="pl-6"
                      inputMode="decimal"
                      aria-label={`Price of ${title}, ${finish}, in pounds`}
                      disabled={!(finish in prices)}
                      value={prices[finish] ?? ''}
                      onChange={(event) => put(productId, { ...prices, [finish]: event.target.value })}
                    />
                  </div>
                </div>
              ))}
            </div>
          </div>
        )
      })}
    </div>
  )
}
