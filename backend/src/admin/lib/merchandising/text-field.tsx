import { Input, Textarea } from '@medusajs/ui'
import { useId } from 'react'
import { FieldFrame } from './field-frame'

interface TextFieldProps {
  label: string
  hint?: string
  value: string
  fault: string | undefined
  placeholder?: string
  inputMode?: 'numeric' | 'text'
  /** A field of several lines. */
  long?: boolean
  onChange: (text: string) => void
}

export function TextField({
  label,
  hint,
  value,
  fault,
  placeholder,
  inputMode,
  long,
  onChange,
}: TextFieldProps) {
  const id = useId()
  const common = {
    id,
    value,
    placeholder,
    'aria-invalid': fault !== undefined,
    'aria-describedby': `${id}-hint`,
  }
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault}>
      {long ? (
        <Textarea {...common} rows={2} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <Input
          {...common}
          size="small"
          inputMode={inputMode}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  )
}
