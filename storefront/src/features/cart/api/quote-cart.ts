import type { CartQuote } from '@caseloom/contract'
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '~/lib/api-client'
import { useWho } from '~/lib/who'
import { toCheckoutItems, type CartLine } from '../lib/cart-line'
import { useCartStore } from '../store'

const SETTLE_MS = 250

/** What the price depends on. The lines' own prices are not among it: the shop knows better. */
const caseOf = ({ id, productId, device, color, quantity, customization }: CartLine) =>
  [id, productId, device, color, quantity, customization?.recipeHash ?? ''] as const

const ask = (lines: readonly CartLine[], code: string | undefined, signal?: AbortSignal) =>
  api.call('quoteCart', { body: { items: toCheckoutItems(lines), promoCode: code }, signal })

const quoteQuery = (owner: string | null, lines: readonly CartLine[], code: string | undefined) =>
  queryOptions({
    queryKey: ['cart-quote', owner, code ?? null, lines.map(caseOf)],
    queryFn: ({ signal }) => ask(lines, code, signal),
    staleTime: 15_000,
    gcTime: 60_000,
    meta: { silent: true },
  })

/** The latest of a value that has not changed for a moment. */
function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}

export interface Quoted {
  /** The shop's last word; of the cart as it stands only where `settled`. */
  quote: CartQuote | undefined
  settled: boolean
  /** The answer is on its way; not so while it is not known who would ask. */
  asking: boolean
  failed: boolean
  again: () => void
}

/**
 * Asks the shop what the cart costs, shortly after its last change. Waits until it is known who is asking. The cart of a
 * customer whose session has ended waits for them: to a guest the shop would say that nothing in it can be bought.
 */
export function useQuote(lines: readonly CartLine[], code: string | undefined): Quoted {
  const { status, id, ...who } = useWho()
  // Nobody can be asked for: that, too, is a price that could not be checked.
  const nobody = status === 'unknown' && who.unreachable
  const absent = useCartStore(({ owner }) => owner !== null) && status === 'guest'
  const wish = quoteQuery(id, lines, code)
  const hash = JSON.stringify(wish.queryKey)
  const settledHash = useSettled(hash, SETTLE_MS)
  const enabled = status !== 'unknown' && !absent && lines.length > 0 && hash === settledHash
  const { data, isPlaceholderData, isError, isFetching, refetch } = useQuery({
    ...wish,
    enabled,
    placeholderData: keepPreviousData,
  })
  const settled = data !== undefined && !isPlaceholderData && !absent
  const failed = nobody || absent || (isError && !isFetching)
  return {
    quote: absent ? undefined : data,
    settled,
    asking: status !== 'unknown' && !settled && !failed,
    failed,
    again: () => (status === 'unknown' || absent ? who.again() : void refetch()),
  }
}

/** Asks whether a code is good for this very cart. */
export function useTryCode(lines: readonly CartLine[]) {
  const client = useQueryClient()
  const { id } = useWho()
  return useMutation({
    // The answer is the quote that the summary would ask for next: for the lines it was asked for, whatever they are by then.
    mutationFn: async (code: string) => {
      const quote = await ask(lines, code)
      const said = [quote.discount, quote.notTaken].find((each) => each?.kind === 'promo')?.code ?? code
      client.setQueryData(quoteQuery(id, lines, said).queryKey, quote)
      return quote
    },
    meta: { silent: true },
  })
}
