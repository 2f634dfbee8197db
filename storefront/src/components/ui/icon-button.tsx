import { forwardRef, type ButtonHTMLAttributes, type ReactNode } from 'react'
import { cn } from './cn'

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
  { label, children, tone = 'plain', className, type = 'button', ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type={type}
      aria-label={label}
      title={label}
      className={cn(
        'inline-grid size-11 shrink-0 place-items-center rounded-full transition-colors disabled:opacity-40',
        TONES[tone],
        className,
      )}
      {...rest}
    >
      {children}
    </button>
  )
})
