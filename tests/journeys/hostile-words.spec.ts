import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { loadMails } from '../../scripts/lib/load-mails.mjs'
import { newAdministrator } from '../support/administrators'
import { hostileShop } from '../support/hostile-shop'
import { hostileHtml, hostileText, HOSTILE_WORDS } from '../support/hostile-words'
import { expectOnlyText, foreignIn, harmDone } from '../support/journey-harm'
import { inMedusaAt } from '../support/journey-medusa'
import { refusedByPolicy } from '../support/journey-policy'
import { journeyStack } from '../support/journey-stack'
import { chooseCase } from '../support/journey-studio'

const stack = journeyStack()
let planted: Awaited<ReturnType<typeof hostileShop>>
let administrator: string

test.beforeAll(async () => {
  expect(HOSTILE_WORDS.length).toBeGreaterThanOrEqual(200)
  planted = await hostileShop(stack)
  administrator = (await newAdministrator(stack)).api.token ?? ''
})
test.afterAll(async () => planted.forget())

/** What a page shows of what was planted, the name of whoever is signed in among it where else the server alone would be looked at. */
type Visit = [path: string, shows: [string, ...string[]]]
const ADDRESS = ['street', 'city', 'postcode']

const shopper = (): Visit[] => [
  ['/', ['first-name', 'design-title', 'review-title', 'review-body', 'review-author']],
  [`/products/${planted.product.handle}`, ['product-title', 'review-title', 'review-body', 'review-author']],
  ['/products', ['product-title']],
  ['/gallery', ['design-title', 'first-name']],
  [`/gallery/${planted.designId}`, ['design-title', 'design-prompt', 'design-drawn-by', 'first-name']],
  [`/customize?design=${planted.designId}`, ['first-name', 'design-enhanced']],
  ['/cart', ['design-title', 'first-name', 'street']],
  ['/dashboard?tab=profile', ['first-name', 'last-name']],
  ['/dashboard?tab=designs', ['design-title']],
  ['/dashboard?tab=membership', ['tier-name', 'tier-description', 'tier-benefit']],
  ['/dashboard?tab=addresses', ['address-name', ...ADDRESS]],
  [
    `/dashboard?tab=orders&order=${planted.rejected}`,
    ['reject-reason', 'line-product', 'line-design', 'line-device', 'street'],
  ],
  [`/dashboard?tab=orders&order=${planted.processed}`, ['carrier', 'tracking', 'delivery']],
  [`/dashboard?tab=orders&order=${planted.asked}`, ['remark']],
]
const approver = (): Visit[] => [
  [
    `/admin?tab=rejected&order=${planted.rejected}`,
    ['history-by', 'history-reason', 'address-name', 'line-design', 'line-device'],
  ],
  [`/admin?tab=processed&order=${planted.processed}`, ['issue', 'last-error', 'carrier', 'tracking']],
  [`/admin?tab=waiting&order=${planted.asked}`, ['remark', 'asked-by', ...ADDRESS]],
]
/** Of Medusa's own pages, and of the shop's among them. */
const merchandiser = (): Visit[] => [
  ['/messages', ['letter-name', 'letter-subject']],
  ['/reviews', ['review-title', 'review-body', 'review-author']],
  ['/devices', ['device-name']],
  ['/membership', ['tier-name']],
  [`/customers/${planted.customerId}`, ['first-name', 'last-name']],
  [`/orders/${planted.rejected}`, ['line-product']],
  [`/products/${planted.product.id}`, ['product-title', 'product-subtitle', 'product-description']],
]
/** Words that the page is asked to look for. */
const SEARCHES = [
  '"><img pwn src=x onerror=xss()>',
  '</script><script pwn>xss()</script>',
  "'-xss()-'",
  '{{xss()}}',
]

/** The first of what was found, or that it is nothing. */
const endOfSearch = (page: Page) =>
  page
    .getByRole('heading', { name: /^(No products found|No design matches|s5-(product|design)-title )/ })
    .first()

async function inContext(browser: Browser, bypassCSP: boolean, token: string) {
  const context = await browser.newContext({ bypassCSP, locale: 'en-GB' })
  const harm = await harmDone(context)
  const refused = await refusedByPolicy(context)
  if (token) await context.addInitScript((kept) => localStorage.setItem('auth_token', kept), token)
  return { context, harm, refused }
}

async function visitAll(context: BrowserContext, origin: string, visits: Visit[], page?: Page) {
  const tab = page ?? (await context.newPage())
  for (const [path, shows] of visits) {
    await tab.goto(origin + path)
    await expectOnlyText(tab, shows)
  }
  return tab
}

/** A link's words stand in the studio's field, once there is a case to say them for. */
async function takeLinkedWords(page: Page) {
  const linked = `s5-link ${HOSTILE_WORDS.slice(0, 8).join(' ')}`
  await chooseCase(page, `/customize?product=tough&prompt=${encodeURIComponent(linked)}`)
  await expectOnlyText(page, ['link'])
}

async function talkToTheChat(page: Page) {
  await page.goto(`${stack.shop}/contact`)
  await page.getByRole('button', { name: 'Start chat' }).click()
  const chat = page.getByRole('dialog', { name: 'Caseloom support' })
  await expect(chat.getByText('Hi! I answer the common questions')).toBeVisible()
  await expect(chat.getByText('Typing…')).toHaveCount(0)
  await chat.getByLabel('Your message').fill(hostileText('chat'))
  await chat.getByLabel('Your message').press('Enter')
  await expectOnlyText(page, ['chat'])
}

for (const bypassCSP of [true, false])
  test(`what anybody wrote is text on every page, with the policy ${bypassCSP ? 'off' : 'on'}`, async ({
    browser,
  }) => {
    const own = await inContext(browser, bypassCSP, planted.shopper.api.token ?? '')
    const panel = await inContext(browser, bypassCSP, administrator)
    const medusa = await inContext(browser, bypassCSP, '')
    await Promise.all([
      (async () => {
        const page = await visitAll(own.context, stack.shop, shopper())
        for (const words of SEARCHES)
          for (const list of ['products', 'gallery']) {
            await page.goto(`${stack.shop}/${list}?search=${encodeURIComponent(words)}`)
            await expect(endOfSearch(page)).toBeVisible()
            await expectOnlyText(page, ['first-name'])
          }
        await takeLinkedWords(page)
        await talkToTheChat(page)
      })(),
      (async () => {
        await visitAll(panel.context, stack.shop, approver())
        const page = await medusa.context.newPage()
        await inMedusaAt(page, '/messages')
        await visitAll(medusa.context, `${stack.backend}/app`, merchandiser(), page)
        await page.goto(`${stack.backend}/app/designs`)
        await page.getByRole('tab', { name: 'In the gallery' }).click()
        await expectOnlyText(page, ['design-title', 'design-drawn-by'])
        await page.goto(`${stack.backend}/app/messages`)
        await page.getByRole('row').filter({ hasText: 's5-letter-subject' }).click()
        await expectOnlyText(page, ['letter-message'])
      })(),
    ])
    for (const { context, harm, refused } of [own, panel, medusa]) {
      expect(harm).toEqual([])
      expect(refused).toEqual([])
      await context.close()
    }
  })

test('styles that came with anybody’s words would count for nothing; those of dialogs and toasts do', async ({
  browser,
}) => {
  const { context, refused } = await inContext(browser, false, '')
  const page = await context.newPage()
  await page.goto(`${stack.shop}/gallery/${planted.designId}`)
  await page.locator(`#like-${planted.designId}`).click()
  const toast = page.getByText('Please log in to like designs')
  await expect(toast).toBeVisible()
  // Its box is laid out by styles that the library writes.
  await expect(toast.locator('xpath=ancestor::*[starts-with(@class, "go")][1]')).toHaveCSS('display', 'flex')
  await page.goto(`${stack.shop}/products/snap`)
  await page
    .getByRole('button', { name: /^View full screen/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Snap Cover' })).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
  expect(refused).toEqual([])

  await page.evaluate(() =>
    document.head.insertAdjacentHTML('beforeend', '<style>body { visibility: hidden }</style>'),
  )
  await expect.poll(() => refused).toEqual([expect.stringContaining('style-src-elem inline')])
  await expect(page.locator('body')).toHaveCSS('visibility', 'visible')
  await context.close()
})

/** What the shop itself says in a mail's data, and no person: it stays as it is. */
const OWN = /^(?:https?:|\/api\/|\d{4}-\d\d-|released$|refunded$|reset$|changed$|added$|gb$)/
function spoiled(value: unknown, name: string): unknown {
  if (typeof value === 'string') return OWN.test(value) ? value : hostileText(name)
  if (Array.isArray(value)) return value.map((entry) => spoiled(entry, name))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, spoiled(entry, key)]))
}

test('nor is it anything but text in a mail', async ({ browser }) => {
  const { context, harm } = await inContext(browser, true, '')
  const page = await context.newPage()
  const { renderMail, sampleMails, brand } = await loadMails()
  const askedAt = new Date()
  const samples = sampleMails(stack.shop, askedAt)
  // Pictures are asked of the shop, which has none of these.
  await context.route('**/api/**', (route) => route.abort())
  let reached = 0
  for (const [template, sample] of Object.entries(samples)) {
    const mail = { template, data: spoiled(sample, 'word'), askedAt }
    const { html, subject } = await renderMail(mail, { publicUrl: stack.shop, brand })
    expect(subject, template).not.toMatch(/[\r\n]/)
    await page.setContent(html)
    await expectOnlyText(page, [])
    if (html.includes('s5-')) reached += 1
  }
  expect(reached).toBeGreaterThan(15)
  expect(harm).toEqual([])
  await context.close()
})

test('and where they are shown as they came, all of it is seen here', async ({ browser }) => {
  const { context, harm } = await inContext(browser, true, '')
  const pages = hostileHtml(10_000)
  await context.route('**/*', (route) => {
    const request = route.request()
    const { hostname, pathname } = new URL(request.url())
    const body = hostname === 'shown.test' ? pages[Number(pathname.slice(1))] : undefined
    if (body) return route.fulfill({ contentType: 'text/html; charset=utf-8', body })
    // A browser that is sent elsewhere and finds no content stays where it is, so that the page can be looked at.
    return request.isNavigationRequest() ? route.fulfill({ status: 204 }) : route.abort()
  })
  const ran = () => new Set(harm.filter((said) => said.startsWith('a script ran'))).size
  for (const at of pages.keys()) {
    const page = await context.newPage()
    await page.goto(`http://shown.test/${at}`, { waitUntil: 'commit' })
    await expect.poll(ran).toBe(at + 1)
    await expect.poll(async () => (await foreignIn(page)).length).toBeGreaterThan(10)
  }
  await expect.poll(() => harm.some((said) => said.endsWith('was called'))).toBe(true)
  await context.close()
})

test('nor in an invoice, which has nothing that could run or lead anywhere', async () => {
  const answer = await planted.shopper.api.send('GET', `/order/${planted.processed}/invoice`)
  expect(answer.status).toBe(200)
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  const words = (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ')
  for (const name of ['address-name', 'line-product', 'delivery']) expect.soft(words).toContain(`s5-${name} `)
  expect(words).toContain('<img')
  expect([await pdf.getJSActions(), await pdf.getOpenAction(), await pdf.getAttachments()]).toEqual([
    null,
    null,
    null,
  ])
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    expect(await page.getAnnotations()).toEqual([])
    expect(await page.getJSActions()).toBeNull()
  }
})
