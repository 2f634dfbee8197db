import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Alert } from '~/components/ui/alert'
import { IconButton } from '~/components/ui/icon-button'
import { useNotDone } from '../hooks/use-not-done'

/** What of a bulk decision did not work, order by order, until it is closed. It stands above whichever tab is looked at. */
export function BulkFailures() {
  const { failures, forget } = useNotDone()
  const box = useRef<HTMLDivElement>(null)
  // The decision was made at the foot of a list.
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [failures])
  if (failures.length === 0) return null
  const close = () => {
    forget()
    document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus({ preventScroll: true })
  }
  return (
    <div ref={box} className="scroll-mt-24">
      <Alert tone="bad" title="Not done">
        <div className="flex items-start justify-between gap-4">
          <ul className="grid gap-1">
            {failures.map(({ id, name, message }) => (
              <li key={id}>
                <strong className="font-semibold">{name}</strong>: {message}
              </li>
            ))}
          </ul>
          <IconButton label="Close" onClick={close}>
            <X size={20} />
          </IconButton>
        </div>
      </Alert>
    </div>
  )
}
