import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Reassurance } from './reassurance'

it('says from which sum delivery is free as the shop does, and claims no award outside a demo shop', () => {
  const { rerender } = render(<Reassurance freeFrom={50} demo />)
  expect(screen.getByText('On UK orders over £50')).toBeTruthy()
  expect(screen.getByText('Award Winning')).toBeTruthy()
  rerender(<Reassurance freeFrom={62.5} demo={false} />)
  expect(screen.getByText('On UK orders over £62.50')).toBeTruthy()
  expect(screen.queryByText('Award Winning')).toBeNull()
  rerender(<Reassurance freeFrom={0} demo={false} />)
  expect(screen.queryByText('Free Shipping')).toBeNull()
  expect(screen.getByText('30-Day Returns')).toBeTruthy()
})
