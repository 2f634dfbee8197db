import { Badge, createDataTableColumnHelper, StatusBadge } from '@medusajs/ui'
import type { PrintRow } from '../../../lib/printing/print-row'
import { REASON_WORDS, sizeWords } from './words'

const helper = createDataTableColumnHelper<PrintRow>()

export const variantAddress = ({ productId, variantId }: PrintRow) =>
  `/app/products/${productId}/variants/${variantId}`

export const columns = [
  helper.accessor('title', {
    header: 'Variant',
    cell: ({ row: { original } }) => (
      <a
        href={variantAddress(original)}
        className="text-ui-fg-base hover:text-ui-fg-interactive flex flex-col py-1"
        onClick={(event) => event.stopPropagation()}
      >
        <span className="txt-compact-small-plus">{original.title}</span>
        <span className="txt-compact-xsmall text-ui-fg-muted">{original.sku ?? 'no SKU'}</span>
      </a>
    ),
  }),
  helper.accessor('productTitle', {
    header: 'Line',
    cell: ({ getValue }) => <Badge size="2xsmall">{getValue()}</Badge>,
  }),
  helper.accessor('prodigiSku', { header: 'Prodigi SKU', cell: ({ getValue }) => getValue() ?? '-' }),
  helper.accessor('size', { header: 'Print size', cell: ({ getValue }) => sizeWords(getValue()) }),
  helper.accessor('reason', {
    header: 'Status',
    cell: ({ getValue }) => {
      const reason = getValue()
      return (
        <StatusBadge color={reason ? 'orange' : 'green'}>
          {reason ? REASON_WORDS[reason] : 'Prodigi can print it'}
        </StatusBadge>
      )
    },
  }),
]
