import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Dotted } from './dotted'

it('has a dot between two facts, and none where a fact is missing', () => {
  const { container } = render(
    <Dotted>
      iPhone 17
      {null}
      <span>Quantity 2</span>
    </Dotted>,
  )
  expect(container.textContent).toBe('iPhone 17 · Quantity 2')
})

it('has none beside a fact that is alone', () => {
  const { container } = render(<Dotted>{['Snap Cover']}</Dotted>)
  expect(container.textContent).toBe('Snap Cover')
})
