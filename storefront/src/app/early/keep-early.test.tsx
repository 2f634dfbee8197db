import { act, render } from '@testing-library/react'
import { useState } from 'react'
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

  it('leaves links, and forms that work without scripts, to the browser', () => {
    document.body.innerHTML = `<main>${renderToString(<Page />)}</main>`
    keepEarly()
    const link = new MouseEvent('click', { bubbles: true, cancelable: true })
    find('a').dispatchEvent(link)
    const search = new SubmitEvent('submit', { bubbles: true, cancelable: true })
    find('[action]').dispatchEvent(search)
    const press = new MouseEvent('click', { bubbles: true, cancelable: true })
    const heard = vi.fn()
    find('main').addEventListener('click', heard)
    find('[type=button]').dispatchEvent(press)
    expect([link, search].map((event) => event.defaultPrevented)).toEqual([false, false])
    expect(heard).not.toHaveBeenCalled()
  })
})
