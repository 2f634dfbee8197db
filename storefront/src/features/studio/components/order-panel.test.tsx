import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { makeProduct } from '~/testing/make-product'
import type { PrintMark } from '../lib/print-quality'
import { OrderPanel } from './order-panel'

const poor: PrintMark = {
  dpi: 90,
  quality: 'poor',
  words: 'Will look blurred',
  tone: 'bad',
  presence: 'enough',
}
const nothing = () => undefined

function Panel({ subject = 'v1', mark }: { subject?: string; mark: PrintMark | null }) {
  return (
    <MemoryRouter>
      <OrderPanel
        product={makeProduct()}
        subject={subject}
        choice="iPhone 16, Matte"
        price={{ price: 21.5, originalPrice: null, highestPrice: 21.5 }}
        mark={mark}
        upload={false}
        refused={null}
        adding={false}
        error={null}
        added={undefined}
        onAdd={nothing}
        onNew={nothing}
      />
    </MemoryRouter>
  )
}
const canAdd = () => !screen.getByRole<HTMLButtonElement>('button', { name: 'Add to Cart' }).disabled
const consent = (to = 'it will look blurred') =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `I know that ${to}` })

it('a consent to a blurred print is about that picture alone', async () => {
  const { rerender } = render(<Panel mark={poor} />)
  expect(canAdd()).toBe(false)
  await userEvent.click(consent())
  expect(canAdd()).toBe(true)
  rerender(<Panel mark={poor} subject="v2" />)
  expect([consent().checked, canAdd()]).toEqual([false, false])
})

it('says what the chosen finish costs', () => {
  render(<Panel mark={poor} />)
  expect(screen.getByText('£21.50')).toBeTruthy()
  expect(screen.queryByText('£15.00')).toBeNull()
  expect(screen.queryByText('from')).toBeNull()
})

it('sells nothing of which it is not known how it will print', () => {
  const { rerender } = render(<Panel mark={null} />)
  expect(canAdd()).toBe(false)
  rerender(<Panel mark={{ ...poor, quality: 'good' }} />)
  expect(canAdd()).toBe(true)
})

it('a picture of which hardly any is on the case is sold to somebody who knows it, whatever they knew before', async () => {
  const { rerender } = render(<Panel mark={poor} />)
  await userEvent.click(consent())
  rerender(<Panel mark={{ ...poor, quality: 'sharp', presence: 'hardly' }} />)
  expect(canAdd()).toBe(false)
  await userEvent.click(consent('hardly any of the picture is on the case'))
  expect(canAdd()).toBe(true)
})

it('a case with nothing on it is not sold', () => {
  render(<Panel mark={{ ...poor, quality: 'sharp', presence: 'none' }} />)
  expect(screen.getByText(/^Nothing of your picture is on the case/)).toBeTruthy()
  expect(canAdd()).toBe(false)
})
