import { forwardRef, useId, type InputHTMLAttributes, type ReactNode } from 'react'
import { cn } from './cn'
import { controlClasses, describe, Field, type FieldLook } from './field'

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'>, FieldLook {
  /** An icon inside the field, before the text. */
  leading?: ReactNode
  /** A small control inside the field, after the text. */
  trailing?: ReactNode
}

export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hint, error, hideLabel, className, leading, trailing, id, ...rest },
  ref,
) {
  const fallback = useId()
  const inputId = id ?? fallback
  return (
    <Field id={inputId} {...{ label, hint, error, hideLabel, className }}>
      <span className="relative block">
        {leading ? (
          <span className="pointer-events-none absolute inset-y-0 left-4 grid place-items-center text-ink-soft">
            {leading}
          </span>
        ) : null}
        <input
          ref={ref}
          id={inputId}
          className={cn(controlClasses, leading && 'pl-11', trailing && 'pr-12')}
          {...describe(inputId, { hint, error })}
          {...rest}
        />
        {trailing ? (
          <span className="absolute inset-y-0 right-0.5 grid place-items-center">{trailing}</span>
        ) : null}
      </span>
    </Field>
  )
})
