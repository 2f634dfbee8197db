import type { Design, Membership } from '@caseloom/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '~/lib/query-client'
import { DeleteDialog, ShareDialog } from './design-dialogs'

afterEach(() => vi.unstubAllGlobals())

it('shows the words that are made public with a design', () => {
  const prompt = 'a kite for Anna, 7 today'
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <ShareDialog
        design={{ id: 'design_1', title: 'A kite', prompt, isPublic: false } as Design}
        membership={null}
        onClose={() => undefined}
        onDeleted={() => undefined}
        returnFocus={() => null}
      />
    </QueryClientProvider>,
  )
  expect(screen.getByText(prompt).tagName).toBe('BLOCKQUOTE')
})

it('stays while what it asked for is under way, and tells there that it failed', async () => {
  let answer: (given: Response) => void = () => undefined
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  const onClose = vi.fn()
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <ShareDialog
        design={{ id: 'design_1', title: 'A heron', isPublic: true } as Design}
        membership={null}
        onClose={onClose}
        onDeleted={() => undefined}
        returnFocus={() => null}
      />
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Make private' }))
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  const message = 'Too many changes. Please wait a moment.'
  answer(Response.json({ success: false, code: 'rate_limited', message }, { status: 429 }))
  await screen.findByText(message)
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

it.each([
  ['says what tier a deletion may cost', 6, null, true],
  ['says nothing of it where there are designs to spare', 7, null, false],
  ['says nothing of it where the shop gave the tier', 6, { until: null }, false],
])('%s', (_, designCount, held, isSaid) => {
  const tiers = [
    { name: 'Starter', minDesigns: 0, discount: 0 },
    { name: 'Explorer', minDesigns: 6, discount: 5 },
  ]
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <DeleteDialog
        design={{ id: 'design_1', title: 'A heron', prompt: '', publication: 'private' } as Design}
        membership={{ tier: tiers[1], tiers, designCount, held } as Membership}
        onClose={() => undefined}
        onDeleted={() => undefined}
        returnFocus={() => null}
      />
    </QueryClientProvider>,
  )
  expect(screen.queryByText(/you may go back to Starter, and lose its 5% off\.$/) !== null).toBe(isSaid)
})
