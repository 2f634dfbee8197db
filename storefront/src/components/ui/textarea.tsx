import { forwardRef, useId, type ReactNode, type TextareaHTMLAttributes } from 'react'
import { cn } from './cn'
import { controlClasses, describe, Field, type FieldLook } from './field'

export interface TextareaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'>, FieldLook {
  /** Stands at the lower right of the field: a counter. */
  corner?: ReactNode
}

export const Textarea = forwardRef<HTMLTextAreaElement, TextareaProps>(function Textarea(
  { label, hint, error, hideLabel, className, corner, id, rows = 4, ...rest },
  ref,
) {
  const fallback = useId()
  const inputId = id ?? fallback
  return (
    <Field id={inputId} {...{ label, hint, error, hideLabel, className }}>
      <span className="relative block">
        <textarea
          ref={ref}
          id={inputId}
          rows={rows}
          className={cn(controlClasses, 'block resize-y py-3', corner && 'pb-9')}
          {...describe(inputId, { hint, error })}
          {...rest}
        />
        {corner ? <span className="absolute right-4 bottom-2.5 text-sm text-ink-soft">{corner}</span> : null}
      </span>
    </Field>
  )
})
