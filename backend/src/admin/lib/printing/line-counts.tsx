import { Text } from '@medusajs/ui'
import type { PrintCounts } from '../../../lib/printing/list-print-rows'

interface Props {
  lines: PrintCounts['lines']
  chosen: string
  onChoose: (line: string) => void
}

/** A bar for each line: how much of it Prodigi can print. Pressing one shows that line alone. */
export function LineCounts({ lines, chosen, onChoose }: Props) {
  return (
    <div
      className="grid grid-cols-2 gap-3 px-6 py-4 md:grid-cols-3 xl:grid-cols-6"
      role="group"
      aria-label="Lines"
    >
      {lines.map(({ key, name, total, open }) => (
        <button
          key={key}
          type="button"
          aria-pressed={chosen === key}
          onClick={() => onChoose(chosen === key ? '' : key)}
          className="bg-ui-bg-component hover:bg-ui-bg-component-hover shadow-elevation-card-rest aria-pressed:shadow-borders-interactive-with-active focus-visible:shadow-borders-focus flex flex-col gap-1 rounded-lg px-3 py-2 text-left outline-none"
        >
          <Text size="small" weight="plus">
            {name}
          </Text>
          <Text size="xsmall" className="text-ui-fg-subtle">
            {open === 0 ? `all ${total} printable` : `${open} of ${total} open`}
          </Text>
          <span className="bg-ui-border-base mt-1 block h-1 w-full overflow-hidden rounded-full">
            <span
              className="bg-ui-tag-green-icon block h-full"
              style={{ width: `${((total - open) / Math.max(total, 1)) * 100}%` }}
            />
          </span>
        </button>
      ))}
    </div>
  )
}
