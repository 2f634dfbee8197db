import type { AdminOrderDetail } from '@caseloom/contract'
import { Badge, Text } from '@medusajs/ui'

type Line = AdminOrderDetail['validItems'][number]

/** One case as it will be printed: its mock-up, the very print file, and what the checks remarked. */
export function PrintLine({ line }: { line: Line }) {
  return (
    <li className="flex gap-4 px-6 py-4">
      <a
        href={line.printFileUrl ?? line.imageUrl}
        target="_blank"
        rel="noreferrer"
        title={line.printFileUrl ? 'Open the print file' : 'Open the picture'}
        className="bg-ui-bg-subtle h-36 w-24 shrink-0 overflow-hidden rounded-md"
      >
        <img
          src={line.imageUrl}
          alt={`Mock-up of ${line.item.name}`}
          className="size-full object-contain p-1"
        />
      </a>
      <div className="min-w-0 flex-1">
        <Text size="small" weight="plus">
          {line.item.quantity} × {line.item.name}
        </Text>
        <Text size="small" className="text-ui-fg-subtle">
          {line.device}, {line.finish}
        </Text>
        {line.item.customizations ? (
          <Text size="small" className="text-ui-fg-subtle break-words">
            Design: {line.item.customizations.designName}
            {line.design?.aiGenerated ? ' (made with AI)' : ''}
          </Text>
        ) : null}
        {line.design?.keepOut ? (
          <Text size="small" className="text-ui-fg-subtle break-words">
            To be left out: “{line.design.keepOut}”
          </Text>
        ) : null}
        {line.design?.caseText ? (
          <Text size="small" className="text-ui-fg-subtle break-words">
            Words on the case: “{line.design.caseText}”
          </Text>
        ) : null}
        <div className="flex flex-wrap gap-2 pt-2">
          <Badge size="2xsmall">{line.sku ?? 'No SKU'}</Badge>
          {line.effectiveDpi === null ? null : <Badge size="2xsmall">{line.effectiveDpi} dpi in print</Badge>}
        </div>
        {line.warnings.map((warning) => (
          <Text key={warning} size="small" className="text-ui-tag-orange-text pt-2">
            {warning}
          </Text>
        ))}
      </div>
    </li>
  )
}
