import { Text } from '@medusajs/ui'

/** A cell of a list with something smaller below it; each on one line, however long it is. */
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
      <Text size="small" weight={strong ? 'plus' : 'regular'} className="truncate">
        {first}
      </Text>
      <Text size="small" className="text-ui-fg-subtle truncate">
        {second}
      </Text>
    </div>
  )
}
