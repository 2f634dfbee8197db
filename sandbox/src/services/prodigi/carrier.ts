import { html } from 'hono/html'
import { layout } from '../../core/layout.js'
import type { SandboxApp, SandboxContext } from '../../core/service.js'
import type { Parcel } from './entities.js'
import type { ProdigiStore } from './store.js'

/** The carrier behind the print provider: where parcels are, for people and for programs. */
export function carrierRoutes(app: SandboxApp, db: ProdigiStore): void {
  const find = (c: SandboxContext): Parcel | undefined =>
    db.parcels.get((c.req.param('number') ?? '').toUpperCase())
  const data = (c: SandboxContext) => {
    const parcel = find(c)
    if (!parcel) return c.json({ error: 'No parcel has this number.' }, 404)
    return c.json({ trackingNumber: parcel.id, status: parcel.status, deliveredAt: parcel.deliveredAt })
  }
  app.get('/carrier/status/:number', data)
  app.get('/carrier/track/:number', (c) => {
    if (c.req.header('accept')?.includes('application/json')) return data(c)
    const parcel = find(c)
    const said =
      parcel?.status === 'delivered' ? 'Delivered' : parcel ? 'On its way' : 'No parcel has this number'
    return c.html(
      layout({
        title: 'Track a parcel',
        notice: 'Sandbox Post carries no parcels: this is a local stand-in of a carrier.',
        body: html`<h1>${said}</h1>
          ${parcel ? html`<p class="soft">Parcel <code>${parcel.id}</code></p>` : ''}
          ${parcel?.deliveredAt ? html`<p>Delivered on ${new Date(parcel.deliveredAt).toUTCString()}</p>` : ''}`,
      }),
      parcel ? 200 : 404,
    )
  })
}
