import { useSearchParams } from 'react-router'
import { readWish, writeWish, type ListWish } from '../lib/list-wish'

/** The wish in the address, so that reload, Back and a shared link show the same list. */
export function useListWish(): [ListWish, (change: Partial<ListWish>) => void] {
  const [params, setParams] = useSearchParams()
  const change = (wanted: Partial<ListWish>) =>
    setParams((before) => writeWish(before, wanted), { replace: true, preventScrollReset: true })
  return [readWish(params), change]
}
