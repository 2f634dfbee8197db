import { expect, it } from 'vitest'
import { brand } from '~/config/brand'
import { offlinePage, titleOf } from './offline-page'

const shown = (html: string) => new DOMParser().parseFromString(html, 'text/html')

it('offers another try, and what was seen before', () => {
  const page = shown(
    offlinePage(
      '/dashboard?tab=orders&x="',
      [
        { href: '/products/1', title: '<b>Snap</b>', picture: '/images/cases/snap-240.avif' },
        { href: '/', title: 'Home', picture: null },
      ],
      ':root{--cl-ink:#000}',
      ['/assets/bricolage-grotesque-basic-1.woff2'],
    ),
  )
  expect(page.querySelector('h1')?.textContent).toBe('You’re offline.')
  expect(page.querySelector('.again')?.getAttribute('href')).toBe('/dashboard?tab=orders&x="')
  expect([...page.querySelectorAll('li a')].map((link) => link.getAttribute('href'))).toEqual([
    '/products/1',
    '/',
  ])
  expect(page.querySelector('li')?.textContent).toBe('<b>Snap</b>')
  expect(page.querySelectorAll('script')).toHaveLength(0)
  expect(page.querySelector('style')?.textContent).toContain('/assets/bricolage-grotesque-basic-1.woff2')
})

it('has no list where nothing was seen', () => {
  expect(shown(offlinePage('/cart', [], '', [])).querySelector('ul')).toBeNull()
})

it.each([
  [`<title>Snap Cover · ${brand.name}</title>`, 'Snap Cover'],
  ['<title>Tom &amp; &quot;Jo&#x27;s&quot;</title>', 'Tom & "Jo\'s"'],
  ['<p>nothing</p>', null],
])('of %s the title is %s', (html, title) => expect(titleOf(html)).toBe(title))
