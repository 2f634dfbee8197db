import { Input, Label } from '@medusajs/ui'
import { useId } from 'react'

interface Props {
  label: string
  value: string
  hint?: string
  placeholder?: string
  disabled?: boolean
  onChange: (value: string) => void
}

export function TextField({ label, value, hint, placeholder, disabled, onChange }: Props) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <Label htmlFor={id} size="xsmall" className="text-ui-fg-subtle">
        {label}
      </Label>
      <Input
        id={id}
        size="small"
        value={value}
        placeholder={placeholder}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && <span className="txt-compact-xsmall text-ui-fg-muted">{hint}</span>}
    </div>
  )
}
