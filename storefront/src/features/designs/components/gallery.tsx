import { Sparkles } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '~/components/ui/button'
import { cn } from '~/components/ui/cn'
import { EmptyState } from '~/components/ui/empty-state'
import { ErrorState } from '~/components/ui/error-state'
import { Pager } from '~/components/ui/pager'
import { Skeleton } from '~/components/ui/skeleton'
import { paths } from '~/config/paths'
import { messageOf } from '~/lib/api-errors'
import { useWho } from '~/lib/who'
import { GALLERY_SHOWN, useGallery } from '../api/gallery'
import { useDesignWish } from '../hooks/use-design-wish'
import { useReporting } from '../hooks/use-reporting'
import { GALLERY_SORTS, galleryWishes } from '../lib/design-wish'
import { foundWords } from '../lib/design-words'
import { DesignSearch } from './design-search'
import { GalleryCard } from './gallery-card'

const GRID = 'grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 md:gap-y-10 lg:grid-cols-4'
/** As many as the widest screen shows at first. */
const EAGER = 4
/** And a phone. */
const FIRST = 2
const LOADING = 'Loading the gallery...'

function Loading() {
  return (
    <div aria-busy="true" className={GRID}>
      {[0, 1, 2, 3].map((key) => (
        <Skeleton key={key} className="aspect-3/5 md:max-lg:last:hidden" />
      ))}
    </div>
  )
}

/** The designs that customers show to everybody, a page at a time: searched, sorted, liked, reported and used. */
export function Gallery() {
  const { id: viewerId } = useWho()
  const [wish, change] = useDesignWish(galleryWishes)
  const { data, error, isPlaceholderData, refetch } = useGallery(viewerId, wish)
  const { reporting, report } = useReporting()
  const top = useRef<HTMLDivElement>(null)
  const none = data !== undefined && data.total === 0
  const beyond = data !== undefined && data.items.length === 0 && data.total > 0
  const said = data ? (isPlaceholderData ? '' : foundWords(data.total)) : error ? '' : LOADING
  return (
    <section aria-label="Designs">
      <div ref={top} tabIndex={-1} className="scroll-mt-24 outline-none" />
      {none && wish.search === '' ? null : (
        <DesignSearch
          label="Search the gallery"
          wish={wish}
          sorts={GALLERY_SORTS}
          onChange={change}
          className="mb-6"
        />
      )}
      {/* Stays: what comes together with its words is often not said. */}
      <p role="status" className="sr-only">
        {said}
      </p>
      {error && !data ? (
        <ErrorState title="The gallery did not load" onRetry={() => void refetch()}>
          {messageOf(error)}
        </ErrorState>
      ) : data === undefined ? (
        <Loading />
      ) : none && wish.search === '' ? (
        <EmptyState
          title="The walls are still bare"
          icon={<Sparkles size={40} strokeWidth={1.5} aria-hidden="true" />}
          actions={
            <Button asChild>
              <Link to={paths.customize()}>Start Creating</Link>
            </Button>
          }
        >
          Nobody has shown a design here yet. Yours could be the first.
        </EmptyState>
      ) : none ? (
        <EmptyState
          title="No design matches"
          className="wrap-anywhere"
          actions={<Button onClick={() => change({ search: '' })}>Show all of them</Button>}
        >
          Nothing in the gallery is called “{wish.search}”. Try fewer words, or draw it yourself.
        </EmptyState>
      ) : beyond ? (
        <EmptyState
          title="There is no such page"
          actions={<Button onClick={() => change({ page: 1 })}>To the first page</Button>}
        />
      ) : (
        <>
          <ul aria-busy={isPlaceholderData} className={cn(GRID, isPlaceholderData && 'pictures-fade')}>
            {data.items.map((design, at) => (
              <GalleryCard
                key={design.id}
                design={design}
                comes={at < FIRST ? 'first' : at < EAGER ? 'early' : 'near'}
                onReport={() => report(design)}
              />
            ))}
          </ul>
          {data.total > GALLERY_SHOWN ? (
            <Pager
              page={wish.page}
              pageSize={GALLERY_SHOWN}
              total={data.total}
              top={top}
              onPage={(page) => change({ page }, { replace: false })}
            />
          ) : null}
        </>
      )}
      {reporting}
    </section>
  )
}
