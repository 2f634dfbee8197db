import { useSearchParams } from 'react-router'
import { inTab, type ListWish } from '../lib/list-wish'

/** Ways to another tab of the panel, which stands in the address. */
export function useTabChange() {
  const [, setParams] = useSearchParams()
  const quietly = { replace: true, preventScrollReset: true }
  return {
    /** What is looked for there is what was looked for here. */
    choose: (tab: string) => setParams((before) => inTab(before, tab), quietly),
    /** To all that is there. */
    open: (tab: string, sort: ListWish['sort'] = 'newest') =>
      setParams({ tab, ...(sort === 'oldest' && { sort }) }, quietly),
  }
}
