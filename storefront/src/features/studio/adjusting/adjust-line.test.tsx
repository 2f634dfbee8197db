import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '~/lib/query-client'
import { NOBODY_YET, WhoContext, type Who } from '~/lib/who'
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
