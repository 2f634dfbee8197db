import { cva, type VariantProps } from 'class-variance-authority'
import { forwardRef, type ButtonHTMLAttributes } from 'react'
import { cn } from './cn'
import { pressOf } from './press-of'
import { Slot } from './slot'
import { Spinner } from './spinner'

const button = cva(
  'inline-flex select-none items-center justify-center gap-2 rounded-full font-semibold min-[22rem]:whitespace-nowrap transition-colors duration-200 ease-loom active:translate-y-px disabled:pointer-events-none disabled:opacity-50 aria-busy:opacity-75! aria-disabled:pointer-events-none aria-disabled:opacity-50',
  {
    variants: {
      variant: {
        primary: 'bg-accent text-on-accent hover:bg-accent-deep',
        ink: 'bg-ink text-paper hover:bg-accent hover:text-on-accent',
        outline: 'border-2 border-ink text-ink hover:bg-ink hover:text-paper',
        ghost: 'text-ink hover:bg-sunken',
        danger: 'border-2 border-bad text-bad hover:bg-bad hover:text-surface',
        weld: 'bg-weld text-on-weld hover:bg-white',
      },
      size: {
        snug: 'min-h-9 px-3 text-sm',
        sm: 'min-h-9 px-4 text-sm',
        md: 'min-h-11 px-5 text-base',
        lg: 'min-h-14 px-7 text-lg',
      },
      wide: { true: 'w-full' },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, VariantProps<typeof button> {
  /** Renders the only child (a link) with the button's looks. */
  asChild?: boolean
  /** Shows the spinner and takes no more clicks, but keeps the focus. */
  busy?: boolean
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant,
    size,
    wide,
    asChild,
    busy = false,
    className,
    children,
    onClick,
    type = 'button',
    'aria-disabled': off = busy,
    ...rest
  },
  ref,
) {
  const classes = cn(button({ variant, size, wide }), className)
  if (asChild)
    return (
      <Slot ref={ref} className={classes} onClick={onClick} {...rest}>
        {children}
      </Slot>
    )
  return (
    <button
      ref={ref}
      type={type}
      className={classes}
      aria-busy={busy || undefined}
      aria-disabled={off || undefined}
      onClick={pressOf(off === true, onClick)}
      {...rest}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  )
})
