import { Select } from '@medusajs/ui'
import { useId } from 'react'
import { FeaturePicture } from '../feature-picture'
import { FieldFrame } from './field-frame'
import type { EditorState } from './types'

interface PictureSelectProps {
  value: string
  icons: EditorState['icons']
  fault: string | undefined
  onChange: (key: string) => void
}

/** Chooses one of the shop's pictures, each shown beside its name. */
export function PictureSelect({ value, icons, fault, onChange }: PictureSelectProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label="Picture" fault={fault}>
      <Select value={value} onValueChange={onChange} size="small">
        <Select.Trigger id={id} aria-describedby={`${id}-hint`}>
          <Select.Value placeholder="Choose a picture" />
        </Select.Trigger>
        <Select.Content>
          {icons.map(({ key, label }) => (
            <Select.Item key={key} value={key}>
              <span className="flex items-center gap-2">
                <FeaturePicture name={key} />
                {label}
              </span>
            </Select.Item>
          ))}
        </Select.Content>
      </Select>
    </FieldFrame>
  )
}
