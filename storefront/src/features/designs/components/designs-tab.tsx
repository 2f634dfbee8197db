import type { Design } from '@caseloom/contract'
import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '~/components/ui/button'
import { cn } from '~/components/ui/cn'
import { EmptyState } from '~/components/ui/empty-state'
import { ErrorState } from '~/components/ui/error-state'
import { latePart } from '~/components/ui/late-part'
import { Pager } from '~/components/ui/pager'
import { Skeleton } from '~/components/ui/skeleton'
import { paths } from '~/config/paths'
import { messageOf } from '~/lib/api-errors'
import { DESIGNS_SHOWN, designsQuery } from '../api/designs'
import { useDesignWish } from '../hooks/use-design-wish'
import { ALL_DESIGNS, DESIGN_SORTS, ownWishes } from '../lib/design-wish'
import { designCount, foundWords } from '../lib/design-words'
import { DesignCard, type DesignDeed } from './design-card'
import { menuButton } from './design-menu'
import { DesignSearch } from './design-search'

const dialogs = () => import('./design-dialogs')
const DIALOGS = {
  rename: latePart(() => dialogs().then((part) => part.RenameDialog)),
  share: latePart(() => dialogs().then((part) => part.ShareDialog)),
  delete: latePart(() => dialogs().then((part) => part.DeleteDialog)),
}

function Loading() {
  return (
    <div aria-busy="true">
      <p role="status" className="mb-4 text-ink-soft">
        Loading your designs...
      </p>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {[0, 1, 2].map((key) => (
          <Skeleton key={key} className="aspect-3/4" />
        ))}
      </div>
    </div>
  )
}

function NoDesigns() {
  return (
    <EmptyState
      title="No Designs Yet"
      icon={<Sparkles size={40} strokeWidth={1.5} aria-hidden="true" />}
      actions={
        <Button asChild>
          <Link to={paths.customize()}>Start Creating</Link>
        </Button>
      }
    >
      Create your first AI-generated design and watch the magic happen!
    </EmptyState>
  )
}

/** The customer's designs, a page at a time: searched, sorted, named, shared and deleted. */
export function DesignsTab() {
  const [wish, change] = useDesignWish(ownWishes)
  const { data: all } = useQuery(designsQuery(ALL_DESIGNS))
  const { data, error, isPlaceholderData, refetch } = useQuery(designsQuery(wish))
  const [doing, setDoing] = useState<{ deed: DesignDeed; design: Design } | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const Deed = doing && DIALOGS[doing.deed]
  const some = (all?.total ?? 0) > 0
  const beyond = data !== undefined && data.items.length === 0 && data.total > 0
  const onDeleted = () => {
    if (wish.page > 1 && data?.items.length === 1) change({ page: wish.page - 1 })
  }
  return (
    <section aria-labelledby="designs-title">
      <h2 ref={heading} tabIndex={-1} id="designs-title" className="scroll-mt-24 text-2xl outline-none">
        My Designs
      </h2>
      {all ? <p className="text-ink-soft">{designCount(all.total)}</p> : null}
      {some ? (
        <DesignSearch
          label="Search your designs"
          wish={wish}
          sorts={DESIGN_SORTS}
          onChange={change}
          className="mt-4"
        />
      ) : null}
      {/* Stays: what comes together with its words is often not said. */}
      <p role="status" className="sr-only">
        {data && !isPlaceholderData ? foundWords(data.total) : ''}
      </p>
      <div className="mt-6" aria-busy={isPlaceholderData}>
        {error && (!data || isPlaceholderData) ? (
          <ErrorState title="Error Loading Designs" onRetry={() => void refetch()}>
            {messageOf(error, 'Failed to fetch designs')}
          </ErrorState>
        ) : !data ? (
          <Loading />
        ) : data.total === 0 && wish.search === '' ? (
          <NoDesigns />
        ) : data.items.length === 0 ? (
          <EmptyState
            title={beyond ? 'There is no such page' : 'Nothing found'}
            className="wrap-anywhere"
            actions={
              <Button variant="outline" onClick={() => change({ search: '', page: 1 })}>
                Show all designs
              </Button>
            }
          >
            {beyond ? 'Your designs end before it.' : `None of your designs has the words “${wish.search}”.`}
          </EmptyState>
        ) : (
          <>
            <ul
              className={cn('grid gap-4 sm:grid-cols-2 xl:grid-cols-3', isPlaceholderData && 'pictures-fade')}
            >
              {data.items.map((design) => (
                <DesignCard key={design.id} design={design} onDeed={(deed) => setDoing({ deed, design })} />
              ))}
            </ul>
            {data.total > DESIGNS_SHOWN ? (
              <Pager
                page={data.page}
                pageSize={DESIGNS_SHOWN}
                total={data.total}
                top={heading}
                onPage={(page) => change({ page }, { replace: false })}
              />
            ) : null}
          </>
        )}
      </div>
      {Deed ? (
        <Suspense fallback={null}>
          <Deed
            design={doing.design}
            membership={all?.membershipInfo ?? null}
            onClose={() => setDoing(null)}
            onDeleted={onDeleted}
            returnFocus={() => menuButton(doing.design.id) ?? heading.current}
          />
        </Suspense>
      ) : null}
    </section>
  )
}
