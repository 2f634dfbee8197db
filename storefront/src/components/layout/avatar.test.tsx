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

test('where it matters who it is, somebody without a name is a question', () => {
  const { container } = render(<Avatar user={{ name: '', profilePicture: null }} nameless="?" />)
  expect(container.textContent).toBe('?')
})
