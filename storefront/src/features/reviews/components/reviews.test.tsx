import type { Review, ReviewPage } from '@caseloom/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { makeQueryClient } from '~/lib/query-client'
import { reviewsOf } from '../lib/pages'
import { RatingStars } from './rating-stars'
import { ReviewCard } from './review-card'
import { ReviewForm } from './review-form'
import { ReviewList } from './review-list'
import { ReviewSummary } from './review-summary'
import { StarField } from './star-field'

const review: Review = {
  id: 'prev_1',
  rating: 4,
  title: 'Neat <b>case</b>',
  body: '<script>alert(1)</script> fits well',
  author: 'Sam',
  createdAt: '2026-11-21T09:00:00.000Z',
  verified: true,
  sample: false,
  hidden: false,
}

describe('RatingStars', () => {
  it('says the rating in words, and where it is sample data', () => {
    const { rerender } = render(<RatingStars rating={{ average: 4.25, count: 1, sample: true }} />)
    expect(screen.getByText('Rated 4.3 out of 5 from 1 review, sample data')).toBeTruthy()
    expect(screen.getByText('(1) sample')).toBeTruthy()
    rerender(<RatingStars rating={{ average: 5, count: 1200, sample: false }} />)
    expect(screen.getByText('Rated 5.0 out of 5 from 1,200 reviews')).toBeTruthy()
    expect(screen.queryByText(/sample/)).toBeNull()
    rerender(<RatingStars rating={null} />)
    expect(screen.getByText('No reviews yet')).toBeTruthy()
  })
})

describe('ReviewForm', () => {
  it('says before it is sent that a review can’t be changed afterwards', () => {
    const nothing = () => undefined
    render(
      <QueryClientProvider client={makeQueryClient()}>
        <ReviewForm productId={2} onDone={nothing} onCancel={nothing} />
      </QueryClientProvider>,
    )
    expect(screen.getByText(/can’t be changed here afterwards/)).toBeTruthy()
  })
  it('puts the focus on the stars where they are what is missing', async () => {
    const nothing = () => undefined
    render(
      <QueryClientProvider client={makeQueryClient()}>
        <ReviewForm productId={2} onDone={nothing} onCancel={nothing} />
      </QueryClientProvider>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Publish review' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^1 star/ })))
  })
})

describe('ReviewCard', () => {
  it('shows what was written as text', () => {
    const { container } = render(<ReviewCard review={review} />)
    expect(screen.getByRole('heading', { name: 'Neat <b>case</b>' })).toBeTruthy()
    expect(container.querySelector('script, b')).toBeNull()
    expect(screen.getByText('Verified buyer')).toBeTruthy()
  })
  it('marks a sample, which nobody verified', () => {
    render(<ReviewCard review={{ ...review, verified: false, sample: true }} />)
    expect(screen.getByText('Sample')).toBeTruthy()
    expect(screen.queryByText('Verified buyer')).toBeNull()
  })
})

it('ReviewList shows more, and the keyboard goes on at the first of them', async () => {
  const page = (...ids: string[]) => ({ items: ids.map((id) => ({ ...review, id, title: id })) })
  const queryOf = (hasNextPage: boolean, ...pages: object[]) =>
    ({ data: { pages }, hasNextPage, fetchNextPage: vi.fn() }) as unknown as Parameters<
      typeof ReviewList
    >[0]['query']
  const list = (query: ReturnType<typeof queryOf>) => (
    <QueryClientProvider client={makeQueryClient()}>
      <ReviewList productId={2} query={query} rating={undefined} onAll={() => undefined} />
    </QueryClientProvider>
  )
  const { rerender } = render(list(queryOf(true, page('one', 'two'))))
  await userEvent.click(screen.getByRole('button', { name: /Show more/ }))
  rerender(list(queryOf(false, page('one', 'two'), page('three'))))
  expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'three' }).closest('article'))
})

describe('ReviewSummary', () => {
  const summary = { average: 4, count: 3, sample: false, histogram: [0, 0, 1, 1, 1] }
  it('filters by a bar, and takes the filter away by the same', async () => {
    const onRating = vi.fn()
    const { rerender } = render(<ReviewSummary summary={summary} rating={undefined} onRating={onRating} />)
    await userEvent.click(screen.getByRole('button', { name: /^4 stars/ }))
    expect(onRating).toHaveBeenLastCalledWith(4)
    rerender(<ReviewSummary summary={summary} rating={4} onRating={onRating} />)
    await userEvent.click(screen.getByRole('button', { name: /^4 stars/, pressed: true }))
    expect(onRating).toHaveBeenLastCalledWith(undefined)
    expect(screen.getByRole('button', { name: /^1 star/ }).hasAttribute('disabled')).toBe(true)
  })
})

describe('StarField', () => {
  function Stars() {
    const [stars, setStars] = useState(0)
    return <StarField value={stars} onChange={setStars} onBlur={() => undefined} />
  }
  it('is a named group of radio buttons', async () => {
    render(<Stars />)
    expect(screen.getByRole('group', { name: 'Your rating' })).toBeTruthy()
    expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(5)
    await userEvent.click(screen.getByRole('radio', { name: /^3 stars/ }))
    expect(screen.getByRole('radio', { name: '3 stars: It’s all right', checked: true })).toBeTruthy()
  })
})

describe('reviewsOf', () => {
  it('has each review once, though a new one moved it on to the next page', () => {
    const page = (...ids: string[]): ReviewPage => ({
      items: ids.map((id) => ({ ...review, id })),
      total: 3,
      page: 1,
      limit: 2,
      hasMore: false,
      summary: { average: 4, count: 3, sample: false, histogram: [0, 0, 0, 3, 0] },
    })
    expect(reviewsOf([page('a', 'b'), page('b', 'c')]).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })
})
