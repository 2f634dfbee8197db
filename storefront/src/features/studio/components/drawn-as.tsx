import { cn } from '~/components/ui/cn'
import { selectedVariation } from '../lib/studio-state'
import { useStudioStore } from '../store'

/** More than this is opened by who wants to read it. */
const SHORT = 160

/** How the chosen picture was drawn: what the artist was told, or what the built-in one understood. */
export function DrawnAs({ className }: { className?: string }) {
  const words = useStudioStore((draft) => selectedVariation(draft)?.drawnAs)
  if (!words) return null
  const look = cn('text-sm text-ink-soft', className)
  if (words.length <= SHORT)
    return (
      <p className={look}>
        <span className="font-semibold text-ink">Drawn as:</span> {words}
      </p>
    )
  return (
    <details className={look}>
      <summary className="cursor-pointer font-semibold text-ink">Drawn as</summary>
      <p className="mt-1">{words}</p>
    </details>
  )
}
