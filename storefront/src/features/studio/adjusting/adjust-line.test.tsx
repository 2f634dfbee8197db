import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { genericArea } from '~/components/case/generic-area'
import { CENTRED } from '~/components/case/placement'
import { makeQueryClient } from '~/lib/query-client'
import { NOBODY_YET, WhoContext, type Who } from '~/lib/who'
import { finishedDraft } from '~/testing/make-draft'
import { makeProduct } from '~/testing/make-product'
import { EMPTY_DRAFT } from '../lib/studio-state'
import { DRAFT_NAME, useStudioStore } from '../store'
import { AdjustLine } from './adjust-line'
import { adjustedDraftName } from './draft-names'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

const opened = (who: Partial<Who>) =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter>
        <WhoContext.Provider value={{ ...NOBODY_YET, ...who }}>
          <AdjustLine token="one.secret" />
        </WhoContext.Provider>
      </MemoryRouter>
    </QueryClientProvider>,
  )

it('where the shop can’t say who this is, nobody waits for ever: it can be asked again', async () => {
  const again = vi.fn()
  opened({ unreachable: true, again })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(again).toHaveBeenCalledOnce()
})

it.each([
  ['answered', 'Your change has been sent'],
  ['expired', 'The time for this change is over'],
  ['closed', 'No change is needed any more'],
])('a link that is %s leaves no draft in the browser, and no other link’s is lost', async (state, title) => {
  for (const place of [localStorage, sessionStorage])
    for (const token of ['one.secret', 'two.secret']) place.setItem(adjustedDraftName(token), '{"state":{}}')
  vi.stubGlobal('fetch', async () =>
    Response.json({
      success: true,
      data: { state, says: 'Nothing more to do.', orderNumber: 7, line: null },
    }),
  )
  opened({ status: 'guest' })
  expect(await screen.findByText(title)).toBeTruthy()
  for (const place of [localStorage, sessionStorage])
    expect(Object.keys(place)).toEqual([adjustedDraftName('two.secret')])
})

/** The shop of one open line; `send` answers what is sent to it. */
function openLine(send: () => Response | Promise<Response>): void {
  Element.prototype.scrollIntoView = () => undefined
  const picture = { imageUrl: '/fox.webp', thumbnailUrl: '/fox.webp', width: 1260, height: 2100 }
  const line = {
    remark: 'Please leave the badge out.',
    deadline: '2026-12-01T09:00:00.000Z',
    productId: 2,
    productName: 'Tough Cover',
    device: 'iPhone 16',
    finish: 'Matte',
    imageUrl: '/case.webp',
    placement: CENTRED,
    design: { id: 'design_1', title: 'Fox', prompt: 'a fox', aiGenerated: true, ...picture },
  }
  const shop: [string, unknown][] = [
    ['print-area', genericArea],
    ['/products/2', makeProduct()],
    ['/adjustments/', { state: 'open', says: '', orderNumber: 7, line }],
  ]
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method === 'POST') return send()
    const found = shop.find(([part]) => path.includes(part))
    return found
      ? Response.json({ success: true, data: found[1] })
      : Response.json({ success: false, code: 'internal', message: 'No' }, { status: 400 })
  })
}
const sent = () =>
  Response.json({ success: true, data: { orderNumber: 7, imageUrl: '/case.webp', waiting: 0 } })

it('once the change is sent the keyboard goes on at what the page says', async () => {
  openLine(sent)
  opened({ status: 'guest' })
  await userEvent.click(await screen.findByRole('button', { name: 'Send for approval' }))
  const title = await screen.findByText('Your change is with us')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title.textContent)
  expect(document.activeElement).toBe(title)
})

it('an answer that comes once the page was left takes nothing of the draft for the cart', async () => {
  let answers: (given: Response) => void = () => undefined
  openLine(() => new Promise<Response>((resolve) => (answers = resolve)))
  useStudioStore.setState({ ...EMPTY_DRAFT, ...finishedDraft(1), prompt: 'a heron' })
  window.dispatchEvent(new Event('pagehide'))
  const { unmount } = opened({ status: 'guest' })
  await userEvent.click(await screen.findByRole('button', { name: 'Send for approval' }))
  await screen.findByText('Sending…')
  unmount()
  window.dispatchEvent(new Event('pagehide'))
  expect(Object.keys(localStorage)).toContain(adjustedDraftName('one.secret'))
  answers(sent())
  await act(async () => new Promise((resolve) => setTimeout(resolve)))
  expect(Object.keys(localStorage)).toEqual([DRAFT_NAME])
  expect(localStorage.getItem(DRAFT_NAME)).toContain('a heron')
})
