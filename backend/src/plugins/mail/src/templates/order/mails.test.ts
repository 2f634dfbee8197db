import { describe, expect, it } from 'vitest'
import { HOME, samples, write } from '../testing/write-mail'

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
    expect(text).toContain('your order could not be made by itself')
    const sample = { ...samples['payment-in-review'], ordered: true }
    const ordered = (await write('payment-in-review', sample)).text
    expect(ordered).toContain('we have your order')
    expect(ordered).not.toContain('could not be made')
  })

  it('say of one that the bank let go of that nothing was taken, and of no money on its way', async () => {
    const sample = { ...samples['payment-returned'], lapsed: true }
    const { subject, text } = await write('payment-returned', sample)
    expect(subject).toBe('Your payment was not taken')
    expect(text).toContain('Your bank held £46.78 for your order, and has let go of the money')
    expect(text).not.toContain('goes back')
    expect((await write('payment-returned', samples['payment-returned'])).subject).toContain('goes back')
  })

  it('name what was paid where an order of another sum was accepted, and lead to no invoice of it', async () => {
    const { name, order } = samples['order-confirmation']
    const other = { name, order: { ...order, paid: 41.58 } }
    const says = async (template: 'order-confirmation' | 'order-approved', data = other) =>
      (await write(template, data)).text
    expect(await says('order-confirmation')).toContain('Until then £41.58 is only authorised on your card')
    expect(await says('order-confirmation')).toContain('Total £46.78\nof which VAT £7.80\nPaid £41.58\n')
    expect(await says('order-approved')).toContain('your payment of £41.58 has been taken')
    for (const template of ['order-confirmation', 'order-approved'] as const) {
      expect(await says(template)).not.toContain('invoice')
      expect(await says(template, { name, order: { ...order, paid: 46.78 } })).toContain('invoice=download')
    }
    for (const template of ['order-rejected', 'order-cancelled', 'order-adjust-missed'] as const) {
      const released = await write(template, { ...samples['order-rejected'], ...other })
      expect(released.text).toContain('the £41.58 held on your card is released')
    }
    const lapsed = await write('order-lapsed', { ...samples['order-lapsed'], ...other })
    expect(lapsed.text).toContain('Your bank held £41.58 for order #1042')
    const refunded = await write('order-refunded', { ...other, amount: 41.58 })
    expect(refunded.text).toContain('all that you paid for order #1042')
    expect(refunded.text).not.toContain('invoice')
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

describe('the wish for a change', () => {
  const sample = samples['order-adjust']
  const deadline = new Date(sample.deadline)

  it('leads to the studio until its deadline, and not any more after that', async () => {
    const before = await write('order-adjust', sample, new Date(deadline.getTime() - 1000))
    expect(before.text).toContain('https://shop.example/customize?adjust=')
    for (const reminder of [false, true]) {
      const { subject, text, html } = await write('order-adjust', { ...sample, reminder }, deadline)
      expect(subject).toBe('We could not ask you in time about your order #1042')
      expect(html).not.toContain('adjust=')
      expect(text).not.toContain('send it for approval')
      expect(text).toContain('That time is over')
      expect(text).toContain('The words run into the camera.')
      expect(text).toContain('See your order:\nhttps://shop.example/dashboard?tab=orders&order=')
    }
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
      'admin-refund-stuck',
      'admin-order-stuck',
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

  it.each([
    ['rejecting', 'was rejected, but its payment is not given back yet', 'that the money has gone back.'],
    ['cancelling', 'was cancelled, but its payment is not given back yet', 'that the money has gone back.'],
    ['processing', 'is still being processed', 'that it is with the printer.'],
  ] as const)(
    'say what keeps an order that is %s, and what comes of it then',
    async (decision, what, then) => {
      const sample = samples['admin-order-stuck']
      const { subject, text } = await write('admin-order-stuck', { ...sample, decision })
      expect(subject).toBe(`Order #1042 ${what}`)
      expect(text).toContain(sample.reason)
      expect(text).toContain(then)
    },
  )

  it('say by when somebody has to decide on a payment without an order, and what happens then', async () => {
    const { subject, text } = await write('admin-parked-lapsing', samples['admin-parked-lapsing'])
    expect(subject).toBe('Decide on a payment without an order within 24 hours')
    expect(text).toContain('The bank holds the money until Sat 28 Nov 2026 at 16:30 (UK time).')
    expect(text).toContain('Paid: £41.58')
  })

  it('claim no end of what Stripe tells none of', async () => {
    for (const template of ['admin-parked-lapsing', 'admin-payment-lapsing'] as const) {
      const { text } = await write(template, { ...samples[template], about: true })
      expect(text).toMatch(
        /holds the money until about \w{3} \d+ Nov 2026 at 16:30 \(UK time\); Stripe does not/,
      )
    }
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
