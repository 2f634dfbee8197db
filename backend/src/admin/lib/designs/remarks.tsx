import { Text } from '@medusajs/ui'
import type { AdminDesign } from '../../../lib/designs/admin-page'

const TONES = {
  warn: 'bg-ui-tag-orange-bg text-ui-tag-orange-text',
  note: 'bg-ui-bg-subtle text-ui-fg-subtle',
}

/** What the checks of words and pictures remarked, for whoever decides; warnings first. */
export function Remarks({ remarks }: Pick<AdminDesign, 'remarks'>) {
  if (remarks.length === 0) return null
  const sorted = [...remarks].sort((a, b) => Number(b.severity === 'warn') - Number(a.severity === 'warn'))
  return (
    <ul className="flex flex-col gap-1">
      {sorted.map(({ severity, says }) => (
        <li key={says} className={`rounded px-2 py-1 ${TONES[severity]}`}>
          <Text size="xsmall">{says}</Text>
        </li>
      ))}
    </ul>
  )
}
