import { Undo2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '~/components/ui/button'
import { focusOn } from '~/components/ui/focus-on'
import { IconButton } from '~/components/ui/icon-button'
import { useCartStore, type Removal } from '../store'

/** Stands where the line stood, for as long as it takes: the toast beside it goes by itself. */
export function UndoRow({ removal, as: Tag = 'div' }: { removal: Removal; as?: 'div' | 'li' }) {
  const undo = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone, and the focus with it.
  useEffect(() => undo.current?.focus({ preventScroll: true }), [removal])
  return (
    <Tag className="animate-fade border-t border-line py-3">
      <div className="flex items-center gap-2 rounded-md bg-sunken py-1.5 pr-1 pl-4 text-sm">
        <span className="min-w-0 flex-1 break-words">{removal.words}</span>
        <Button
          ref={undo}
          variant="ghost"
          size="snug"
          onClick={() => {
            useCartStore.getState().restore()
            focusOn('cart-title')
          }}
        >
          <Undo2 size={16} aria-hidden="true" /> Undo
        </Button>
        <IconButton
          label="Dismiss"
          className="size-9"
          onClick={() => {
            useCartStore.setState({ removal: null })
            focusOn('cart-title')
          }}
        >
          <X size={18} />
        </IconButton>
      </div>
    </Tag>
  )
}
