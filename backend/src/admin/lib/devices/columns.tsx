import { createDataTableColumnHelper } from '@medusajs/ui'
import type { AdminDevice } from '../../../lib/devices/present-admin-device'
import { sizeWords } from '../printing/words'
import { DevicePreview } from './device-preview'

const helper = createDataTableColumnHelper<AdminDevice>()
const ratio = ({ printSizes: [size] }: AdminDevice) => (size ? size.heightPx / size.widthPx : 5 / 3)

export const nameColumns = [
  helper.accessor('name', {
    header: 'Device',
    cell: ({ row: { original } }) => (
      <span className="flex items-center gap-3 py-1">
        <DevicePreview template={original.template} ratio={ratio(original)} className="h-10 w-6 shrink-0" />
        <span className="txt-compact-small-plus text-ui-fg-base">{original.name}</span>
      </span>
    ),
  }),
  helper.accessor('brand', { header: 'Brand' }),
  helper.accessor('camera', { header: 'Camera', cell: ({ getValue }) => getValue()?.label ?? 'Its own' }),
  helper.accessor('printSizes', {
    header: 'Print size',
    cell: ({ getValue }) => {
      const [first, ...others] = getValue()
      if (!first) return 'Not known yet'
      return others.length > 0 ? `${sizeWords(first)}, and ${others.length} more` : sizeWords(first)
    },
  }),
  helper.accessor('variants', {
    header: 'Variants',
    cell: ({ row: { original } }) => (
      <a
        className="hover:text-ui-fg-interactive tabular-nums"
        href={`/app/printing?device=${encodeURIComponent(original.name)}&reason=any`}
        onClick={(event) => event.stopPropagation()}
      >
        {original.variants}
        {original.open > 0 && <span className="text-ui-fg-muted"> ({original.open} not yet at Prodigi)</span>}
      </a>
    ),
  }),
]
