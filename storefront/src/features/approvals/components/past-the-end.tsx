import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'

/** A page that a list no longer reaches, since what stood there has been decided. */
export function PastTheEnd({ onFirst }: { onFirst: () => void }) {
  return (
    <EmptyState title="Nothing on this page" actions={<Button onClick={onFirst}>First page</Button>}>
      The list has become shorter.
    </EmptyState>
  )
}
