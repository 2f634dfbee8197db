import { defineRouteConfig } from '@medusajs/admin-sdk'
import { Swatch } from '@medusajs/icons'
import {
  Button,
  Container,
  createDataTableFilterHelper,
  DataTable,
  Heading,
  Text,
  toast,
  useDataTable,
  type DataTableFilteringState,
} from '@medusajs/ui'
import { useState } from 'react'
import type { ManyChecked } from '../../../lib/printing/check-many'
import { REASONS, type PrintRow } from '../../../lib/printing/print-row'
import type { PrintingPage as Page } from '../../../lib/printing/printing-page'
import { adminFetch } from '../../lib/admin-fetch'
import { CheckReport } from '../../lib/printing/check-report'
import { columns, variantAddress } from '../../lib/printing/columns'
import { Failure } from '../../lib/failure'
import { chosenIn, pageOf, withQuery } from '../../lib/list/query'
import { useLastPage } from '../../lib/list/use-last-page'
import { useListState } from '../../lib/list/use-list-state'
import { LineCounts } from '../../lib/printing/line-counts'
import { rowOf } from '../../lib/printing/row-of'
import { REASON_WORDS } from '../../lib/printing/words'
import { useAnswer } from '../../lib/use-answer'

const filter = createDataTableFilterHelper<PrintRow>()
const FILTERS = ['line', 'device', 'reason'] as const

function introduction({ mode, counts: { open, total } }: Page): string {
  if (open === 0) return `Prodigi can print all ${total} variants.`
  const rest =
    mode === 'sandbox'
      ? 'In the sandbox they print as the sandbox’s stand-in; with a Prodigi key they could not be bought.'
      : 'Shoppers see them as not available.'
  return `${open} of ${total} variants have no Prodigi SKU or print size yet. ${rest}`
}

const PrintingPage = () => {
  const { search, setSearch, filtering, setFiltering, pagination, setPagination, goTo } =
    useListState(FILTERS)
  const [report, setReport] = useState<ManyChecked | null>(null)
  const [checking, setChecking] = useState(false)
  const [after, setAfter] = useState<string | undefined>()

  const chosen = Object.fromEntries(FILTERS.map((name) => [name, chosenIn(filtering, name)]))
  const {
    data: page,
    failure,
    loading,
    reload,
  } = useAnswer<Page>(
    withQuery('/printing', { ...pageOf(pagination), search: search.slice(0, 100), ...chosen }),
  )

  const place = page && { rows: page.rows.length, count: page.count, ...pagination }
  const behind = useLastPage(place, loading, goTo)

  const narrow = (next: DataTableFilteringState) => {
    setFiltering(next)
    setPagination((present) => ({ ...present, pageIndex: 0 }))
  }
  const checkAll = async () => {
    setChecking(true)
    await adminFetch<ManyChecked>('/printing/check', { after })
      .then((checked) => {
        setReport(checked)
        setAfter(checked.rows.at(-1)?.variantId)
      })
      .catch((error: unknown) => toast.error(error instanceof Error ? error.message : String(error)))
    setChecking(false)
    reload()
  }

  const counted = (name: string, open: number) => `${name} (${open} open)`
  const table = useDataTable({
    data: page?.rows ?? [],
    columns,
    getRowId: ({ variantId }) => variantId,
    rowCount: page?.count ?? 0,
    isLoading: behind || (loading && page === null),
    onRowClick: (_event, row) => window.location.assign(variantAddress(rowOf(row))),
    filters: [
      filter.custom({
        id: 'line',
        type: 'radio',
        label: 'Line',
        options: (page?.counts.lines ?? []).map(({ key, name, open }) => ({
          value: key,
          label: counted(name, open),
        })),
      }),
      filter.custom({
        id: 'device',
        type: 'radio',
        label: 'Device',
        options: (page?.counts.devices ?? []).map(({ key, name, open }) => ({
          value: key,
          label: counted(name, open),
        })),
      }),
      filter.custom({
        id: 'reason',
        type: 'radio',
        label: 'Show',
        options: [
          ...REASONS.map((value) => ({ value, label: REASON_WORDS[value] })),
          { value: 'printable', label: 'Prodigi can print it' },
          { value: 'any', label: 'All variants' },
        ],
      }),
    ],
    filtering: { state: filtering, onFilteringChange: narrow },
    search: { state: search, onSearchChange: setSearch },
    pagination: { state: pagination, onPaginationChange: setPagination },
  })

  return (
    <Container className="divide-y p-0">
      <div className="flex flex-wrap items-center justify-between gap-4 px-6 py-4">
        <div className="max-w-[640px]">
          <Heading level="h1">Printing</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            {page ? introduction(page) : 'Which variants Prodigi can print'}
          </Text>
        </div>
        {page && page.askable > 0 && (
          <Button size="small" variant="secondary" isLoading={checking} onClick={() => void checkAll()}>
            Check {page.askable} with Prodigi
          </Button>
        )}
      </div>
      {page && (
        <LineCounts
          lines={page.counts.lines}
          chosen={chosenIn(filtering, 'line')}
          onChoose={(line) => narrow({ ...filtering, line: line || undefined })}
        />
      )}
      {failure ? (
        <Failure sentence={failure} onRetry={reload} />
      ) : (
        <DataTable instance={table}>
          <DataTable.Toolbar className="flex flex-wrap items-center justify-between gap-2 px-6 py-4">
            <Heading level="h2" className="sr-only">
              Variants
            </Heading>
            <DataTable.FilterMenu tooltip="Filter" />
            <DataTable.Search placeholder="Search variants" />
          </DataTable.Toolbar>
          <DataTable.Table
            emptyState={{
              empty: { heading: 'Nothing is left to do', description: 'Prodigi can print every variant.' },
              filtered: { heading: 'No variant fits', description: 'Search or filter for something else.' },
            }}
          />
          <DataTable.Pagination />
        </DataTable>
      )}
      {report && <CheckReport report={report} onClose={() => setReport(null)} />}
    </Container>
  )
}

export const config = defineRouteConfig({ label: 'Printing', icon: Swatch })

export default PrintingPage
