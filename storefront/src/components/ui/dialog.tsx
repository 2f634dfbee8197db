import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from './cn'
import { IconButton } from './icon-button'
import { useFocusReturn, type ReturnFocus } from './use-focus-return'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children: ReactNode
  /** Buttons, in a row that stays at the foot. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** It shows what is not shown again: only its own buttons close it. */
  once?: boolean
  /** Where the focus goes once it is closed, if what had it has gone. */
  returnFocus?: ReturnFocus | undefined
  /** Where it goes although what had it is still there, or nowhere else: what was shown is another's by then. */
  ratherFocus?: ReturnFocus
}

const WIDTHS = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl', xl: 'max-w-6xl' }

/** Focus stays inside; Escape, the backdrop and the cross close it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'md',
  once = false,
  returnFocus,
  ratherFocus,
}: DialogProps) {
  const focusReturn = useFocusReturn(returnFocus, ratherFocus)
  const stay = (event: Event) => {
    if (once) event.preventDefault()
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 grid animate-fade grid-cols-[minmax(0,1fr)] place-items-end overflow-y-auto bg-indigo/70 p-0 sm:place-items-center sm:p-6">
          <Radix.Content
            {...focusReturn}
            onOpenAutoFocus={(event) => {
              focusReturn.onOpenAutoFocus()
              // The dialog itself, or a link that opens one would put a ring around its cross.
              event.preventDefault()
              if (event.currentTarget instanceof HTMLElement)
                event.currentTarget.focus({ preventScroll: true })
            }}
            onEscapeKeyDown={stay}
            onInteractOutside={stay}
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={cn(
              'w-full animate-rise rounded-t-xl bg-surface shadow-float outline-none sm:rounded-xl',
              WIDTHS[size],
            )}
          >
            <header className="flex items-start justify-between gap-4 px-5 pt-5 sm:px-7 sm:pt-6">
              <div>
                <Radix.Title className="text-xl">{title}</Radix.Title>
                {description ? (
                  <Radix.Description asChild>
                    <div className="mt-1 text-sm text-ink-soft">{description}</div>
                  </Radix.Description>
                ) : null}
              </div>
              <Radix.Close asChild>
                <IconButton label="Close" className="-mt-1 -mr-2">
                  <X size={22} />
                </IconButton>
              </Radix.Close>
            </header>
            <div className="px-5 py-5 sm:px-7">{children}</div>
            {footer ? (
              <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 max-sm:*:grow sm:px-7">
                {footer}
              </footer>
            ) : null}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
