import type { ProductCard } from '@caseloom/contract'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { CasePhoto } from '~/components/case/case-photo'
import { Button } from '~/components/ui/button'
import { ErrorState } from '~/components/ui/error-state'
import { PriceTag } from '~/components/ui/price-tag'
import { TextField } from '~/components/ui/text-field'
import { useFocusNext } from '~/components/ui/use-focus-next'
import { cleanSearch, SEARCH_MAX } from '~/lib/search-words'
import { casesQuery } from '../api/list-cases'
import { Choice } from './choice'

/** With fewer cases than this a search would only be in the way. */
const SEARCH_FROM = 10

/** The cases a page at a time, with a search where there are many. */
export function ProductPicker({
  chosen,
  phone = null,
  fitting = null,
  onChoose,
}: {
  chosen: number | null
  /** The phone that is shopped for. */
  phone?: string | null
  /** Numbers of the cases that can be had for it; null where that is not known. */
  fitting?: readonly number[] | null
  onChoose: (product: ProductCard) => void
}) {
  const [text, setText] = useState('')
  const search = useDeferredValue(cleanSearch(text))
  const all = useInfiniteQuery(casesQuery())
  const found = useInfiniteQuery({ ...casesQuery(search), placeholderData: keepPreviousData })
  const cards = found.data?.pages.flatMap(({ items }) => items) ?? []
  const { list, onMore } = useFocusNext<HTMLUListElement>(cards.length, ':enabled')
  const many = (all.data?.pages[0]?.total ?? 0) >= SEARCH_FROM
  return (
    <>
      {many ? (
        <TextField
          type="search"
          label="Search cases"
          hideLabel
          placeholder="Search cases"
          maxLength={SEARCH_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
          leading={<Search size={18} aria-hidden="true" />}
          className="mb-4"
        />
      ) : null}
      {found.isLoadingError ? (
        <ErrorState title="Failed to load cases" onRetry={() => void found.refetch()}>
          The shelves did not answer. Another try usually helps.
        </ErrorState>
      ) : null}
      {found.data && cards.length === 0 ? (
        <p role="status" className="py-6 wrap-anywhere text-ink-soft">
          {search === ''
            ? 'There is no case to choose from at the moment. Please look in again later.'
            : `No case is called “${search}”. Try a shorter search.`}
        </p>
      ) : null}
      <ul ref={list} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {cards.map((product) => (
          <li key={product.id}>
            <Choice
              chosen={product.id === chosen}
              disabled={!product.inStock}
              onChoose={() => onChoose(product)}
              className="flex h-full w-full flex-col overflow-hidden"
            >
              <CasePhoto
                src={product.image}
                alt=""
                sizes="(min-width: 1024px) 260px, (min-width: 640px) 30vw, 46vw"
                loading="lazy"
                className="aspect-square w-full object-cover object-[50%_20%]"
              />
              <span className="block p-3">
                <span className="block font-display text-lg leading-tight font-bold">{product.name}</span>
                <span className="mt-0.5 block text-sm">{product.category}</span>
                <PriceTag
                  price={product.price}
                  originalPrice={product.originalPrice}
                  highestPrice={product.highestPrice}
                  size="sm"
                  className="mt-1 [&_s]:text-inherit"
                />
                {!product.inStock ? (
                  <span className="mt-1 block text-xs font-semibold">Not available now</span>
                ) : phone && fitting && !fitting.includes(product.id) ? (
                  <span className="mt-1 block text-xs font-semibold">Not available for {phone}</span>
                ) : null}
              </span>
            </Choice>
          </li>
        ))}
      </ul>
      {found.hasNextPage ? (
        <>
          {found.isFetchNextPageError && !found.isFetchingNextPage ? (
            <p role="alert" className="mt-4 text-sm font-semibold text-bad">
              The next cases did not come. Please try again.
            </p>
          ) : null}
          <Button
            variant="outline"
            wide
            className="mt-4"
            busy={found.isFetchingNextPage}
            onClick={() => {
              onMore()
              void found.fetchNextPage()
            }}
          >
            Show more cases
          </Button>
        </>
      ) : null}
    </>
  )
}
