import type { AdminOrder } from '@caseloom/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hasCode, messageOf } from '~/lib/api-errors'
import { isNoNews } from '~/lib/no-news'
import { toast } from '~/lib/toast'
import { panelApi } from './panel-api'
import { processedWords, refusedWords, rejectedWords } from '../lib/decision-words'

/** What an administrator looked at: where it has changed since, the decision is refused. */
export interface Looked {
  id: string
  version: number
  /** Its lines and its address. */
  contents: string
}
interface DecisionInput extends Looked {
  reason?: string
  /** What the customer is asked to change, of which lines. */
  remark?: string
  lines?: string[]
}

/** What was typed stays for another try, unless the order is no longer what was looked at. */
const staysTyped = ({ reason, remark }: DecisionInput, error: unknown) =>
  error !== null && (reason ?? remark) !== undefined && !hasCode(error, 'conflict', 'not_found')

/** A decision on an order; while the same one is on its way, be it from another button, a second press does nothing. */
function useDecision<T>(
  kind: 'process' | 'reject' | 'ask' | 'cancel-print',
  act: (input: DecisionInput) => Promise<T>,
  [said, failed]: readonly [said: (answer: T) => string, failed: string],
) {
  const client = useQueryClient()
  const mutationKey = ['admin', 'decision', kind]
  const mutation = useMutation({
    mutationKey,
    mutationFn: act,
    onSuccess: (answer) => toast.success(said(answer)),
    onError: (error) => {
      if (isNoNews(error)) return
      const words = messageOf(error, failed)
      toast.error(hasCode(error, 'conflict') ? refusedWords(words) : words)
    },
    // Whether it worked or somebody else was first: show what is true now.
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
    meta: { silent: true },
  })
  const decide = (input: DecisionInput, onOver?: () => void) => {
    const running = client.isMutating({
      mutationKey,
      predicate: ({ state }) => (state.variables as DecisionInput | undefined)?.id === input.id,
    })
    // Asked of the cache, which knows at once; `isPending` follows with the next rendering, after a double click.
    if (running > 0) return
    mutation.mutate(input, {
      onSettled: (_answer, error) => {
        if (!staysTyped(input, error)) onOver?.()
      },
    })
  }
  return { isPending: mutation.isPending, decide }
}

const PROCESSED = [
  ({ status }: { status: string }) => processedWords(status),
  'Failed to process order',
] as const

/** Processes an order, or hands it on where a bank doubts its payment: that has to be confirmed first. */
export function useProcessOrder(onDisputed: (order: AdminOrder) => void) {
  const { isPending, decide } = useDecision(
    'process',
    ({ id, version, contents }) =>
      panelApi.call('processOrder', { params: { id }, body: { version, contents } }),
    PROCESSED,
  )
  return {
    isPending,
    decide: (order: AdminOrder) => (order.disputes.length > 0 ? onDisputed(order) : decide(order)),
  }
}

/** Processes an order although a bank doubts its payment, which whoever decides has been told. */
export const useProcessDisputed = () =>
  useDecision(
    'process',
    ({ id, version, contents }) =>
      panelApi.call('processOrder', { params: { id }, body: { version, contents, despiteDispute: true } }),
    PROCESSED,
  )

export const useRejectOrder = () =>
  useDecision(
    'reject',
    ({ id, version, contents, reason = '' }) =>
      panelApi.call('rejectOrder', { params: { id }, body: { reason, version, contents } }),
    [({ status }) => rejectedWords(status), 'Failed to reject order'],
  )

export const useCancelPrint = () =>
  useDecision(
    'cancel-print',
    ({ id, version, contents }) =>
      panelApi.call('cancelPrint', { params: { id }, body: { version, contents } }),
    [() => 'Print cancelled', 'Failed to cancel the print'],
  )

export const useAskAdjustment = () =>
  useDecision(
    'ask',
    ({ id, version, contents, remark = '', lines = [] }) =>
      panelApi.call('askAdjustment', { params: { id }, body: { remark, lines, version, contents } }),
    [() => 'The customer has been asked for a change', 'Failed to ask for a change'],
  )
