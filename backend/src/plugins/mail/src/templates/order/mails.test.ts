import { describe, expect, it } from 'vitest'
import type { MailOptions } from '../../modules/mail/options'
import { renderMail } from '../render'
import { sampleMails } from '../samples'
import type { MailTemplate, MailTemplates } from '../types'

const HOME = 'https://shop.example'
const options: MailOptions = {
  publicUrl: HOME,
  brand: { name: 'Loom', company: 'Loom Ltd', address: '1 Street', email: 'hi@shop.example', phone: '+44 1' },
}
const ASKED = new Date('2026-11-21T18:05:00Z')
const samples = sampleMails(HOME, ASKED)
const write = <Name extends MailTemplate>(template: Name, data: MailTemplates[Name]) =>
  renderMail({ template, data, askedAt: ASKED }, options)

describe('mails about money that goes back', () => {
  it('say truly whether it was taken', async () => {
    const released = await write('order-cancelled', samples['order-cancelled'])
    expect(released.text).toContain('As you asked, order #1042 is cancelled')
    expect(released.text).toContain('was not taken')
    const refunded = await write('order-cancelled', { ...samples['order-cancelled'], money: 'refunded' })
    expect(refunded.text).toContain('sending your payment of £46.78 back to you')
    expect(refunded.text).not.toContain('was not taken')
  })

  it('name what is left where a part went back before', async () => {
    const sample = { ...samples['order-rejected'], money: 'refunded' } as const
    const rest = await write('order-rejected', { ...sample, refunded: 6.78 })
    expect(rest.text).toContain('the rest of your payment, £40.00, back to you; £6.78 of it went back before')
    const none = await write('order-rejected', { ...sample, refunded: 46.78 })
    expect(none.text).toContain('Your payment of £46.78 went back to you before.')
    expect(none.text).not.toContain('We are sending')
  })

  it('tell a refund of a part from one of all', async () => {
    const part = await write('order-refunded', samples['order-refunded'])
    expect(part.text).toContain('£15.99 back to you, a part of what you paid for order #1042')
    const all = await write('order-refunded', { ...samples['order-refunded'], amount: 46.78 })
    expect(all.text).toContain('£46.78 back to you, all that you paid for order #1042')
  })

  it('say of one that waits for a person that it is there, and lead to its page', async () => {
    const { text } = await write('payment-in-review', samples['payment-in-review'])
    expect(text).toContain('Your payment of £46.78 reached us')
    expect(text).toContain('Please do not pay again.')
    expect(text).toContain('https://shop.example/payment?session_id=cs_test_a1b2')
  })

  it('lead to the cart only where what was ordered lies in it', async () => {
    const kept = await write('order-lapsed', samples['order-lapsed'])
    expect(kept.text).toContain('Pay again:\nhttps://shop.example/cart\n')
    expect(kept.text).toContain('If you would still like it, pay for it there')
    const some = {
      ...samples['order-lapsed'],
      missing: ['Snap, iPhone 15, Gloss', 'Tough, iPhone 15, Matte'],
    }
    const rest = await write('order-lapsed', some)
    expect(rest.text.replaceAll(/\s+/g, ' ')).toContain(
      'but for what cannot be bought just now: Snap, iPhone 15, Gloss; Tough, iPhone 15, Matte. If you would still like the rest,',
    )
    expect(rest.text).toContain('Pay again:\nhttps://shop.example/cart\n')
    const gone = await write('order-lapsed', { ...samples['order-lapsed'], kept: false })
    expect(gone.text).not.toContain('/cart')
    expect(gone.text).toContain('See your order:\nhttps://shop.example/dashboard')
  })
})

describe('mails about a parcel', () => {
  it('say how long the carrier takes once the order is placed and accepted, where that is known', async () => {
    for (const template of ['order-confirmation', 'order-approved'] as const) {
      const { name, order } = samples[template]
      const { text, html } = await write(template, {
        name,
        order: { ...order, deliveryTime: '5-7 business days' },
      })
      expect(text).toContain('5-7 business days once it is printed, and at the latest within 30 days')
      expect(html).toContain('5-7 business days')
      expect((await write(template, { name, order })).text).not.toContain('Delivery time')
    }
  })

  it('promise tracking where there is any, and say where there is none', async () => {
    const placed = await write('order-confirmation', samples['order-confirmation'])
    expect(placed.text).toContain('with tracking where the carrier gives any')
    const none = 'The carrier has given us no tracking number. Should one come, we send it to you.'
    const sent = samples['order-shipped']
    expect((await write('order-shipped', sent)).text).not.toContain(none)
    const noLink = await write('order-shipped', { ...sent, trackingUrl: null })
    expect(noLink.text).toContain('Tracking number: AB123456789GB')
    expect(noLink.text).not.toContain(none)
    const nothing = await write('order-shipped', { ...sent, trackingNumber: null, trackingUrl: null })
    expect(nothing.text).toContain(none)
    expect(nothing.text).not.toContain('Tracking number:')
  })

  it('give a number that came later, and lead to the parcel or the order', async () => {
    const late = samples['order-tracking']
    const { subject, text } = await write('order-tracking', late)
    expect(subject).toBe('Tracking for your order #1042')
    expect(text).toContain('Tracking number: AB123456789GB')
    expect(text).toContain(`Track the parcel:\n${late.trackingUrl}`)
    const noLink = await write('order-tracking', { ...late, trackingUrl: null })
    expect(noLink.text).toContain('See your order:\nhttps://shop.example/dashboard')
  })
})

describe('what a person of the shop writes to a customer', () => {
  const lines = ['The logo is a brand’s', '', 'Please use another picture']

  it('stands by itself, line by line, in a rejection and in the wish for a change', async () => {
    const rejected = await write('order-rejected', { ...samples['order-rejected'], reason: lines })
    expect(rejected.text).toContain(
      'The reason:\n\nThe logo is a brand’s\n\nPlease use another picture\n\nYour',
    )
    const wish = await write('order-adjust', { ...samples['order-adjust'], remark: lines })
    expect(wish.text).toContain(
      'to change:\n\nThe logo is a brand’s\n\nPlease use another picture\n\nChange the picture',
    )
  })

  it('is read in a mail that was kept when it was one text', async () => {
    const { text } = await write('order-rejected', { ...samples['order-rejected'], reason: 'A logo' })
    expect(text).toContain('The reason:\n\nA logo\n\n')
  })
})

describe('mails to administrators', () => {
  const panel = `${HOME}/admin`
  const first = samples['admin-orders-waiting'].orders.slice(0, 1)

  it('lead to the very order', async () => {
    for (const template of [
      'admin-new-order',
      'admin-order-changed',
      'admin-print-failed',
      'admin-print-held-up',
      'admin-order-kept',
      'admin-payment-lapsing',
    ] as const) {
      const { text, subject } = await write(template, samples[template])
      expect(subject).toContain('#1042')
      expect(text).toContain(`${panel}?order=${samples['admin-new-order'].order.orderId}`)
      expect(text).toContain('Order: 2 × Snap Case for iPhone 15 Pro, Gloss; Tough Case for')
    }
  })

  it('say of a changed order that its customer has done what they were asked', async () => {
    const { subject, text } = await write('admin-order-changed', samples['admin-order-changed'])
    expect(subject).toBe('Order #1042 has been changed and awaits approval again')
    expect(text).toContain('Its customer has sent the change that was asked for.')
  })

  it('tell a print that was stopped from one that the printer never took', async () => {
    const sample = samples['admin-print-failed']
    const failed = await write('admin-print-failed', sample)
    expect(failed.subject).toBe('Order #1042 could not be sent to print')
    expect(failed.text).toContain('The reason: Prodigi answered 500 without saying why')
    const reason = 'The print was cancelled at Prodigi. Process the order again, or reject it.'
    const stopped = await write('admin-print-failed', { ...sample, reason, stopped: true })
    expect(stopped.subject).toBe('The print of order #1042 was cancelled')
    expect(stopped.text).toContain(`It was with the printer, and is not printed now. ${reason}`)
    expect(stopped.text).toContain('which prints it anew, or rejected')
    expect(stopped.text).not.toContain('could not be sent')
  })

  it('say of a print that is held up what the printer reports, and what can be done', async () => {
    const { subject, text } = await write('admin-print-held-up', samples['admin-print-held-up'])
    expect(subject).toBe('The print of order #1042 is held up')
    expect(text).toContain('Prodigi reports: An item is out of stock.')
    expect(text).toContain('Cancel the print and reject the order')
  })

  it('name every order that waits, or the one', async () => {
    const many = await write('admin-orders-waiting', samples['admin-orders-waiting'])
    expect(many.subject).toBe('2 orders have been waiting for approval for more than a day')
    expect(many.text).toContain(
      '#1042: 2 × Snap Case for iPhone 15 Pro, Gloss and 1 more, £46.78, since Fri 20 Nov 2026 at 16:30',
    )
    expect(many.text).toContain('#1044: Snap Case for Pixel 8, Matte, £21.49')
    expect(many.text).not.toContain('And ')
    const one = await write('admin-orders-waiting', { name: 'Ann', orders: first, more: 0 })
    expect(one.subject).toBe('Order #1042 has been waiting for approval for more than a day')
  })

  it('count the orders that wait beyond those that they name', async () => {
    const { subject, text } = await write('admin-orders-waiting', { name: 'Ann', orders: first, more: 30 })
    expect(subject).toBe('31 orders have been waiting for approval for more than a day')
    expect(text).toContain('And 30 more that have not waited as long.')
  })
})
