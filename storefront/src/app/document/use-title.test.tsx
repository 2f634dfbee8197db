import { render } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { expect, it } from 'vitest'
import { useTitle } from './use-title'

/** A page in a document whose head has the title that the page's route gives it. */
function Page({ routes, own }: { routes: string; own?: string }) {
  return (
    <>
      {createPortal(<title>{routes}</title>, document.head)}
      {own ? <Named name={own} /> : null}
    </>
  )
}

function Named({ name }: { name: string }) {
  useTitle(name)
  return null
}

it('says what the page is called now, and leaves the next page its own title', () => {
  const { rerender } = render(<Page routes="Payment · Caseloom" own="Payment" />)
  rerender(<Page routes="Payment · Caseloom" own="Payment failed" />)
  expect(document.title).toBe('Payment failed · Caseloom')
  rerender(<Page routes="Your cart · Caseloom" />)
  expect(document.title).toBe('Your cart · Caseloom')
})
