import { Plus, XMark } from '@medusajs/icons'
import { Button, IconButton, Label } from '@medusajs/ui'
import type { TemplateInput } from '../../../lib/devices/template-input'
import { PercentField } from './percent-field'

interface Props {
  template: TemplateInput
  onChange: (template: TemplateInput) => void
}
const BOX = [
  ['x', 'From the left'],
  ['y', 'From the top'],
  ['width', 'Width'],
  ['height', 'Height'],
  ['radius', 'Corners'],
] as const

/** Corner radius, camera cut-out and lenses; radii are shares of the case's width. */
export function GeometryFields({ template, onChange }: Props) {
  const { cameraCutout, lenses } = template
  const changeLens = (at: number, part: Partial<(typeof lenses)[number]>) =>
    onChange({
      ...template,
      lenses: lenses.map((lens, index) => (index === at ? { ...lens, ...part } : lens)),
    })
  const middle = {
    x: cameraCutout.x + cameraCutout.width / 2,
    y: cameraCutout.y + cameraCutout.height / 2,
    radius: 0.06,
  }
  return (
    <div className="flex flex-col gap-6">
      <div className="grid grid-cols-5 gap-2">
        <PercentField
          label="Case corners"
          value={template.cornerRadius}
          onChange={(cornerRadius) => onChange({ ...template, cornerRadius })}
        />
      </div>
      <div role="group" aria-label="Camera cut-out" className="flex flex-col gap-2">
        <Label size="small" weight="plus">
          Camera cut-out
        </Label>
        <div className="grid grid-cols-5 gap-2">
          {BOX.map(([key, label]) => (
            <PercentField
              key={key}
              label={label}
              value={cameraCutout[key]}
              onChange={(value) => onChange({ ...template, cameraCutout: { ...cameraCutout, [key]: value } })}
            />
          ))}
        </div>
      </div>
      <div role="group" aria-label="Lenses" className="flex flex-col gap-2">
        <div className="flex items-center justify-between">
          <Label size="small" weight="plus">
            Lenses
          </Label>
          <Button
            type="button"
            size="small"
            variant="transparent"
            disabled={lenses.length >= 8}
            onClick={() => onChange({ ...template, lenses: [...lenses, middle] })}
          >
            <Plus /> Add
          </Button>
        </div>
        {lenses.map((lens, index) => (
          <div
            key={index}
            role="group"
            aria-label={`Lens ${index + 1}`}
            className="grid grid-cols-[1fr_1fr_1fr_auto] items-end gap-2"
          >
            <PercentField
              label="Centre from the left"
              value={lens.x}
              onChange={(x) => changeLens(index, { x })}
            />
            <PercentField
              label="Centre from the top"
              value={lens.y}
              onChange={(y) => changeLens(index, { y })}
            />
            <PercentField
              label="Radius"
              value={lens.radius}
              onChange={(radius) => changeLens(index, { radius })}
            />
            <IconButton
              type="button"
              size="small"
              variant="transparent"
              aria-label={`Remove lens ${index + 1}`}
              onClick={() => onChange({ ...template, lenses: lenses.filter((_lens, at) => at !== index) })}
            >
              <XMark />
            </IconButton>
          </div>
        ))}
      </div>
    </div>
  )
}
