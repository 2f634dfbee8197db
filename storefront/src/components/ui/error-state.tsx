import { Unplug } from 'lucide-react'
import { Button } from './button'
import { EmptyState, type StateProps } from './empty-state'

/** Something did not come; says so and offers another try. */
export function ErrorState({
  onRetry,
  retryLabel = 'Try Again',
  actions,
  ...rest
}: StateProps & { onRetry?: () => void; retryLabel?: string }) {
  return (
    <div role="alert">
      <EmptyState
        icon={<Unplug size={40} strokeWidth={1.5} aria-hidden="true" />}
        actions={
          <>
            {onRetry ? <Button onClick={onRetry}>{retryLabel}</Button> : null}
            {actions}
          </>
        }
        {...rest}
      />
    </div>
  )
}
