import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Avatar } from './avatar'

test.each([
  ['ada lovelace', 'A'],
  ['🧵 Émile', 'É'],
  ['<b>Zoë</b>', 'B'],
  ['王', '王'],
  ['  ', 'U'],
])('%j is shown as %s', (name, letter) => {
  const { container } = render(<Avatar user={{ name, profilePicture: null }} />)
  expect(container.textContent).toBe(letter)
})
