import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** Which order is open stands in the address, so that a mail can lead to it; so does that its invoice is asked for. */
export function useShownOrder() {
  const [search, setSearch] = useSearchParams()
  const change = useCallback(
    (edit: (params: URLSearchParams) => void) =>
      setSearch(
        (params) => {
          const next = new URLSearchParams(params)
          edit(next)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  )
  const invoiceBegun = useCallback(() => change((params) => params.delete('invoice')), [change])
  return {
    shown: search.get('order'),
    invoiceAsked: search.get('invoice') === 'download',
    invoiceBegun,
    show: (id: string) => change((params) => params.set('order', id)),
    close: () =>
      change((params) => {
        params.delete('order')
        params.delete('invoice')
      }),
  }
}
