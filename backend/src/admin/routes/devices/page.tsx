import { defineRouteConfig } from '@medusajs/admin-sdk'
import { LaptopMobile, PencilSquare, Plus } from '@medusajs/icons'
import {
  Button,
  Container,
  createDataTableColumnHelper,
  DataTable,
  Heading,
  Text,
  useDataTable,
  type DataTablePaginationState,
} from '@medusajs/ui'
import { useMemo, useState } from 'react'
import type { AdminDevice, AdminLine } from '../../../lib/devices/present-admin-device'
import { nameColumns } from '../../lib/devices/columns'
import { DeviceEditor } from '../../lib/devices/device-editor'
import { SellMore } from '../../lib/devices/sell-more'
import { Failure } from '../../lib/failure'
import { rowOf } from '../../lib/printing/row-of'
import { useAnswer } from '../../lib/use-answer'

const PAGE_SIZE = 20
const helper = createDataTableColumnHelper<AdminDevice>()
type Open = { what: 'add' } | { what: 'change' | 'sell'; device: AdminDevice } | null

const fits = (device: AdminDevice, words: string[]) =>
  words.every((word) =>
    [device.name, device.brand, ...device.modelNumbers, ...device.aliases].some((text) =>
      text.toLowerCase().includes(word),
    ),
  )

const DevicesPage = () => {
  const { data, failure, loading, reload } = useAnswer<{ devices: AdminDevice[]; lines: AdminLine[] }>(
    '/devices',
  )
  const [search, setSearch] = useState('')
  const [pagination, setPagination] = useState<DataTablePaginationState>({
    pageIndex: 0,
    pageSize: PAGE_SIZE,
  })
  const [open, setOpen] = useState<Open>(null)
  const devices = data?.devices ?? []
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = devices.filter((device) => fits(device, words))
  const from = pagination.pageIndex * pagination.pageSize
  const changed =
    open?.what === 'change' ? (devices.find(({ id }) => id === open.device.id) ?? open.device) : null
  const saved = () => {
    setOpen(null)
    reload()
  }

  const columns = useMemo(
    () => [
      ...nameColumns,
      helper.action({
        actions: [
          {
            label: 'Edit',
            icon: <PencilSquare />,
            onClick: ({ row }) => setOpen({ what: 'change', device: row.original }),
          },
          {
            label: 'Sell in further lines',
            icon: <Plus />,
            onClick: ({ row }) => setOpen({ what: 'sell', device: row.original }),
          },
        ],
      }),
    ],
    [],
  )
  const table = useDataTable({
    data: found.slice(from, from + pagination.pageSize),
    columns,
    getRowId: ({ id }) => id,
    rowCount: found.length,
    isLoading: loading && data === null,
    onRowClick: (_event, row) => setOpen({ what: 'change', device: rowOf(row) }),
    search: {
      state: search,
      onSearchChange: (next) => {
        setSearch(next)
        setPagination((present) => ({ ...present, pageIndex: 0 }))
      },
    },
    pagination: { state: pagination, onPaginationChange: setPagination },
  })

  return (
    <Container className="divide-y p-0">
      {failure ? (
        <Failure sentence={failure} onRetry={reload} />
      ) : (
        <DataTable instance={table}>
          <DataTable.Toolbar className="flex flex-wrap items-center justify-between gap-2 px-6 py-4">
            <div>
              <Heading level="h1">Devices</Heading>
              <Text size="small" className="text-ui-fg-subtle">
                Phones that cases are made for, newest first
              </Text>
            </div>
            <div className="flex items-center gap-2">
              <DataTable.Search placeholder="Search devices" />
              <Button
                size="small"
                className="shrink-0"
                disabled={!data}
                onClick={() => setOpen({ what: 'add' })}
              >
                Add a device
              </Button>
            </div>
          </DataTable.Toolbar>
          <DataTable.Table
            emptyState={{
              empty: { heading: 'No devices', description: 'Add the first phone that cases are made for.' },
              filtered: {
                heading: 'No device fits',
                description: 'Search for another name or model number.',
              },
            }}
          />
          <DataTable.Pagination />
        </DataTable>
      )}
      {data && open?.what === 'sell' && (
        <SellMore device={open.device} lines={data.lines} onClose={() => setOpen(null)} onSaved={saved} />
      )}
      {data && (open?.what === 'add' || open?.what === 'change') && (
        <DeviceEditor
          key={changed?.version}
          device={changed}
          devices={data.devices}
          lines={data.lines}
          onClose={() => setOpen(null)}
          onReload={reload}
          onSaved={saved}
        />
      )}
    </Container>
  )
}

export const config = defineRouteConfig({ label: 'Devices', icon: LaptopMobile })

export default DevicesPage
