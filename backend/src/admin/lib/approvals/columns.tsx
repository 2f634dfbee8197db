import type { AdminOrder } from '@caseloom/contract'
import { createDataTableColumnHelper, Text } from '@medusajs/ui'
import { Status } from './status'
import { inPounds, moment } from './words'

const column = createDataTableColumnHelper<AdminOrder>()

export const columns = [
  column.accessor('orderNumber', { header: 'Order', cell: ({ getValue }) => `#${getValue()}` }),
  column.accessor('customerName', {
    header: 'Customer',
    cell: ({ row: { original } }) => (
      <div className="min-w-0 py-2">
        <Text size="small" weight="plus" className="truncate">
          {original.customerName}
        </Text>
        <Text size="small" className="text-ui-fg-subtle truncate">
          {original.customerEmail}
        </Text>
      </div>
    ),
  }),
  column.accessor('itemCount', { header: 'Cases' }),
  column.accessor('shippingMethod', { header: 'Delivery' }),
  column.accessor('totalValue', { header: 'Total', cell: ({ getValue }) => inPounds(getValue()) }),
  column.accessor('createdAt', { header: 'Ordered', cell: ({ getValue }) => moment(getValue()) }),
  column.accessor('status', {
    header: 'Status',
    cell: ({ getValue }) => <Status status={getValue()} />,
  }),
]
