import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CaseThumbs } from './case-thumbs'

const shown = (count: number) => {
  const { container } = render(
    <CaseThumbs urls={Array.from({ length: count }, (_, at) => `/case-${String(at)}.webp`)} />,
  )
  return [...container.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))
}

it('shows each case of an order, in the order of its lines', () => {
  expect(shown(2)).toEqual(['/case-0.webp', '/case-1.webp'])
  expect(screen.queryByText(/\+/)).toBeNull()
})

it('says how many more there are', () => {
  expect(shown(5)).toHaveLength(2)
  expect(screen.getByText('+3')).toBeTruthy()
})
