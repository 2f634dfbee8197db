import { Dialog } from '~/components/ui/dialog'
import { KEYS } from '../hooks/use-list-keys'

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      size="sm"
      title="Keyboard shortcuts"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3">
        {KEYS.map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-sm border border-line-strong bg-sunken px-2 py-1 text-sm font-semibold">
                {key}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
