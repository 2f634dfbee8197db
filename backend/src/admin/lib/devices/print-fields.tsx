import { NumberField } from '../printing/number-field'
import type { DeviceDraft } from './draft'

export function PrintFields({
  draft,
  onChange,
}: {
  draft: DeviceDraft
  onChange: (draft: DeviceDraft) => void
}) {
  const { widthPx, heightPx, dpi } = draft
  return (
    <div className="grid grid-cols-3 gap-2">
      <NumberField
        label="Width"
        unit="px"
        value={widthPx}
        onChange={(next) => onChange({ ...draft, widthPx: next })}
      />
      <NumberField
        label="Height"
        unit="px"
        value={heightPx}
        onChange={(next) => onChange({ ...draft, heightPx: next })}
      />
      <NumberField
        label="Resolution"
        unit="dpi"
        value={dpi}
        onChange={(next) => onChange({ ...draft, dpi: next })}
      />
    </div>
  )
}
