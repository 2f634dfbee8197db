// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { IdleResizeObserver } from '../resize-observer-fixture'
import { PrintDrawer } from './print-drawer'

const row = {
  ...{ variantId: 'variant_1', productId: 'p', productTitle: 'Tough', line: 'tough' },
  ...{ title: 'iPhone 15 - Matte', sku: 'S', device: 'iPhone 15', finish: 'Matte' },
  ...{ prodigiSku: 'GLOBAL-1', attributes: {}, evidence: null, reason: null, version: 'seen' },
  size: { widthPx: 1000, heightPx: 2000, dpi: 300 },
}
const nothing = () => undefined
const onReload = vi.fn()
const sent = vi.fn()

/** Presses Save, which is answered thus. */
function save(status: number, answer: object) {
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    sent(path, JSON.parse(body))
    return Promise.resolve(Response.json(answer, { status }))
  })
  const printing = { mode: 'live', row } as const
  render(createElement(PrintDrawer, { printing, onClose: nothing, onReload, onSaved: nothing }))
  fireEvent.click(screen.getByText('Save'))
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', IdleResizeObserver)
})
afterEach(() => {
  cleanup()
  onReload.mockClear()
  sent.mockClear()
  vi.unstubAllGlobals()
})

it('sends the mark of what was seen, and offers to load what somebody else saved meanwhile', async () => {
  save(409, { message: 'Somebody else has changed iPhone 16 - Matte since you opened it' })
  fireEvent.click(await screen.findByText('load what is saved now'))
  expect(onReload).toHaveBeenCalledOnce()
  expect(screen.getByRole('alert').textContent).toMatch(
    /^Somebody else has changed iPhone 16 - Matte since you opened it\. Your changes are not saved\./,
  )
  expect(sent).toHaveBeenCalledWith('/admin/printing/variants/variant_1', {
    ...{ prodigiSku: 'GLOBAL-1', attributes: {}, size: row.size },
    version: 'seen',
  })
})

it('says why a faulty one is not saved', async () => {
  save(400, { message: 'The width is a whole number of pixels' })
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('The width is a whole number of pixels'),
  )
  expect(screen.queryByText('load what is saved now')).toBeNull()
})
