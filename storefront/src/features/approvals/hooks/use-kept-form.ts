import type { AdminOrder, AdminOrderDetail, ParkedCheckout } from '@caseloom/contract'
import { useState } from 'react'
import { draftOf } from '~/lib/form-draft'
import { useExpiryDraft } from '~/lib/use-expiry-draft'
import { useWho } from '~/lib/who'
import type { Looked } from '../api/decisions'
import type { ParkedAction } from '../api/parked'

export type Rejected = Looked & Pick<AdminOrder, 'orderNumber' | 'imageUrls' | 'cases' | 'remarks'>

/** A payment without an order, and what is to be done with it. */
export interface Noted {
  parked: ParkedCheckout
  action: ParkedAction
}

/** What is typed into the panel's dialogs, and the order, orders or payment that it is about. */
interface Forms {
  rejection: { id: string; order: Rejected; reason: string }
  rejections: { id: string; orders: AdminOrder[]; reason: string }
  wish: { id: string; order: AdminOrderDetail; remark: string; lines: string[] }
  note: Noted & { id: string; note: string }
}

/** What this administrator had typed when the session ran out, or null: the dialog that takes it over opens again. */
export function useKept<Form extends keyof Forms>(form: Form): Forms[Form] | null {
  const { id: owner } = useWho()
  return draftOf(form, owner) as Forms[Form] | null
}

/** The state of a dialog that is found again where the session runs out in the middle of it. */
export function useKeptForm<Form extends keyof Forms>(form: Form, empty: Forms[Form]) {
  const { id: owner } = useWho()
  const kept = useKept(form)
  const [values, setValues] = useState(kept?.id === empty.id ? kept : empty)
  useExpiryDraft(form, owner, () => values)
  const change = (part: Partial<Forms[Form]>) => setValues((before) => ({ ...before, ...part }))
  return [values, change] as const
}
