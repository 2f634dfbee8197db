import type { ApprovalStatus } from './approval-status'

export const APPROVAL_TABS = [
  'pending',
  'waiting',
  'failed',
  'stuck',
  'held',
  'doubted',
  'processed',
  'rejected',
  'all',
] as const
export type ApprovalTab = (typeof APPROVAL_TABS)[number]

interface TabWords {
  label: string
  title: string
  lead: string
  empty: { title: string; text: string }
  /** A decision under way is among the pending ones, wherever it was made, until it is done: there somebody sees that it goes on. */
  statuses: readonly ApprovalStatus[] | 'all'
  /** Only those whose print is held up. */
  trouble?: boolean
  /** Only those whose payment a bank doubts. */
  doubted?: boolean
  /** Only those whose decision is not carried out. */
  stuck?: boolean
}

export const TAB_WORDS: Record<ApprovalTab, TabWords> = {
  pending: {
    label: 'Pending',
    title: 'Pending Orders',
    lead: 'Orders awaiting admin approval for Prodigi processing',
    empty: { title: 'No Pending Orders', text: 'All orders have been processed or rejected.' },
    statuses: ['pending_admin_approval', 'processing', 'rejecting', 'cancelling'],
  },
  waiting: {
    label: 'Waiting',
    title: 'Waiting for Customers',
    lead: 'Orders whose customers were asked to change a design; without a change in time they are cancelled',
    empty: { title: 'No Order Waits', text: 'No customer is asked for a change at present.' },
    statuses: ['adjustment_requested'],
  },
  failed: {
    label: 'Failed',
    title: 'Failed Orders',
    lead: 'Orders that the print provider did not take: process them again, or reject them',
    empty: { title: 'No Failed Orders', text: 'The print provider has taken every order so far.' },
    statuses: ['prodigi_failed'],
  },
  stuck: {
    label: 'Stuck',
    title: 'Stuck Orders',
    lead: 'Orders whose decision is not carried out: the shop goes on trying, and each says why its last try failed',
    empty: { title: 'No Order Is Stuck', text: 'Every decision is carried out, or has just been made.' },
    statuses: 'all',
    stuck: true,
  },
  held: {
    label: 'Held Up',
    title: 'Prints Held Up',
    lead: 'Paid orders whose print does not go on until somebody has seen to what the print provider reports',
    empty: { title: 'No Print Is Held Up', text: 'The print provider goes on with every print.' },
    statuses: ['processed'],
    trouble: true,
  },
  doubted: {
    label: 'In Doubt',
    title: 'Payments in Doubt',
    lead: 'Orders whose payment a bank disputes, or warns of as fraud: answer it in Stripe, or give the money back',
    empty: { title: 'No Payment Is in Doubt', text: 'No bank disputes a payment or warns of one.' },
    statuses: 'all',
    doubted: true,
  },
  processed: {
    label: 'Processed',
    title: 'Processed Orders',
    lead: 'Orders that have been successfully processed',
    empty: { title: 'No Processed Orders', text: 'No orders have been processed yet.' },
    statuses: ['processed'],
  },
  rejected: {
    label: 'Rejected',
    title: 'Rejected Orders',
    lead: 'Orders that were rejected, or that their customers took back',
    empty: { title: 'No Rejected Orders', text: 'No order was rejected or cancelled.' },
    statuses: ['rejected', 'cancelled'],
  },
  all: {
    label: 'All Orders',
    title: 'All Orders',
    lead: 'Every order, whatever became of it',
    empty: { title: 'No Orders', text: 'Nobody has ordered anything yet.' },
    statuses: 'all',
  },
}
