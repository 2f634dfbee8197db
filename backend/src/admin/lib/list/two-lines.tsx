import { Text } from '@medusajs/ui'

/** A cell of a list with something smaller below it; each on one line, however long it is; what is cut off can be pointed at. */
export function TwoLines({
  first,
  second,
  strong = false,
}: {
  first: string
  second: string
  strong?: boolean
}) {
  return (
    <div className={strong ? 'min-w-0 py-2' : 'min-w-0'}>
      <Text size="small" weight={strong ? 'plus' : 'regular'} className="truncate" title={first}>
        {first}
      </Text>
      <Text size="small" className="text-ui-fg-subtle truncate" title={second}>
        {second}
      </Text>
    </div>
  )
}
