import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/**
 * Which order is open stands in the address, so that a mail can lead to it and Back closes it; so does that its invoice is
 * asked for.
 */
export function useShownOrder() {
  const [search, setSearch] = useSearchParams()
  const change = useCallback(
    (edit: (params: URLSearchParams) => void, { replace }: { replace: boolean }) =>
      setSearch(
        (params) => {
          const next = new URLSearchParams(params)
          edit(next)
          return next
        },
        { replace, preventScrollReset: true },
      ),
    [setSearch],
  )
  const invoiceBegun = useCallback(
    () => change((params) => params.delete('invoice'), { replace: true }),
    [change],
  )
  return {
    shown: search.get('order'),
    invoiceAsked: search.get('invoice') === 'download',
    invoiceBegun,
    show: (id: string) => change((params) => params.set('order', id), { replace: false }),
    close: () =>
      change(
        (params) => {
          params.delete('order')
          params.delete('invoice')
        },
        { replace: true },
      ),
  }
}
