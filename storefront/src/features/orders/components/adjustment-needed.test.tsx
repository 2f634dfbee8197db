import type { OrderDetail } from '@caseloom/contract'
import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { AdjustmentNeeded } from './adjustment-needed'

test.each([
  ['none', 0, 'the order is cancelled. Nothing more'],
  ['authorised', 29.1, 'the order is cancelled and the £29.10 held on your card is released. Nothing more'],
  ['captured', 29.1, 'the order is cancelled and your payment of £29.10 is refunded. Nothing more'],
  [
    'partially_refunded',
    29.1,
    'the order is cancelled and the rest of your payment is refunded. Nothing more',
  ],
] as const)('says where the money goes that is %s, should no change come', (paymentStatus, total, words) => {
  const adjustment = { remark: 'Lower, please', deadline: '2026-12-01T12:00:00Z', token: 'one.secret' }
  const row = { id: 'line_1', item: { name: 'Tough Cover' }, device: 'iPhone 16', adjustment }
  const order = { items: [row], paymentStatus, totals: { total } } as unknown as OrderDetail
  const { container } = render(
    <MemoryRouter>
      <AdjustmentNeeded order={order} />
    </MemoryRouter>,
  )
  expect(container.textContent).toContain(words)
})
