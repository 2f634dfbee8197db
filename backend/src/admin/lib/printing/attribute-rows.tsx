import { Plus, XMark } from '@medusajs/icons'
import { Button, IconButton, Input, Label } from '@medusajs/ui'
import type { PrintDraft } from './draft'

type Rows = PrintDraft['attributes']

/** Names with values, as many as somebody wants. */
export function AttributeRows({ rows, onChange }: { rows: Rows; onChange: (rows: Rows) => void }) {
  const change = (index: number, part: Partial<Rows[number]>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)))
  return (
    <div role="group" aria-label="Attributes" className="flex flex-col gap-2">
      <div className="flex items-center justify-between">
        <Label size="small" weight="plus">
          Attributes
        </Label>
        <Button
          type="button"
          size="small"
          variant="transparent"
          onClick={() => onChange([...rows, { name: '', value: '' }])}
        >
          <Plus /> Add
        </Button>
      </div>
      {rows.length === 0 && (
        <p className="txt-small text-ui-fg-muted">None. Prodigi asks for all that its product lists.</p>
      )}
      {rows.map(({ name, value }, index) => (
        <div key={index} className="grid grid-cols-[1fr_1fr_auto] items-center gap-2">
          <Input
            size="small"
            aria-label={`Name of attribute ${index + 1}`}
            placeholder="finish"
            value={name}
            onChange={(event) => change(index, { name: event.target.value })}
          />
          <Input
            size="small"
            aria-label={`Value of attribute ${index + 1}`}
            placeholder="matte"
            value={value}
            onChange={(event) => change(index, { value: event.target.value })}
          />
          <IconButton
            type="button"
            size="small"
            variant="transparent"
            aria-label={`Remove ${name || `attribute ${index + 1}`}`}
            onClick={() => onChange(rows.filter((_row, at) => at !== index))}
          >
            <XMark />
          </IconButton>
        </div>
      ))}
    </div>
  )
}
