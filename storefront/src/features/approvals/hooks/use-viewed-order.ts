import { useSearchParams } from 'react-router'
import { writeWish } from '../lib/list-wish'

/** The order whose details are open. It stands in the address: mails to administrators lead to it, and Back closes it. */
export function useViewedOrder() {
  const [params, setParams] = useSearchParams()
  const set = (id: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (id === null) next.delete('order')
        else next.set('order', id)
        return next
      },
      { replace: id === null, preventScrollReset: true },
    )
  return {
    viewed: params.get('order'),
    view: (id: string) => set(id),
    /** Another one in its place, on that page of the list: however many are gone through, Back closes the details. */
    step: (id: string, page: number) =>
      setParams(
        (before) => {
          const next = writeWish(before, { page })
          next.set('order', id)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    close: () => set(null),
  }
}
