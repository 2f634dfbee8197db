import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { genericArea } from '~/components/case/generic-area'
import { makeQueryClient } from '~/lib/query-client'
import { finishedDraft, smallPicture } from '~/testing/make-draft'
import { makeProduct } from '~/testing/make-product'
import { useStudioStore } from '../store'
import { OrderStep } from './order-step'

const PRODUCT = makeProduct()

it.each([
  ['an own picture as it was sent', { origin: 'uploaded' }, true],
  ['an own picture that was kept as a design', { origin: 'design', brought: true }, true],
  ['a drawn one', {}, false],
  ['a drawn one that was kept as a design', { origin: 'design' }, false],
] as const)('%s that would print blurred', (_what, kind, refused) => {
  const picture = smallPicture(kind)
  useStudioStore.setState({ ...finishedDraft(PRODUCT.id), variations: [picture], selectedId: picture.id })
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <OrderStep product={PRODUCT} area={genericArea} handOver={undefined} />
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  )
  expect(screen.queryByText(/^Your picture is too small to print at this size/) !== null).toBe(refused)
  expect(screen.queryByRole('checkbox') === null).toBe(refused)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add to Cart' }).disabled).toBe(true)
})
