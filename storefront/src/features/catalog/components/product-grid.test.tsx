import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { makeProduct } from '~/testing/make-product'
import { ProductGrid } from './product-grid'

const show = (products: Parameters<typeof ProductGrid>[0]['products']) =>
  render(
    <MemoryRouter>
      <ProductGrid products={products} />
    </MemoryRouter>,
  )

describe('ProductGrid', () => {
  it('links each card to its page and to the studio', () => {
    show([makeProduct()])
    const card = within(screen.getByRole('article'))
    expect(card.getByRole('link', { name: 'View Details of Tough Cover' }).getAttribute('href')).toBe(
      '/products/2',
    )
    expect(card.getByRole('link', { name: 'Customize Tough Cover' }).getAttribute('href')).toBe(
      '/customize?product=2',
    )
    expect(card.getByText('£15.00')).toBeTruthy()
    expect(card.getByText('each')).toBeTruthy()
  })

  it('shows three features, and no rating that nobody gave', () => {
    show([makeProduct()])
    expect(screen.getByText('Three')).toBeTruthy()
    expect(screen.queryByText('Four')).toBeNull()
    expect(screen.queryByText(/review|rating|\d\.\d\/5/i)).toBeNull()
  })

  it('says what to do where nothing is found', () => {
    show([])
    expect(screen.getByRole('heading', { name: 'No products found' })).toBeTruthy()
    expect(screen.getByText('Try adjusting your search terms or filters')).toBeTruthy()
  })
})
