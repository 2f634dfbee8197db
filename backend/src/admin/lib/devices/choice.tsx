import { Label, Select } from '@medusajs/ui'
import { useId } from 'react'

interface Props {
  label: string
  hint?: string
  value: string
  /** The first may have the value '', which the select itself cannot hold. */
  options: { value: string; label: string }[]
  placeholder?: string
  onChange: (value: string) => void
}
const NONE = '-'

/** One of several, by Medusa's select. */
export function Choice({ label, hint, value, options, placeholder, onChange }: Props) {
  const id = useId()
  const known = options.some((option) => option.value === value)
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <Label htmlFor={id} size="xsmall" className="text-ui-fg-subtle">
        {label}
      </Label>
      <Select
        size="small"
        value={known ? value || NONE : ''}
        onValueChange={(next) => onChange(next === NONE ? '' : next)}
      >
        <Select.Trigger id={id}>
          <Select.Value placeholder={placeholder} />
        </Select.Trigger>
        <Select.Content>
          {options.map((option) => (
            <Select.Item key={option.value} value={option.value || NONE}>
              {option.label}
            </Select.Item>
          ))}
        </Select.Content>
      </Select>
      {hint && <span className="txt-compact-xsmall text-ui-fg-muted">{hint}</span>}
    </div>
  )
}
