import { html } from 'hono/html'
import { layout } from '../../core/layout.js'
import type { SandboxApp } from '../../core/service.js'
import type { Issue, Order } from './entities.js'
import type { ProdigiStore } from './store.js'

const UNPAID = 'order.RequiresPaymentAuthorisation'

/** Prodigi's own bill is not paid: the print waits until somebody authorises it. */
export const unpaidIssue = (db: ProdigiStore, orderId: string): Issue => ({
  objectId: orderId,
  errorCode: UNPAID,
  description: 'The card of this account needs its holder to authorise the payment.',
  authorisationDetails: {
    authorisationUrl: `${db.kit.url}/authorise/${orderId}`,
    paymentDetails: { amount: '9.45', currency: 'GBP' },
  },
})

export const isUnpaid = (order: Order): boolean =>
  order.status.issues.some(({ errorCode }) => errorCode === UNPAID)

/** The page behind `authorisationUrl`, where the merchant pays for prints. */
export function authoriseRoutes(app: SandboxApp, db: ProdigiStore): void {
  app.get('/authorise/:id', (c) => {
    const order = db.orders.get(c.req.param('id'))
    const waits = order !== undefined && isUnpaid(order)
    return c.html(
      layout({
        title: 'Authorise a payment',
        notice: 'No money moves here: this is a local stand-in of Prodigi’s dashboard.',
        body: html`<h1>${waits ? 'Authorise £9.45' : 'Nothing waits for a payment here'}</h1>
          ${
            waits
              ? html`<p class="soft">Print order <code>${order.id}</code></p>
                  <form method="post"><button class="main">Authorise</button></form>`
              : ''
          }`,
      }),
      order ? 200 : 404,
    )
  })
  app.post('/authorise/:id', (c) => {
    const order = db.orders.get(c.req.param('id'))
    if (!order) return c.text('No print order has this id.', 404)
    if (isUnpaid(order)) {
      const issues = order.status.issues.filter(({ errorCode }) => errorCode !== UNPAID)
      db.callBack(
        db.change(order.id, { status: { ...order.status, issues } }),
        'status.stage.changed#InProgress',
      )
      db.kit.store.commit()
    }
    return c.redirect(`/authorise/${order.id}`, 303)
  })
}
