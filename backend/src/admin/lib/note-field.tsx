import { Label, Text, Textarea } from '@medusajs/ui'

/** What a drawer asks to be written, and who will read it. */
export function NoteField({
  id,
  label,
  rows,
  most,
  value,
  onChange,
  readers,
}: {
  id: string
  label: string
  rows: number
  most: number
  value: string
  onChange: (value: string) => void
  readers: string
}) {
  return (
    <>
      <Label htmlFor={id} size="small" weight="plus">
        {label}
      </Label>
      <Textarea
        id={id}
        rows={rows}
        maxLength={most}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Text size="xsmall" className="text-ui-fg-muted">
        {readers}
      </Text>
    </>
  )
}
