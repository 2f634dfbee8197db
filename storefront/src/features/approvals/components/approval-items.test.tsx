import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeAdminDetail } from '~/testing/make-admin-detail'
import { ApprovalItems } from './approval-items'

it.each([
  [{ discount: 2.4, shipping: 3.95, total: 25.55 }, 'Discount −£2.40 · Shipping £3.95 · Paid £25.55'],
  [{ discount: 0, shipping: 0, total: 24 }, 'Paid £24.00'],
])('the total value is what the lines add up to, and below it stands what was paid', (totals, says) => {
  const order = makeAdminDetail()
  render(<ApprovalItems order={{ ...order, totals: { ...order.totals, ...totals } }} />)
  const value = screen.getByText('£24.00', { selector: 'strong' }).parentElement
  expect(value?.textContent).toBe('Total Value £24.00')
  expect(value?.nextElementSibling?.textContent).toBe(says)
})
