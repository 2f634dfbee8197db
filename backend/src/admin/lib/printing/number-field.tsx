import { Input, Label } from '@medusajs/ui'
import { useId } from 'react'

interface Props {
  label: string
  value: string
  unit?: string
  placeholder?: string
  onChange: (value: string) => void
}

/** A number as somebody types it, with its unit. */
export function NumberField({ label, value, unit, placeholder, onChange }: Props) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <Label htmlFor={id} size="xsmall" className="text-ui-fg-subtle">
        {label}
        {unit && <span className="text-ui-fg-muted"> ({unit})</span>}
      </Label>
      <Input
        id={id}
        size="small"
        inputMode="decimal"
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
