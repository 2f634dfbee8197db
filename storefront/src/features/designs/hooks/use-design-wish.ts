import { useSearchParams } from 'react-router'
import { readWish, writeWish, type DesignWish } from '../lib/design-wish'

type Change = (change: Partial<DesignWish>, how?: { replace: boolean }) => void

/** The wish in the address, so that reload, Back and a shared link show the same list. */
export function useDesignWish(): [DesignWish, Change] {
  const [params, setParams] = useSearchParams()
  const change: Change = (wanted, { replace } = { replace: true }) =>
    setParams((before) => writeWish(before, wanted), { replace, preventScrollReset: true })
  return [readWish(params), change]
}
