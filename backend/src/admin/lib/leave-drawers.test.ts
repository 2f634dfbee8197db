// @vitest-environment jsdom
import type { AdminOrderDetail, ParkedCheckout } from '@caseloom/contract'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createElement, type ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AdminTier } from '../../lib/membership/admin-page'
import { AskDrawer } from './approvals/ask-drawer'
import { RejectDrawer } from './approvals/reject-drawer'
import { HoldDrawer } from './membership/hold-drawer'
import { TierDrawer } from './membership/tier-drawer'
import { NoteDrawer } from './parked/note-drawer'
import { IdleResizeObserver } from './resize-observer-fixture'

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
  [
    'a tier',
    createElement(TierDrawer, { tier: null, onClose, onReload: nothing, onSaved: nothing }),
    'Name',
    'Add',
  ],
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
  [
    'a note on a payment',
    createElement(NoteDrawer, {
      parked: { id: 'parked_1' } as ParkedCheckout,
      action: 'dismiss',
      onClose,
      onDecided: nothing,
      onRefused: nothing,
    }),
    'Note',
    'Dismiss',
  ],
]

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', IdleResizeObserver)
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

describe('a tier that somebody else changed', () => {
  const tier = {
    ...{ id: 'mtier_1', name: 'Explorer', description: '', minDesigns: 3, icon: 'star', colour: 'linen' },
    ...{ discount: 5, benefits: [], version: 1, groupId: null, promotionId: null, members: 2 },
  } as AdminTier
  const refused = (status: number, message: string) =>
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ message }, { status })))
  const onReload = vi.fn()
  const press = (button: string) => {
    render(createElement(TierDrawer, { tier, onClose, onReload, onSaved: nothing }))
    fireEvent.click(screen.getByText(button))
  }

  it('is loaded as it is now by one press', async () => {
    refused(409, 'Somebody has changed this tier since you opened it')
    press('Save')
    fireEvent.click(await screen.findByText('load what is saved now'))
    expect(onReload).toHaveBeenCalledOnce()
    expect(screen.getByRole('alert').textContent).toBe(
      'Somebody has changed this tier since you opened it. Your changes are not saved. Copy what you want to keep, then load what is saved now.',
    )
  })

  it('is no reason why a faulty one is not saved, nor why one is not taken away', async () => {
    refused(400, 'There is a tier from 3 designs on')
    press('Save')
    await screen.findByText('There is a tier from 3 designs on')
    expect(screen.queryByText('load what is saved now')).toBeNull()
    cleanup()
    refused(409, '1 customer was put into Explorer by hand: take that back first')
    press('Take it away')
    fireEvent.click((await screen.findAllByText('Take it away')).at(-1) ?? document.body)
    await screen.findByText(/take that back first/)
    expect(screen.queryByText('load what is saved now')).toBeNull()
  })
})
