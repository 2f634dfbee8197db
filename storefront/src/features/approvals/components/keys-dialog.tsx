import { Checkbox } from '~/components/ui/checkbox'
import { cn } from '~/components/ui/cn'
import { Dialog } from '~/components/ui/dialog'
import { useKeysOn } from '../hooks/use-keys-on'
import { KEYS } from '../hooks/use-list-keys'

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { on, turn } = useKeysOn()
  return (
    <Dialog
      open
      size="sm"
      title="Keyboard shortcuts"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Checkbox
        label="Use these keys"
        className="mb-5"
        checked={on}
        onChange={({ target }) => turn(target.checked)}
      />
      <dl className={cn('grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3', !on && 'text-ink-soft')}>
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
