import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Alert } from '~/components/ui/alert'
import { IconButton } from '~/components/ui/icon-button'
import type { NotDone } from '../lib/not-done'

/** What of a bulk decision did not work, order by order, until it is closed. */
export function BulkFailures({ failures, onClose }: { failures: NotDone[]; onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  // It stands above the list, at whose foot the decision was made.
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [failures])
  return (
    <div ref={box} className="mt-4 scroll-mt-24">
      <Alert tone="bad" title="Not done">
        <div className="flex items-start justify-between gap-4">
          <ul className="grid gap-1">
            {failures.map(({ id, name, message }) => (
              <li key={id}>
                <strong className="font-semibold">{name}</strong>: {message}
              </li>
            ))}
          </ul>
          <IconButton label="Close" onClick={onClose}>
            <X size={20} />
          </IconButton>
        </div>
      </Alert>
    </div>
  )
}
