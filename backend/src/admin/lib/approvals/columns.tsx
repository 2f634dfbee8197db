import { customerOf, type AdminOrder } from '@caseloom/contract'
import { createDataTableColumnHelper, Text } from '@medusajs/ui'
import { TwoLines } from '../list/two-lines'
import { Status } from './status'
import { inPounds, moment } from './words'

/** As many as leave room for the words. */
const PICTURES = 3

const CasePictures = ({ urls }: { urls: string[] }) => (
  <span className="flex shrink-0 gap-1">
    {urls
      .slice(0, PICTURES)
      .map((url, line) =>
        url ? (
          <img key={line} src={url} alt="" className="bg-ui-bg-subtle h-12 w-9 rounded object-contain" />
        ) : null,
      )}
  </span>
)

const column = createDataTableColumnHelper<AdminOrder>()

export const columns = [
  column.accessor('orderNumber', { header: 'Order', cell: ({ getValue }) => `#${getValue()}` }),
  column.accessor('customerName', {
    header: 'Customer',
    maxSize: 240,
    cell: ({ row: { original } }) => (
      <TwoLines
        strong
        first={customerOf(original)}
        second={original.customerName ? original.customerEmail : ''}
      />
    ),
  }),
  column.accessor('cases', {
    header: 'Cases',
    maxSize: 280,
    cell: ({ row: { original } }) => (
      <div className="flex min-w-0 items-center gap-3 py-2">
        <CasePictures urls={original.imageUrls} />
        <Text size="small" className="truncate" title={original.cases.join(', ')}>
          {original.cases.join(', ')}
        </Text>
      </div>
    ),
  }),
  column.accessor('shippingMethod', { header: 'Delivery' }),
  column.accessor('totalValue', { header: 'Total', cell: ({ getValue }) => inPounds(getValue()) }),
  column.accessor('createdAt', { header: 'Ordered', cell: ({ getValue }) => moment(getValue()) }),
  column.accessor('status', {
    header: 'Status',
    cell: ({ getValue }) => <Status status={getValue()} />,
  }),
]
