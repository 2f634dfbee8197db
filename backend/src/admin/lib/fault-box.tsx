import { Text } from '@medusajs/ui'
import { LoadSavedNow } from './load-saved-now'
import type { Refusal } from './use-saving'

/** Why nothing was saved; nothing where there is nothing to say. `onReload`: how what somebody else saved meanwhile is opened. */
export function FaultBox({ failure, onReload }: { failure: Refusal | null; onReload?: () => void }) {
  if (failure === null) return null
  return (
    <div role="alert" className="bg-ui-bg-subtle rounded-lg border px-4 py-3">
      <Text size="small" className="text-ui-fg-error">
        {failure.sentence}
        {failure.conflict && onReload ? <LoadSavedNow onReload={onReload} /> : null}
      </Text>
    </div>
  )
}
