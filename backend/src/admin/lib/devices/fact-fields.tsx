import { brandOfName } from '../../../lib/devices/brand-of-name'
import type { AdminDevice } from '../../../lib/devices/present-admin-device'
import { NumberField } from '../printing/number-field'
import { Choice } from './choice'
import { copied, familiesOf, type DeviceDraft } from './draft'
import { TextField } from './text-field'

interface Props {
  draft: DeviceDraft
  devices: AdminDevice[]
  /** The device that is changed, or null. */
  present: AdminDevice | null
  onChange: (draft: DeviceDraft) => void
}

/** Name, place in the list, whose look it begins with, and what the phone finder knows of it. */
export function FactFields({ draft, devices, present, onChange }: Props) {
  const put = (part: Partial<DeviceDraft>) => onChange({ ...draft, ...part })
  const others = devices.filter(({ id }) => id !== present?.id)
  const named = others.map(({ id, name }) => ({ value: id, label: name }))
  const told = brandOfName(draft.name)
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label="Name"
          value={draft.name}
          placeholder="iPhone 19 Pro"
          disabled={present !== null}
          onChange={(name) => put({ name })}
        />
        <TextField
          label="Brand"
          value={present ? present.brand : (told ?? draft.brand)}
          hint={told ? 'By its name' : 'A name with iPhone or Galaxy tells it; else say it here'}
          disabled={present !== null || told !== null}
          onChange={(brand) => put({ brand })}
        />
        <Choice
          label="In lists, newest first"
          value={draft.above}
          options={[
            ...named.map(({ value, label }) => ({ value, label: `Above ${label}` })),
            { value: '', label: 'At the end' },
          ]}
          onChange={(above) => put({ above })}
        />
        <Choice
          label="Take the look of"
          value=""
          placeholder="Choose a device to copy"
          options={named}
          onChange={(id) => {
            const source = others.find((each) => each.id === id)
            if (source) onChange(copied(draft, source))
          }}
        />
        <Choice
          label="Camera looks like"
          value={draft.family}
          hint="Devices of one family share a picture in the phone finder"
          options={[
            { value: '', label: 'No other device’s' },
            ...[...familiesOf(devices)].map(([value, label]) => ({ value, label })),
          ]}
          onChange={(family) => put({ family })}
        />
        <NumberField
          label="Year of release"
          value={draft.released}
          onChange={(released) => put({ released })}
        />
        <TextField
          label="Model numbers"
          value={draft.modelNumbers}
          placeholder="A3102, A3104"
          hint="As the phone’s settings show them, with commas"
          onChange={(modelNumbers) => put({ modelNumbers })}
        />
        <TextField
          label="Other names"
          value={draft.aliases}
          placeholder="19 Pro"
          hint="What people search by, with commas"
          onChange={(aliases) => put({ aliases })}
        />
      </div>
      <div className="grid grid-cols-3 gap-4">
        <NumberField label="Width" unit="mm" value={draft.width} onChange={(width) => put({ width })} />
        <NumberField label="Height" unit="mm" value={draft.height} onChange={(height) => put({ height })} />
        <NumberField label="Depth" unit="mm" value={draft.depth} onChange={(depth) => put({ depth })} />
      </div>
    </div>
  )
}
