import type { AdminOrder } from '@caseloom/contract'
import { useState } from 'react'
import type { BulkInput } from '../api/bulk'
import { useKept } from './use-kept-form'

/** What is being asked about several orders, as they were when it was asked: the list goes on meanwhile, and they leave it one by one. */
export interface BulkQuestion {
  action: BulkInput['action']
  orders: AdminOrder[]
}

/** The question that is open, or null, and how to open another. One that the end of a session interrupted is open again. */
export function useBulkQuestion() {
  const [question, ask] = useState<BulkQuestion | null>(null)
  const rejections = useKept('rejections')
  if (question === null && rejections) ask({ action: 'reject', orders: rejections.orders })
  return [question, ask] as const
}
