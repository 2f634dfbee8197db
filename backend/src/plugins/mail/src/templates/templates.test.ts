import { describe, expect, it } from 'vitest'
import { CUSTOMER_MAILS } from './audience'
import { renderMail, templateNames } from './render'
import { ASKED, options, samples, SOON, write } from './testing/write-mail'
import type { MailOrder, MailTemplate } from './types'

/** Mails that ask nobody to do anything in the shop. */
const WITHOUT_BUTTON = new Set<MailTemplate>([
  'account-deleted',
  'administrators-changed',
  'contact-message',
  'contact-received',
])
/** Mails that show nothing that anybody typed. */
const OF_FIGURES = new Set<MailTemplate>(['admin-designs-waiting'])

/** What a reader of the HTML sees, near enough for sentences: no markup, one space. */
const seen = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ')
const hrefs = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => (href ?? '').replace(/&amp;/g, '&'))

/** Every text of some data replaced, addresses of pages aside. */
function poisoned<T>(value: T, poison: string): T {
  if (typeof value === 'string') return (/^https?:|^\d{4}-/.test(value) ? value : poison) as T & string
  if (Array.isArray(value)) return value.map((entry: unknown) => poisoned(entry, poison)) as T & unknown[]
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, poisoned(entry, poison)]),
    ) as T & object
  return value
}

describe.each(templateNames)('%s', (template) => {
  it('says the same in HTML and in text, with who wrote it and no picture but of the case', async () => {
    const { subject, html, text } = await write(template, samples[template])
    expect(subject.length).toBeGreaterThan(10)
    expect(subject.length).toBeLessThan(70)
    const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''
    expect(text).toContain(seen(title))
    for (const body of [seen(html), text]) {
      expect(body).toContain('Loom Ltd')
      expect(body).toContain('hi@shop.example')
    }
    expect(html).toContain('lang="en-GB"')
    expect(html).not.toMatch(/<link|url\(|<script/i)
    const pictures = html.match(/<img[^>]*>/g) ?? []
    expect(pictures).toHaveLength(template.startsWith('order-') ? 2 : 0)
    // Outlook goes by the attributes; the same address for everybody who is sent it, and no WebP.
    for (const picture of pictures)
      for (const part of [
        / width="72"/,
        / height="90"/,
        / alt="Your [^"]+"/,
        / src="https:\/\/shop\.example\/api\/files\/mockup\/[0-9a-f]{32}\.jpg"/,
      ])
        expect(picture).toMatch(part)
    // Gmail cuts what is longer than 102 KB.
    expect(html.length).toBeLessThan(60_000)
  })

  it('leads nowhere but to the shop, its mailbox and the carrier', async () => {
    const { html, text } = await write(template, samples[template])
    for (const href of hrefs(html))
      expect(href).toMatch(
        /^(https:\/\/shop\.example(\/|$)|mailto:hi@shop\.example$|https:\/\/www\.royalmail\.com\/)/,
      )
    const button = /<a [^>]*data-label="[^"]*"[^>]*>/.exec(html)?.[0]
    const target = button ? hrefs(button)[0] : undefined
    if (WITHOUT_BUTTON.has(template)) expect(target).toBeUndefined()
    else {
      // The button, the same in letters below it, and in the text on a line of its own.
      expect(target).toBeTruthy()
      // Long words wrap on a phone, in the middle of the button.
      expect(button).toContain('text-align:center')
      expect(html).toMatch(/open this address:<br\/?>/)
      expect(seen(html)).toContain(`open this address:${target}`)
      expect(text.split('\n')).toContain(target)
    }
  })

  it('tells customers where to ask, and the people of the shop nothing of it', async () => {
    const { html, text } = await write(template, samples[template])
    const isForCustomers = CUSTOMER_MAILS.includes(template)
    for (const body of [seen(html), text])
      expect(body.includes('Questions? Just answer')).toBe(isForCustomers)
  })

  it('shows what people typed as text, never as HTML', async () => {
    const poison = '<script>alert(1)</script><b title="x">'
    const { html, subject } = await write(template, poisoned(samples[template], poison))
    expect(html).not.toMatch(/<script|<b /)
    expect(html.includes('&lt;script&gt;alert(1)')).toBe(!OF_FIGURES.has(template))
    expect(subject).not.toMatch(/[\r\n]/)
  })

  it('keeps to one line, and text runs as its reader expects, whatever a name holds', async () => {
    const poison = 'Ann\r\nBcc: all@shop.example\u202egpj.exe\u200f\u2066\u0000'
    const { html, subject, text } = await write(template, poisoned(samples[template], poison))
    expect(subject).not.toMatch(/[\r\n]/)
    const hidden = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/
    expect(subject).not.toMatch(hidden)
    expect(text).not.toMatch(hidden)
    expect(subject + text).not.toContain('\0')
    // The preview's own padding holds marks on purpose; it comes before the page.
    expect(html.slice(html.indexOf('<h1'))).not.toMatch(hidden)
  })
})

describe('links', () => {
  it.each(['https://shop.example.evil.example/x', 'http://shop.example/x', 'javascript:alert(1)', 'nothing'])(
    'refuses %s, which is not the shop’s own',
    async (url) => {
      await expect(write('reset-password', { name: 'Ann', resetUrl: url })).rejects.toThrow(
        'leads to the shop',
      )
      await expect(write('verify-email', { name: 'Ann', verifyUrl: url })).rejects.toThrow(
        'leads to the shop',
      )
      await expect(write('welcome', { name: 'Ann', verifyUrl: url })).rejects.toThrow('leads to the shop')
    },
  )

  it('of Medusa’s users lead to Medusa’s admin, wherever it is, and nowhere else', async () => {
    const adminUrl = 'https://backend.example/app'
    const write = (inviteUrl: string) =>
      renderMail(
        {
          template: 'user-invite',
          data: { email: 'mel@example.com', inviteUrl, expiresAt: '2026-11-22T18:05:00Z' },
          askedAt: ASKED,
        },
        { ...options, adminUrl },
        SOON,
      )
    expect((await write(`${adminUrl}/invite?token=abc`)).text).toContain(
      'Accept the invitation:\nhttps://backend.example/app/invite?token=abc',
    )
    await expect(write('https://shop.example/app/invite?token=abc')).rejects.toThrow('leads to the shop')
  })

  it('leads to the dashboard where a carrier gives no web address', async () => {
    for (const trackingUrl of [null, 'javascript:alert(1)', 'https://carrier@evil.example/', 'soon']) {
      const { html, text } = await write('order-shipped', { ...samples['order-shipped'], trackingUrl })
      expect(html).not.toMatch(/javascript:|evil\.example/)
      expect(text).toContain('See your order:\nhttps://shop.example/dashboard')
    }
    expect((await write('order-shipped', samples['order-shipped'])).text).toContain(
      `Track the parcel:\n${samples['order-shipped'].trackingUrl}`,
    )
  })
})

describe('names', () => {
  it.each(['www.win.example', 'Go to http://win.example', 'a@b.example', 'win.example', 'x'.repeat(41), ''])(
    'greets without %j, which would read as an advertisement or as nothing',
    async (name) => {
      const { html, text } = await write('welcome', { name, verifyUrl: null })
      expect(text.split('\n')[0]).toBe('Welcome to Loom & Co')
      if (name) expect(html).not.toContain(name)
    },
  )

  it.each(['Ann', 'Jean-Luc', 'J. R.', 'Zoë', 'שרה'])('greets %s', async (name) => {
    expect((await write('welcome', { name, verifyUrl: null })).text).toMatch(
      `Welcome to Loom & Co, ${name}\n`,
    )
  })
})

describe('mails about an account', () => {
  it('say how long a link works, and until when', async () => {
    const reset = await write('reset-password', samples['reset-password'])
    const verify = await write('verify-email', samples['verify-email'])
    for (const body of [seen(reset.html), reset.text]) {
      expect(body).toContain('for 1 hour: until Sat 21 Nov 2026 at 19:05 (UK time)')
      expect(body).toContain(samples['reset-password'].resetUrl)
    }
    for (const body of [seen(verify.html), verify.text]) {
      expect(body).toContain('for 24 hours, until Sun 22 Nov 2026 at 18:05 (UK time)')
      expect(body).toContain(samples['verify-email'].verifyUrl)
    }
  })

  it('tell whoever did not open the account not to confirm its address', async () => {
    const warning = 'do not confirm it, since whoever chose its password could use it in your name'
    for (const template of ['welcome', 'verify-email'] as const) {
      const { html, text } = await write(template, samples[template])
      for (const body of [seen(html), text.replace(/\s+/g, ' ')]) expect(body, template).toContain(warning)
    }
  })

  it('that were held up for longer than their link lasts say so, and lead to a new one', async () => {
    const nextWeek = new Date('2026-11-28T09:00:00Z')
    const cases = [
      ['reset-password', 'https://shop.example/forgot-password'],
      ['account-exists', 'https://shop.example/forgot-password'],
      ['verify-email', 'https://shop.example/login'],
      ['welcome', 'https://shop.example/login'],
      ['user-invite', 'https://shop.example/app'],
      ['user-reset-password', 'https://shop.example/app/reset-password'],
    ] as const
    for (const [template, instead] of cases) {
      const { html, text } = await write(template, samples[template], nextWeek)
      for (const body of [html, text]) {
        expect(body).not.toContain('token=')
        expect(body).toContain(instead)
      }
      expect(text).toContain('mail was held up for longer than')
    }
    const onTime = await write('reset-password', samples['reset-password'], new Date('2026-11-21T19:04:59Z'))
    expect(onTime.text).toContain('token=')
  })

  it('say what happened, when, where, and what to do if it was not you', async () => {
    const signIn = await write('new-sign-in', samples['new-sign-in'])
    for (const body of [seen(signIn.html), signIn.text])
      for (const part of ['Sat 21 Nov 2026 at 18:05 (UK time)', 'Firefox on Windows', '203.0.113.24'])
        expect(body).toContain(part)
    const linked = await write('sign-in-linked', samples['sign-in-linked'])
    expect(linked.text).toContain('Linked: Google')
    expect(linked.text).toContain('Your password, if you have one, works as before.')
    const dropped = await write('sign-in-linked', { ...samples['sign-in-linked'], passwordGone: true })
    expect(dropped.text).not.toContain('works as before')
    expect(dropped.text).toContain('It no longer works, and everybody who was signed in is signed out.')
    const factor = await write('second-factor-changed', samples['second-factor-changed'])
    expect(factor.subject).toBe('Two-step sign-in is on')
    const used = await write('second-factor-changed', { ...samples['second-factor-changed'], change: 'used' })
    expect(used.text).toContain('one of your recovery codes, which is used up now')
    const changed = await write('password-changed', samples['password-changed'])
    for (const { text } of [signIn, linked, factor, used, changed]) {
      expect(text).toContain('If it was not you, set a new password straight away')
      expect(text).toContain('Set a new password:\nhttps://shop.example/forgot-password')
    }
  })

  it('lead a user of Medusa’s admin to its own door, not to the shop’s', async () => {
    const factor = await write('user-second-factor-changed', samples['user-second-factor-changed'])
    const password = await write('user-password-changed', samples['user-password-changed'])
    for (const { text } of [factor, password]) {
      expect(text).toContain('Medusa’s admin of Loom & Co')
      expect(text).toContain('Set a new password:\nhttps://shop.example/app/reset-password')
      expect(text).not.toContain('/forgot-password')
    }
  })

  it('tell a reset from a change, and one who came from one who went', async () => {
    const change = await write('password-changed', { ...samples['password-changed'], how: 'change' })
    expect(change.text).toContain('How: From your account')
    expect((await write('password-changed', samples['password-changed'])).text).toContain('How: With a link')
    const removed = await write('administrators-changed', {
      ...samples['administrators-changed'],
      change: 'removed',
    })
    expect(removed.subject).toBe('An administrator of Loom & Co was removed')
    expect(removed.text).toContain('Removed: Ada Whitfield (ada@example.com)')
    expect(removed.text).toMatch(/^An administrator was removed\n/)
    const added = await write('administrators-changed', samples['administrators-changed'])
    expect(added.text).toMatch(/^There is a new administrator\n/)
  })

  it('tell of a tier with what it brings, and promise nothing where it brings nothing', async () => {
    const { subject, text, html } = await write('tier-reached', samples['tier-reached'])
    expect(subject).toContain('Explorer')
    for (const body of [seen(html), text]) expect(body).toContain('5% off every order, applied automatically')
    expect(text).toContain('See your membership:\nhttps://shop.example/dashboard?tab=membership')
    const bare = await write('tier-reached', { name: '', tier: 'Patron', benefits: [] })
    expect(bare.text).not.toContain('What it brings you')
  })

  it('ask a newcomer to confirm where there is something to confirm', async () => {
    expect((await write('welcome', samples.welcome)).text).toContain(samples.welcome.verifyUrl)
    const without = await write('welcome', { name: 'Ann', verifyUrl: null })
    expect(without.text).not.toContain('confirm')
    expect(without.text).toContain('Start a design:\nhttps://shop.example/customize')
  })
})

describe('mails about an order', () => {
  const order: MailOrder = samples['order-confirmation'].order

  it('show lines, sums, the address and where the order is', async () => {
    const { html, text, subject } = await write('order-confirmation', { name: 'Ann', order })
    expect(subject).toBe('Your order #1042 is in')
    for (const body of [seen(html), text]) {
      for (const part of ['iPhone 15 Pro, Gloss', '£31.98', '−£5.20', 'Free', '£46.78', '£7.80'])
        expect(body).toContain(part)
      expect(body).toContain('LS1 4AP')
      expect(body).toContain('United Kingdom')
      expect(body).toContain('within 30 days')
      expect(body.match(/AI-generated design/g)).toHaveLength(1)
      expect(body).toContain('Promo code SAVE10')
      expect(body).toContain('Design: Fox at dusk')
    }
    expect(text).toContain('Snap Case\niPhone 15 Pro, Gloss\n')
    expect(text).toContain('Quantity 2, £15.99 each £31.98\n')
    expect(text).toContain('Total £46.78\nof which VAT £7.80\n')
  })

  it('say when the contract is made, that the card is only authorised, and where a complaint goes', async () => {
    const { html, text } = await write('order-confirmation', { name: 'Ann', order })
    for (const body of [seen(html), text]) {
      expect(body).toContain('Until then £46.78 is only authorised on your card, not charged.')
      expect(body).toContain('with that accept your order. Your contract with us is made at that moment')
      expect(body).toContain('cannot be returned for a change of mind')
      expect(body).toContain('A complaint? Answer this mail')
      expect(body).toContain('pro forma invoice')
    }
    const charged = await write('order-confirmation', { name: 'Ann', order: { ...order, charged: true } })
    expect(charged.text).toContain('Your card has been charged £46.78.')
    expect(charged.text).not.toContain('only authorised')
    expect(charged.text).toContain('Download the invoice (PDF)')
  })

  it('lead to the very order and its invoice', async () => {
    const here = `https://shop.example/dashboard?tab=orders&order=${order.orderId ?? ''}`
    for (const template of ['order-confirmation', 'order-approved'] as const) {
      const { text, html } = await write(template, { name: 'Ann', order })
      expect(text).toContain(`See your order:\n${here}\n`)
      expect(hrefs(html)).toContain(`${here}&invoice=download`)
    }
    // A mail that was kept before orders were named in it.
    const older = { ...order }
    delete older.orderId
    const { html } = await write('order-confirmation', { name: 'Ann', order: older })
    expect(hrefs(html)).toContain('https://shop.example/dashboard?tab=orders')
    expect(html).not.toContain('invoice=download')
  })

  it('have no VAT line where the shop is not registered for it', async () => {
    const totals = { ...order.totals, tax: null }
    const { text } = await write('order-confirmation', { name: 'Ann', order: { ...order, totals } })
    expect(text).not.toContain('VAT')
  })

  it('say truly what happens with the money of a refused order', async () => {
    const released = (await write('order-rejected', samples['order-rejected'])).text
    const refunded = (await write('order-rejected', { ...samples['order-rejected'], money: 'refunded' })).text
    expect(released).toContain('was not taken')
    expect(refunded).toContain('back to you')
    expect(refunded).not.toContain('was not taken')
    expect(released).toContain('brand’s')
  })

  it('name what went back of a payment before the print', async () => {
    const whole = (await write('order-approved', samples['order-approved'])).text
    expect(whole).toContain('your payment of £46.78 has been taken.')
    const part = (await write('order-approved', { ...samples['order-approved'], refunded: 15.99 })).text
    expect(part).toContain('your payment of £46.78 has been taken, of which £15.99 went back to you.')
  })

  it('ask for a review once the case is there, and lead to where it is ordered again', async () => {
    const { text, html } = await write('order-delivered', samples['order-delivered'])
    expect(text).toContain('write a review')
    const button = html.slice(0, html.indexOf('Review or order again')).split('<a ').at(-1)
    expect(button).toMatch(/dashboard\?tab=orders&amp;order=/)
  })

  it('call an estimated delivery an estimate', async () => {
    const estimated = await write('order-delivered', { ...samples['order-delivered'], estimated: true })
    expect(estimated.text).toContain('By our estimate')
    expect(estimated.subject).toContain('should have arrived')
    expect((await write('order-delivered', samples['order-delivered'])).text).toContain(
      'The carrier tells us',
    )
  })
})

it('refuses a template that does not exist', async () => {
  const mail = { template: 'toString', data: {}, askedAt: ASKED }
  await expect(renderMail(mail, options)).rejects.toThrow('There is no mail template')
})
