import { defineRouteConfig } from '@medusajs/admin-sdk'
import { Photo } from '@medusajs/icons'
import { Button, Container, Heading, Input, Tabs, Text } from '@medusajs/ui'
import { DESIGN_LISTS, type AdminDesignsPage, type DesignList } from '../../../lib/designs/admin-page'
import { DesignCard } from '../../lib/designs/design-card'
import { Failure } from '../../lib/failure'
import { chosenIn, pageOf, withQuery } from '../../lib/list/query'
import { useLastPage } from '../../lib/list/use-last-page'
import { useListState } from '../../lib/list/use-list-state'
import { useAnswer } from '../../lib/use-answer'

const PAGE_SIZE = 24
const FIRST = { status: 'pending' as DesignList }
const LISTS: Record<DesignList, string> = {
  pending: 'Waiting',
  published: 'In the gallery',
  declined: 'Kept out',
  reported: 'Reported',
}
const EMPTY: Record<DesignList, string> = {
  pending: 'Nothing waits for you. Designs that customers offer to the gallery are listed here.',
  published: 'No design is in the gallery yet.',
  declined: 'No design has been kept out.',
  reported: 'Nobody has reported a design of the gallery.',
}

const DesignsPage = () => {
  const { search, setSearch, filtering, setFiltering, pagination, goTo } = useListState(
    ['status'],
    FIRST,
    PAGE_SIZE,
  )
  const chosen = chosenIn(filtering, 'status')
  const status = DESIGN_LISTS.find((each) => each === chosen) ?? FIRST.status
  const { offset } = pageOf(pagination)
  const {
    data: page,
    failure,
    loading,
    reload,
  } = useAnswer<AdminDesignsPage>(withQuery('/designs', { ...pageOf(pagination), q: search, status }))
  const place = page && { rows: page.designs.length, count: page.count, ...pagination }
  const behind = useLastPage(place, loading, goTo)
  const begin = (change: () => void) => {
    change()
    goTo(0)
  }

  return (
    <Container className="divide-y p-0">
      <div className="flex flex-col justify-between gap-3 px-6 py-4 md:flex-row md:items-center">
        <div>
          <Heading>Designs</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            What customers offer to the public gallery. Nothing is shown there until somebody here agrees.
          </Text>
        </div>
        <Input
          type="search"
          size="small"
          placeholder="Search titles and prompts"
          aria-label="Search titles and prompts"
          value={search}
          onChange={(event) => begin(() => setSearch(event.target.value))}
          className="w-full md:w-64"
        />
      </div>
      <Tabs
        value={status}
        onValueChange={(value) => begin(() => setFiltering({ status: value }))}
        className="divide-y"
      >
        <div className="px-6 py-3">
          <Tabs.List className="flex-wrap">
            {DESIGN_LISTS.map((each) => (
              <Tabs.Trigger key={each} value={each} className="whitespace-nowrap">
                {LISTS[each]}
                {each === 'pending' && page ? ` (${page.waiting})` : ''}
                {each === 'reported' && page && page.reported > 0 ? ` (${page.reported})` : ''}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
        </div>
        <Tabs.Content value={status} className="divide-y">
          {failure ? <Failure sentence={failure} onRetry={reload} /> : null}
          {page && page.designs.length > 0 ? (
            <ul
              aria-busy={loading}
              className="grid grid-cols-2 gap-4 p-6 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6"
            >
              {page.designs.map((design) => (
                <DesignCard key={design.id} design={design} onDecided={reload} />
              ))}
            </ul>
          ) : null}
          {page && page.designs.length === 0 && !behind ? (
            <Text size="small" className="text-ui-fg-subtle px-6 py-16 text-center">
              {search.trim() ? 'No design matches. Search for other words.' : EMPTY[status]}
            </Text>
          ) : null}
          {!page && !failure ? (
            <Text size="small" className="text-ui-fg-subtle px-6 py-16 text-center" role="status">
              Loading designs
            </Text>
          ) : null}
          {page && page.count > PAGE_SIZE ? (
            <div className="flex items-center justify-between px-6 py-4">
              <Text size="small" className="text-ui-fg-subtle">
                {offset + 1} – {Math.min(offset + PAGE_SIZE, page.count)} of {page.count}
              </Text>
              <div className="flex gap-2">
                <Button
                  size="small"
                  variant="secondary"
                  disabled={offset === 0}
                  onClick={() => goTo(pagination.pageIndex - 1)}
                >
                  Previous
                </Button>
                <Button
                  size="small"
                  variant="secondary"
                  disabled={offset + PAGE_SIZE >= page.count}
                  onClick={() => goTo(pagination.pageIndex + 1)}
                >
                  Next
                </Button>
              </div>
            </div>
          ) : null}
        </Tabs.Content>
      </Tabs>
    </Container>
  )
}

export const config = defineRouteConfig({ label: 'Designs', icon: Photo })
export default DesignsPage
