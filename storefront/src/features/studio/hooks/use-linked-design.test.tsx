import type { Design } from '@caseloom/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { CENTRED } from '~/components/case/placement'
import { makeQueryClient } from '~/lib/query-client'
import { NOBODY_YET, WhoContext, type Who } from '~/lib/who'
import { finishedDraft } from '~/testing/make-draft'
import { stubShop } from '~/testing/stub-shop'
import { FRESH_WORDS } from '../placement/adjust'
import { EMPTY_DRAFT } from '../lib/studio-state'
import { useStudioStore } from '../store'
import { useLinkedDesign } from './use-linked-design'

afterEach(() => {
  vi.unstubAllGlobals()
  useStudioStore.setState(EMPTY_DRAFT)
})

const design: Design = {
  id: 'design_9',
  imageUrl: '/api/files/gallery/design_9/large.webp',
  thumbnailUrl: '/api/files/gallery/design_9/thumb.webp',
  prompt: 'a heron',
  enhancedPrompt: '',
  title: 'Heron',
  likes: 0,
  liked: false,
  isPublic: true,
  publication: 'published',
  author: 'Ada',
  own: false,
  width: 1152,
  height: 2048,
  drawnBy: 'the built-in artist',
  aiGenerated: true,
  drawnByModel: false,
  createdAt: '2026-11-20T10:00:00.000Z',
}

function Studio() {
  useLinkedDesign(true, null, undefined)
  return null
}
/** A page with the link, as this person sees it; the answer shows it to another. */
function open(first: Who) {
  const client = makeQueryClient()
  const page = (who: Who) => (
    <QueryClientProvider client={client}>
      <WhoContext.Provider value={who}>
        <MemoryRouter initialEntries={['/customize?design=design_9']}>
          <Studio />
        </MemoryRouter>
      </WhoContext.Provider>
    </QueryClientProvider>
  )
  const { rerender } = render(page(first))
  return (who: Who) => rerender(page(who))
}

it('a design that a link brings comes without the words of the case before', async () => {
  stubShop([['/designs/design_9', () => design]])
  const placement = { ...CENTRED, text: { ...FRESH_WORDS, content: 'Mum 2026' }, background: '#102030' }
  useStudioStore.setState({ ...finishedDraft(1), placement })
  open({ ...NOBODY_YET, status: 'guest' })
  await waitFor(() => expect(useStudioStore.getState().selectedId).toBe('design_9'))
  expect(useStudioStore.getState().placement).toEqual(CENTRED)
})

it.each([
  ['known who looks', { status: 'signedIn', id: 'ada' }],
  ['known that the shop cannot say', { unreachable: true }],
] as const)(
  'one’s own is not asked for before it is %s: a new tab has no token yet',
  async (_name, known) => {
    const asked = vi.fn(() => design)
    stubShop([['/designs/design_9', asked]])
    const become = open(NOBODY_YET)
    await act(async () => undefined)
    expect(asked).not.toHaveBeenCalled()
    become({ ...NOBODY_YET, ...known })
    await waitFor(() => expect(useStudioStore.getState().selectedId).toBe('design_9'))
  },
)
