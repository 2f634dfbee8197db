import { forwardRef, type ButtonHTMLAttributes, type ReactNode } from 'react'
import { cn } from './cn'
import { pressOf } from './press-of'

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  label: string
  children: ReactNode
  tone?: 'plain' | 'outline' | 'solid'
}

const TONES = {
  plain: 'hover:bg-sunken',
  outline: 'border border-line-strong bg-surface hover:border-ink',
  solid: 'bg-ink text-paper hover:bg-accent hover:text-on-accent',
}

/** A round button of 44 px (the smallest comfortable touch target) that holds one icon and says what it does. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, children, tone = 'plain', className, onClick, type = 'button', 'aria-disabled': off, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type={type}
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={pressOf(off === true, onClick)}
      className={cn(
        'inline-grid size-11 shrink-0 place-items-center rounded-full transition-colors disabled:opacity-40 aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent',
        TONES[tone],
        className,
      )}
      {...rest}
    >
      {children}
    </button>
  )
})
