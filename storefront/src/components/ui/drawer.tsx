import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button'
import { useFocusReturn } from './use-focus-return'

export interface DrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children: ReactNode
  footer?: ReactNode
  /** Where the focus goes back to if nothing had it when the drawer opened. */
  opener?: () => HTMLElement | null
  /** The id of what is read out with the title as it opens. */
  describedBy?: string | undefined
}

/** A panel from the right, full height. */
export function Drawer({ open, onOpenChange, title, children, footer, opener, describedBy }: DrawerProps) {
  const focusReturn = useFocusReturn(opener)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade bg-indigo/60" />
        <Radix.Content
          {...focusReturn}
          aria-describedby={describedBy}
          className="fixed inset-y-0 right-0 z-50 flex w-[min(26rem,92vw)] animate-panel flex-col bg-paper shadow-float shallow:block shallow:overflow-y-auto"
        >
          <header className="flex items-center justify-between px-6 py-4">
            <Radix.Title className="text-xl">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close" className="-mr-2">
                <X size={22} />
              </IconButton>
            </Radix.Close>
          </header>
          <div className="flex-1 overflow-y-auto px-6 pb-6 shallow:overflow-visible">{children}</div>
          {footer ? <footer className="border-t border-line px-6 py-4">{footer}</footer> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
