import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { makeCard } from '~/testing/make-product'
import type { CardSlots } from './card-slots'
import { ProductGrid } from './product-grid'

const show = (cards: Parameters<typeof ProductGrid>[0]['cards'], slots?: CardSlots) =>
  render(
    <MemoryRouter>
      <ProductGrid cards={cards} {...(slots ? { slots } : {})} />
    </MemoryRouter>,
  )
const card = () => within(screen.getByRole('article'))

describe('ProductGrid', () => {
  it('links each card to its page and to the studio', () => {
    show([makeCard()])
    expect(card().getByRole('link', { name: 'View Details of Tough Cover' }).getAttribute('href')).toBe(
      '/products/2',
    )
    expect(card().getByRole('link', { name: 'Customize Tough Cover' }).getAttribute('href')).toBe(
      '/customize?product=2',
    )
    for (const words of ['£15.00', 'each', 'Double layer', 'Military Grade', 'Fits Apple, Samsung'])
      expect(card().getByText(words)).toBeTruthy()
  })

  it('takes the phone of the address along', () => {
    render(
      <MemoryRouter>
        <ProductGrid cards={[makeCard()]} device="Galaxy S24" />
      </MemoryRouter>,
    )
    expect(
      card()
        .getByRole('link', { name: /View Details/ })
        .getAttribute('href'),
    ).toBe('/products/2?device=Galaxy%20S24')
    expect(
      card()
        .getByRole('link', { name: /Customize/ })
        .getAttribute('href'),
    ).toBe('/customize?product=2&device=Galaxy%20S24')
  })

  it('shows three features, and no rating that nobody gave', () => {
    show([makeCard()], { rating: () => 'stars' })
    expect(screen.getByText('Three')).toBeTruthy()
    expect(screen.queryByText('Four')).toBeNull()
    expect(screen.queryByText('stars')).toBeNull()
  })

  it('shows the rating and the heart that other features give it', () => {
    show([makeCard({ rating: { average: 4.5, count: 12, sample: true } })], {
      rating: ({ rating }) => `${String(rating?.count)} reviews`,
      favourite: ({ name }) => <button type="button">Favourite {name}</button>,
    })
    expect(card().getByText('12 reviews')).toBeTruthy()
    expect(card().getByRole('button', { name: 'Favourite Tough Cover' })).toBeTruthy()
  })

  it('marks a sale and strikes the usual price', () => {
    show([makeCard({ price: 12, originalPrice: 15 })])
    expect(card().getByText('SALE')).toBeTruthy()
    expect(card().getByText('£15.00', { exact: false }).closest('s')).toBeTruthy()
  })

  it('says from which price on, where finishes have prices of their own', () => {
    show([makeCard({ price: 19, highestPrice: 21.5 })])
    expect(card().getByText('£19.00').parentElement?.textContent).toBe('from£19.00each')
  })

  it('marks no sale where the price is the usual one', () => {
    show([makeCard()])
    expect(card().queryByText('SALE')).toBeNull()
  })

  it('does not lead to the studio with a case that cannot be had', () => {
    show([makeCard({ inStock: false })])
    expect(card().getByText('Not available')).toBeTruthy()
    expect(card().queryByRole('link', { name: /Customize/ })).toBeNull()
  })

  it('counts the brands after the second', () => {
    const brand = (name: string) => ({ name, icon: 'fa-android' as const, models: 3 })
    show([makeCard({ brands: ['Apple', 'Samsung', 'Google', 'Sony'].map(brand) })])
    expect(card().getByText('+2')).toBeTruthy()
  })

  it('fetches the second picture only under a mouse', () => {
    const { container } = show([makeCard()])
    const pictures = () => [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))
    expect(pictures()).toEqual(['/images/cases/tough.webp'])
    const frame = container.querySelector('picture')?.parentElement
    if (!frame) throw new Error('no picture')
    fireEvent.pointerEnter(frame, { pointerType: 'touch' })
    expect(pictures()).toHaveLength(1)
    fireEvent.pointerEnter(frame, { pointerType: 'mouse' })
    expect(pictures()).toEqual(['/images/cases/tough.webp', '/images/cases/tough-2.webp'])
  })

  it('fetches the first row at once and the rest in time', () => {
    const { container } = show([1, 2, 3, 4].map((id) => makeCard({ id })))
    const images = [...container.querySelectorAll('img')]
    expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'eager', 'eager', 'lazy'])
    expect(images.map((image) => image.getAttribute('fetchpriority'))).toEqual(['high', null, null, null])
  })
})
