import type { AdminOrder } from '@caseloom/contract'

/** An order that waits for its approval, as the panel's lists have it; with what a test says otherwise. */
export const makeAdminOrder = (part: Partial<AdminOrder> = {}): AdminOrder => ({
  id: 'order_1',
  orderNumber: 7,
  sessionId: 'cs_test_1',
  status: 'pending_admin_approval',
  customerName: 'Ada Byron',
  customerEmail: 'ada@example.com',
  itemCount: 1,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  shippingMethod: 'Standard',
  totalValue: 29.8,
  cases: ['Snap Case'],
  imageUrls: [''],
  printStatus: null,
  version: 3,
  contents: '0123456789abcdef',
  disputes: [],
  attention: [],
  remarks: [],
  lookFirst: false,
  adjusted: false,
  ...part,
})
