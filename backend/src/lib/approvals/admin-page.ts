import type { AdminOrder, AdminOrderDetail } from '@caseloom/contract'

/** A page of the orders that wait for, or had, a decision, as Medusa's admin lists them. */
export interface ApprovalsPage {
  items: AdminOrder[]
  total: number
}

/** One order with what is needed to decide on it; null for an order that no checkout of the shop led to. */
export interface ApprovalAnswer {
  approval: AdminOrderDetail | null
}
