import { Button, Text } from '@medusajs/ui'

export function Failure({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div className="flex items-center justify-between gap-4 px-6 py-4" role="alert">
      <Text size="small" className="text-ui-fg-error">
        {sentence}
      </Text>
      <Button size="small" variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
