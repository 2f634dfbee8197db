import { act, screen, waitFor } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stillPart } from './still-part'

const pressed = vi.fn<(what: string) => void>()
const Wall = () => (
  <>
    <button id="like-1" type="button" onClick={() => pressed('one')}>
      One
    </button>
    <button id="like-2" type="button" onClick={() => pressed('two')}>
      Two
    </button>
  </>
)

let root: Root | undefined
let arrive: () => void
/** As the server sent it, while the browser is too busy to ask for the part's code. */
async function open() {
  vi.stubGlobal('requestIdleCallback', () => 0)
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  const page = document.createElement('div')
  page.innerHTML =
    '<div><button id="like-1" type="button">One</button><button id="like-2" type="button">Two</button></div>'
  document.body.append(page)
  const Part = stillPart(null, () => new Promise((resolve) => (arrive = () => resolve(Wall))))
  await act(async () => {
    root = hydrateRoot(page, <Part />)
    await Promise.resolve()
  })
  return page
}

beforeEach(() => pressed.mockClear())
afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

it('presses again what was pressed before anything was behind it, and keeps the focus there', async () => {
  await open()
  const sent = screen.getByRole('button', { name: 'Two' })
  sent.focus()
  sent.click()
  await act(async () => {
    arrive()
    await Promise.resolve()
  })
  await waitFor(() => expect(pressed.mock.calls).toEqual([['two']]))
  const alive = screen.getByRole('button', { name: 'Two' })
  expect(alive).not.toBe(sent)
  expect(document.activeElement).toBe(alive)
})
