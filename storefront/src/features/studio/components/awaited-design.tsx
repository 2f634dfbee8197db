import { Alert } from '~/components/ui/alert'
import { Button } from '~/components/ui/button'
import { Skeleton } from '~/components/ui/skeleton'

/** Stands where a case would go to the cart, while the design that it is made of is not on the table. */
export function AwaitedDesign({ onRetry }: { onRetry: (() => void) | undefined }) {
  if (!onRetry) return <Skeleton className="h-32" />
  return (
    <Alert tone="warn" title="Your design did not load">
      <p>Until it is here, nothing can take the place of your case in the cart.</p>
      <Button size="sm" variant="outline" className="mt-2" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  )
}
