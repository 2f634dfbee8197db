import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { describe, expect, it } from 'vitest'
import { useFocusBack } from './use-focus-back'

function Form({ busy }: { busy: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusBack(button, busy)
  return (
    <>
      <input aria-label="Words" />
      <button ref={button} disabled={busy}>
        Go
      </button>
    </>
  )
}
const button = () => screen.getByRole('button')
/** As browsers do it: what cannot be pressed any more loses the focus to nothing. */
const lose = () => (document.activeElement as HTMLElement | null)?.blur()

describe('the focus of a button that was busy', () => {
  it('comes back to it', () => {
    const { rerender } = render(<Form busy={false} />)
    button().focus()
    lose()
    rerender(<Form busy />)
    expect(document.activeElement).toBe(document.body)
    rerender(<Form busy={false} />)
    expect(document.activeElement).toBe(button())
  })

  it('stays where the shopper took it, or where it never was', () => {
    const { rerender } = render(<Form busy={false} />)
    button().focus()
    rerender(<Form busy />)
    screen.getByLabelText('Words').focus()
    rerender(<Form busy={false} />)
    expect(document.activeElement).toBe(screen.getByLabelText('Words'))
    lose()
    rerender(<Form busy />)
    rerender(<Form busy={false} />)
    expect(document.activeElement).toBe(document.body)
  })
})
