import { Text } from '@medusajs/ui'

/** Why nothing was saved; nothing where there is nothing to say. */
export function FaultBox({ sentence }: { sentence: string | null }) {
  if (sentence === null) return null
  return (
    <div role="alert" className="bg-ui-bg-subtle rounded-lg border px-4 py-3">
      <Text size="small" className="text-ui-fg-error">
        {sentence}
      </Text>
    </div>
  )
}
