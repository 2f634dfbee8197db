import { defineWidgetConfig } from '@medusajs/admin-sdk'
import { ArrowUpRightOnBox, PencilSquare } from '@medusajs/icons'
import type { AdminProduct, DetailWidgetProps } from '@medusajs/framework/types'
import { Button, Container, Heading, Skeleton, Text } from '@medusajs/ui'
import { useState } from 'react'
import { Failure } from '../lib/failure'
import { CardPreview } from '../lib/merchandising/card-preview'
import { draftOf } from '../lib/merchandising/draft'
import { categoryName, earnedBadge } from '../lib/merchandising/earned-badge'
import { EditorModal } from '../lib/merchandising/editor-modal'
import { hasPage, STANDING_WORDS } from '../lib/merchandising/standing-words'
import { MerchandisingSummary } from '../lib/merchandising/summary'
import type { EditorState } from '../lib/merchandising/types'
import { useAnswer } from '../lib/use-answer'
import { useSeen } from '../lib/use-seen'

/** Medusa's own sections were drawn before the category changed; they are drawn anew once the toast was read. */
const READING_TIME_MS = 1500

function Overview({ state, image }: { state: EditorState; image: string | null }) {
  const { merchandising, categoryId, product } = state
  const category = categoryName(state, categoryId)
  return (
    <div className="flex flex-wrap items-start gap-6 px-6 py-4">
      <CardPreview
        image={image}
        name={product.title}
        badge={merchandising.badge ?? earnedBadge(state, draftOf(state), category)}
        category={category}
        icons={merchandising.icons}
      />
      <MerchandisingSummary state={state} />
    </div>
  )
}

function Merchandising({ product }: { product: AdminProduct }) {
  const [editing, setEditing] = useState(false)
  const categories = (product.categories ?? []).map(({ id }) => id)
  const seen = useSeen([product.updated_at, product.status, ...categories], { held: editing })
  const {
    data: state,
    failure,
    loading,
    reload,
    replace,
  } = useAnswer<EditorState>(`/merchandising/${encodeURIComponent(product.id)}?seen=${seen}`)
  const saved = (now: EditorState) => {
    setEditing(false)
    if (now.categoryId !== state?.categoryId) setTimeout(() => window.location.reload(), READING_TIME_MS)
    replace(now)
  }
  return (
    <Container className="divide-y p-0" aria-label="In the shop">
      <div className="flex flex-wrap items-center justify-between gap-2 px-6 py-4">
        <div>
          <Heading level="h2">In the shop</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            {state
              ? `Product ${state.product.number}, ${STANDING_WORDS[state.product.standing]}`
              : 'What shoppers read about this product'}
          </Text>
        </div>
        {state && (
          <div className="flex gap-2">
            {hasPage(state.product.standing) && (
              <Button size="small" variant="transparent" asChild>
                <a href={state.shopUrl} target="_blank" rel="noreferrer">
                  See in the shop <ArrowUpRightOnBox />
                </a>
              </Button>
            )}
            <Button size="small" variant="secondary" disabled={loading} onClick={() => setEditing(true)}>
              <PencilSquare /> Edit
            </Button>
          </div>
        )}
      </div>
      {failure && <Failure sentence={failure} onRetry={reload} />}
      {state && <Overview state={state} image={product.thumbnail} />}
      {!state && !failure && (
        <div className="flex gap-6 px-6 py-4" aria-busy="true" aria-label="Loading">
          <Skeleton className="h-80 w-56 shrink-0 rounded-xl" />
          <Skeleton className="h-56 flex-1" />
        </div>
      )}
      {state && editing && (
        <EditorModal
          key={state.version}
          state={state}
          image={product.thumbnail}
          onSaved={saved}
          onReload={reload}
          onClose={() => setEditing(false)}
        />
      )}
    </Container>
  )
}

/** Medusa keeps a widget from the page of one product to that of the next: each has a body of its own. */
const ProductMerchandising = ({ data }: DetailWidgetProps<AdminProduct>) => (
  <Merchandising key={data.id} product={data} />
)

export const config = defineWidgetConfig({ zone: 'product.details', id: 'caseloom.merchandising' })
export default ProductMerchandising
