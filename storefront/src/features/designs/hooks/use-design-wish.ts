import { useSearchParams } from 'react-router'
import type { DesignWish, wishesOf } from '../lib/design-wish'

type Change = (change: Partial<DesignWish>, how?: { replace: boolean }) => void

/** The wish in the address, so that reload, Back and a shared link show the same list. */
export function useDesignWish({ read, write }: ReturnType<typeof wishesOf>): [DesignWish, Change] {
  const [params, setParams] = useSearchParams()
  const change: Change = (wanted, { replace } = { replace: true }) =>
    setParams((before) => write(before, wanted), { replace, preventScrollReset: true })
  return [read(params), change]
}
