import { act, render } from '@testing-library/react'
import { lazy, startTransition, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepEarly } from './keep-early'

const sent = vi.fn()
const added = vi.fn()

function Page() {
  const [words, setWords] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [size, setSize] = useState('small')
  return (
    <>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          sent(words, agreed, size)
        }}
      >
        <input aria-label="Words" value={words} onChange={(event) => setWords(event.target.value)} />
        <input type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
        <select value={size} onChange={(event) => setSize(event.target.value)}>
          <option>small</option>
          <option>large</option>
        </select>
        <button>Send</button>
      </form>
      <button type="button" onClick={added}>
        Add
      </button>
      <form action="/search" />
      <a href="#elsewhere" onClick={added}>
        Elsewhere
      </a>
    </>
  )
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`No ${selector}`)
  return found
}

/** As a visitor does it: by the browser's own means, past whatever React put on the field. */
function type(field: HTMLElement, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

afterEach(() => {
  window.giveEarly?.()
  document.body.innerHTML = ''
  vi.clearAllMocks()
})

describe('keepEarly', () => {
  it('gives the page, once alive, what was entered, pressed and sent, each once', () => {
    document.body.innerHTML = `<main>${renderToString(<Page />)}</main>`
    keepEarly()
    type(find('input'), 'two swans')
    find('[type=checkbox]').click()
    type(find('select'), 'large')
    for (let press = 0; press < 3; press += 1) find('[type=button]').click()
    find('form button').click()
    expect(sent).not.toHaveBeenCalled()

    render(<Page />, { container: find('main'), hydrate: true })
    act(() => window.giveEarly?.())
    expect(sent.mock.calls).toEqual([['two swans', true, 'large']])
    expect(added).toHaveBeenCalledTimes(1)
    expect(find('input')).toHaveProperty('value', 'two swans')
    expect(find('[type=checkbox]')).toHaveProperty('checked', true)

    act(() => find('[type=button]').click())
    expect(added).toHaveBeenCalledTimes(2)
  })

  it('keeps React alive that is pressed while it still waits for what it needs', async () => {
    document.body.innerHTML = `<main>${renderToString(<Page />)}</main>`
    keepEarly()
    let come: () => void = () => undefined
    const data = new Promise<void>((resolve) => (come = resolve))
    const Waiting = lazy(() => data.then(() => ({ default: Page })))
    const root = await act(() => {
      let begun: Root | null = null
      startTransition(() => {
        begun = hydrateRoot(find('main'), <Waiting />)
      })
      return Promise.resolve(begun as Root | null)
    })
    find('[type=button]').focus()
    find('[type=button]').click()
    await act(() => {
      come()
      return data
    })
    act(() => window.giveEarly?.())
    expect(added).toHaveBeenCalledTimes(1)
    act(() => root?.unmount())
  })

  it('leaves links, and forms that work without scripts, to the browser, and React hears of nothing', () => {
    document.body.innerHTML = `<main>${renderToString(<Page />)}</main>`
    keepEarly()
    const link = new MouseEvent('click', { bubbles: true, cancelable: true })
    const search = new SubmitEvent('submit', { bubbles: true, cancelable: true })
    const press = new MouseEvent('click', { bubbles: true, cancelable: true })
    const heard = vi.fn()
    for (const kind of ['click', 'submit', 'focusin', 'keydown', 'pointerover'])
      document.addEventListener(kind, heard, { capture: true, once: true })
    find('a').dispatchEvent(link)
    find('[action]').dispatchEvent(search)
    find('[type=button]').dispatchEvent(press)
    find('input').focus()
    for (const kind of ['keydown', 'pointerover'])
      find('input').dispatchEvent(new Event(kind, { bubbles: true }))
    expect([link, search].map((event) => event.defaultPrevented)).toEqual([false, false])
    expect(heard).not.toHaveBeenCalled()
  })

  it('tells the page where the focus is and that somebody is there, if anybody was', () => {
    document.body.innerHTML = `<main>${renderToString(<Page />)}</main>`
    const [focused, moved] = [vi.fn<(event: FocusEvent) => void>(), vi.fn()]
    window.addEventListener('pointermove', moved)
    keepEarly()
    document.addEventListener('focusin', focused)
    window.giveEarly?.()
    expect(focused).not.toHaveBeenCalled()
    expect(moved).not.toHaveBeenCalled()

    keepEarly()
    find('input').focus()
    expect(focused).not.toHaveBeenCalled()
    window.giveEarly?.()
    expect(focused.mock.calls.map(([event]) => event.target)).toEqual([find('input')])
    // The page may have given it the focus itself, and come under a pointer that nobody touches.
    expect(moved).not.toHaveBeenCalled()

    const pointer = (kind: string, movementX: number) =>
      find('input').dispatchEvent(new MouseEvent(kind, { bubbles: true, movementX }))
    for (const movement of [0, 3]) {
      keepEarly()
      pointer('pointerover', 0)
      pointer('pointermove', movement)
      window.giveEarly?.()
      expect(moved).toHaveBeenCalledTimes(movement === 0 ? 0 : 1)
    }
    document.removeEventListener('focusin', focused)
    window.removeEventListener('pointermove', moved)
  })
})
