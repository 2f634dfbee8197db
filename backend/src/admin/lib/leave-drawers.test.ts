// @vitest-environment jsdom
import type { AdminOrderDetail } from '@caseloom/contract'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createElement, type ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AskDrawer } from './approvals/ask-drawer'
import { RejectDrawer } from './approvals/reject-drawer'
import { HoldDrawer } from './membership/hold-drawer'
import { TierDrawer } from './membership/tier-drawer'

const nothing = () => undefined
const onClose = vi.fn()
const item = { name: 'Tough', customizations: { designId: 'd1' } }
// What the drawers read of an order.
const order = {
  id: 'order_1',
  orderNumber: 7,
  customerEmail: 'ada@example.com',
  payment: { status: 'authorised' },
  validItems: [{ id: 'line_1', item, device: 'iPhone 16', finish: 'Matte' }],
} as unknown as AdminOrderDetail

const drawers: [string, ReactElement, string, string][] = [
  ['a tier', createElement(TierDrawer, { tier: null, onClose, onSaved: nothing }), 'Name', 'Add'],
  [
    'a tier by hand',
    createElement(HoldDrawer, {
      customerId: 'cus_1',
      membership: { tiers: [], member: null } as never,
      onClose,
      onSaved: nothing,
    }),
    'Why? It stands in the history',
    'Give the tier',
  ],
  [
    'a refusal',
    createElement(RejectDrawer, { order, onClose, onDecided: nothing }),
    'Rejection reason',
    'Reject order',
  ],
  [
    'a wish for a change',
    createElement(AskDrawer, { order, onClose, onDecided: nothing }),
    'What should be changed?',
    'Ask the customer',
  ],
]

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = nothing
      unobserve = nothing
      disconnect = nothing
    },
  )
  vi.stubGlobal('fetch', () => new Promise(nothing))
})
afterEach(() => {
  cleanup()
  onClose.mockClear()
  vi.unstubAllGlobals()
})

const escape = () =>
  act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    await new Promise((resolve) => setTimeout(resolve, 20))
  })

describe.each(drawers)('the drawer of %s', (_which, drawer, label, button) => {
  const type = () => fireEvent.change(screen.getByLabelText(label), { target: { value: 'Typed' } })

  it('closes on Escape while nothing was typed', async () => {
    render(drawer)
    await escape()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('asks before what was typed is lost', async () => {
    render(drawer)
    type()
    await escape()
    expect(onClose).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.getByText('Leave without saving?')).toBeTruthy())
    fireEvent.click(screen.getByText('Leave'))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  it('stays while it is being sent', async () => {
    render(drawer)
    type()
    fireEvent.click(screen.getByText(button))
    await escape()
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.queryByText('Leave without saving?')).toBeNull()
  })
})
