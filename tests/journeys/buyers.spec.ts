import { randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { guest, newShopper } from '../support/actors'
import { placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { cards, open } from '../support/journey-catalogue'
import { journeyStack } from '../support/journey-stack'

const stack = journeyStack()
const api = guest(stack.backend)

test('what a buyer thinks of a case stands on its page, and in its average', async ({ page }) => {
  const before = await api.must('getProduct', { params: { id: 'folio' } })
  const title = `Cards fall out ${randomBytes(3).toString('hex')}`
  const { shopper } = await placedOrder(stack, { product: 'folio' })
  await page.addInitScript((token) => localStorage.setItem('auth_token', token ?? ''), shopper.api.token)
  await open(page, '/products/folio')
  await page.getByRole('button', { name: 'Write a review' }).click()
  await page.getByRole('radio', { name: /^2 stars/ }).check({ force: true })
  await page.getByLabel('Title').fill(title)
  await page
    .getByLabel('Your review', { exact: true })
    .fill('The picture is lovely, but two cards fell out of it.')
  await page.getByRole('button', { name: 'Publish review' }).click()
  await expect(page.getByText('Thank you! Your review is published.')).toBeVisible()

  const written = await rows<{ rating: number; author: string; status: string }>(
    stack.databaseUrl,
    'select rating, author, status from product_review where customer_id = $1 and deleted_at is null',
    [shopper.id],
  )
  expect(written).toEqual([{ rating: 2, author: 'Terry', status: 'published' }])

  const { average = 0, count = 0 } = before.rating ?? {}
  const next = (average * count + 2) / (count + 1)
  const visitor = await page.context().browser()?.newPage()
  if (!visitor) throw new Error('There is no browser')
  await visitor.goto(`${stack.shop}/products/folio`)
  await expect(visitor.getByRole('heading', { name: title })).toBeVisible()
  await expect(
    visitor.getByText(`Rated ${next.toFixed(1)} out of 5 from ${count + 1} reviews`).first(),
  ).toBeAttached()
  await visitor.close()
})

test('a heart is kept in the browser, and in the account once signed in', async ({ page }) => {
  const shopper = await newShopper(stack.backend)
  const kept = () =>
    rows<{ handle: string }>(
      stack.databaseUrl,
      `select p.handle from favourite f join product p on p.id = f.product_id
        where f.customer_id = $1 and f.deleted_at is null`,
      [shopper.id],
    )
  await open(page, '/products')
  const heart = page.getByRole('button', { name: 'Favourite Clear Cover' })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(await kept()).toEqual([])

  await page.goto(`${stack.shop}/login?redirect=/products?favourites=1`)
  await page.getByLabel('Email Address').fill(shopper.email)
  await page.getByLabel('Password', { exact: true }).fill(shopper.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/products/)
  await expect.poll(kept).toEqual([{ handle: 'clear' }])
  await open(page, '/products?favourites=1')
  await expect(cards(page)).toHaveCount(1)
  await heart.click()
  await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible()
  await expect.poll(kept).toEqual([])
})
