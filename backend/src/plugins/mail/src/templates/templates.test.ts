import { describe, expect, it } from 'vitest'
import type { MailOptions } from '../modules/mail/options'
import { renderMail } from '.'
import type { MailOrder, MailTemplates } from './types'

const options: MailOptions = {
  publicUrl: 'https://shop.example',
  brand: {
    name: 'Loom & Co',
    company: 'Loom Ltd',
    address: '1 Street',
    email: 'hi@shop.example',
    phone: '+44 1',
  },
}
const NASTY = '<script>alert("x")</script>'
const order: MailOrder = {
  orderNumber: 7,
  lines: [
    {
      name: `Snap ${NASTY}`,
      device: 'iPhone 15 Pro',
      finish: 'Gloss',
      quantity: 2,
      unitPrice: 15.99,
      aiGenerated: true,
    },
    { name: 'Plain', device: 'Pixel 8', finish: 'Matte', quantity: 1, unitPrice: 20, aiGenerated: false },
  ],
  totals: { subtotal: 51.98, discount: 5, shipping: 0, tax: 7.83, total: 46.98 },
  shippingMethod: 'Standard',
  address: { name: NASTY, street: '12 Loom St', city: 'Leeds', postcode: 'ls1 1aa', country: 'gb' },
}
const data: MailTemplates = {
  welcome: { name: NASTY },
  'order-confirmation': { name: NASTY, order },
  'order-approved': { name: NASTY, order },
  'order-rejected': { name: NASTY, order, reason: NASTY, money: 'released' },
  'order-shipped': {
    name: NASTY,
    order,
    carrier: NASTY,
    trackingNumber: NASTY,
    trackingUrl: 'javascript:alert(1)',
  },
  'order-delivered': { name: NASTY, order, estimated: true },
}

describe('mail templates', () => {
  it.each(Object.entries(data))('%s shows what people typed as text, never as HTML', (template, given) => {
    const { html, subject, text } = renderMail(template, given, options)
    expect(html).not.toContain('<script')
    expect(html).not.toContain('javascript:')
    expect(html).toContain('&lt;script&gt;')
    expect(html).toContain('Loom &amp; Co')
    expect(subject).not.toMatch(/[\r\n]/)
    expect(text).toContain('Loom Ltd')
  })

  it('shows lines, sums, the address and where the order is', () => {
    const { html, text, subject } = renderMail('order-confirmation', data['order-confirmation'], options)
    expect(subject).toBe('Your order #7 is in')
    for (const body of [html, text]) {
      for (const part of ['iPhone 15 Pro, Gloss', '£31.98', '-£5.00', 'Free', '£46.98', '£7.83'])
        expect(body).toContain(part)
      expect(body).toContain('LS1 1AA')
      expect(body).toContain('United Kingdom')
      expect(body).toContain('cannot be returned for a change of mind')
      expect(body).toContain('within 30 days')
      expect(body).toContain('https://shop.example/dashboard')
      expect(body.match(/AI-generated design/g)).toHaveLength(1)
    }
  })

  it('says truly what happens with the money of a refused order', () => {
    const released = renderMail('order-rejected', data['order-rejected'], options).text
    const refunded = renderMail(
      'order-rejected',
      { ...data['order-rejected'], money: 'refunded' },
      options,
    ).text
    expect(released).toContain('was not taken')
    expect(refunded).toContain('back to you')
    expect(refunded).not.toContain('was not taken')
  })

  it('calls an estimated delivery an estimate', () => {
    expect(renderMail('order-delivered', data['order-delivered'], options).text).toContain('By our estimate')
    const reported = { ...data['order-delivered'], estimated: false }
    expect(renderMail('order-delivered', reported, options).text).toContain('The carrier tells us')
  })

  it('refuses a template that does not exist', () => {
    expect(() => renderMail('toString', {}, options)).toThrow('There is no mail template')
  })
})
