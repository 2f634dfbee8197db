import { customerOf } from '@caseloom/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { toast } from '~/lib/toast'
import { newestPendingQuery } from '../api/approvals'

/** Says when an order comes in while the panel is open. */
export function useNewOrders(): void {
  const { data: newest } = useQuery(newestPendingQuery())
  const seenRef = useRef<string | null>(null)
  useEffect(() => {
    if (newest === undefined) return
    const seen = seenRef.current
    const came = newest?.createdAt ?? ''
    // A decided order leaves an older one as the newest: nothing came in.
    if (seen !== null && newest && came > seen)
      toast.success(`New order #${newest.orderNumber} from ${customerOf(newest)}`, { id: `new-${newest.id}` })
    if (seen === null || came > seen) seenRef.current = came
  }, [newest])
}
