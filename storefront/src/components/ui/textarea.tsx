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
          // Long words make the field higher, so that nothing of them lies under the counter.
          className={cn(
            controlClasses,
            'peer block resize-y py-3',
            corner && 'field-sizing-content max-h-96 scroll-pb-9 pb-9',
          )}
          style={corner ? { minHeight: `calc(${String(rows)} * 1.5em + 3.25rem)` } : undefined}
          {...describe(inputId, { hint, error })}
          {...rest}
        />
        {corner ? (
          <span className="pointer-events-none absolute right-4 bottom-px rounded-sm bg-surface pb-2.5 pl-2 text-sm text-ink-soft peer-aria-invalid:bg-bad-wash">
            {corner}
          </span>
        ) : null}
      </span>
    </Field>
  )
})
