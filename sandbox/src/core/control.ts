import { livePart, servicePage } from './page.js'
import type { SandboxApp, SandboxContext, Service, ServiceKit } from './service.js'

/** Requests that are listed where nobody says how many: of those that are kept, the latest. */
const LISTED = 500

const readObject = async (c: SandboxContext): Promise<Record<string, unknown>> => {
  const value: unknown = await c.req.json().catch(() => ({}))
  return value !== null && typeof value === 'object' ? { ...value } : {}
}

/** `/_sandbox/*`: what tests and the pages use to look inside and to make things go wrong. */
export function mountControl(app: SandboxApp, kit: ServiceKit, service: Service): void {
  const { store, clock, faults, deliveries } = kit

  app.get('/_sandbox', (c) => c.html(servicePage(kit, service)))
  app.get('/_sandbox/live', (c) => c.html(livePart(kit, service)))

  app.post('/_sandbox/reset', (c) => {
    store.reset()
    return c.json({ ok: true })
  })

  app.get('/_sandbox/requests', (c) => {
    const operation = c.req.query('operation')
    const limit = Number(c.req.query('limit')) || LISTED
    const wanted = store.requests.filter((request) => !operation || request.operation === operation)
    return c.json({ requests: wanted.slice(-limit) })
  })

  app.get('/_sandbox/state', (c) =>
    c.json({
      service: kit.name,
      now: clock.iso(),
      collections: store.snapshot(c.req.query('collections')?.split(',')),
      settings: service.settings?.read() ?? {},
    }),
  )

  app.post('/_sandbox/state/:collection/:id', async (c) => {
    const { collection: name, id } = c.req.param()
    const collection = store.collection(name)
    if (!collection.get(id)) return c.json({ error: `There is no ${id} in ${name}.` }, 404)
    const changed = collection.update(id, { ...(await readObject(c)), id })
    store.commit()
    return c.json(changed)
  })

  app.get('/_sandbox/faults', (c) =>
    c.json({ faults: faults.list(), operations: service.operations, events: service.events }),
  )
  app.post('/_sandbox/faults', async (c) => {
    const added = faults.add(await readObject(c))
    return typeof added === 'string' ? c.json({ error: added }, 400) : c.json({ fault: added }, 201)
  })
  app.delete('/_sandbox/faults', (c) => {
    faults.clear()
    return c.json({ ok: true })
  })
  app.delete('/_sandbox/faults/:id', (c) => {
    faults.clear(c.req.param('id'))
    return c.json({ ok: true })
  })

  app.get('/_sandbox/weather', (c) => c.json({ weather: faults.weather.read() ?? null }))
  app.post('/_sandbox/weather', async (c) => {
    const wrong = faults.weather.write(await readObject(c))
    store.commit()
    return wrong ? c.json({ error: wrong }, 400) : c.json({ weather: faults.weather.read() })
  })
  app.delete('/_sandbox/weather', (c) => {
    faults.weather.clear()
    store.commit()
    return c.json({ ok: true })
  })

  app.get('/_sandbox/clock', (c) => c.json({ now: clock.iso(), offsetMs: clock.offsetMs }))
  app.post('/_sandbox/clock', async (c) => {
    const { advanceMs, advanceSeconds, offsetMs } = await readObject(c)
    const by =
      typeof offsetMs === 'number'
        ? offsetMs - clock.offsetMs
        : (typeof advanceMs === 'number' ? advanceMs : 0) +
          (typeof advanceSeconds === 'number' ? advanceSeconds * 1000 : 0)
    clock.moveBy(by)
    service.tick?.()
    store.commit()
    return c.json({ now: clock.iso(), offsetMs: clock.offsetMs })
  })

  app.post('/_sandbox/advance', async (c) => {
    if (!service.advance) return c.json({ error: `${kit.title} has nothing to advance.` }, 400)
    const { status, body } = await service.advance.run(await readObject(c))
    store.commit()
    return c.json(body, status)
  })

  app.get('/_sandbox/settings', (c) => c.json(service.settings?.read() ?? {}))
  app.post('/_sandbox/settings', async (c) => {
    if (!service.settings) return c.json({ error: `${kit.title} has no settings.` }, 400)
    const wrong = service.settings.write(await readObject(c))
    store.commit()
    return wrong ? c.json({ error: wrong }, 400) : c.json(service.settings.read())
  })

  app.get('/_sandbox/deliveries', (c) => c.json({ deliveries: deliveries.list() }))
  app.post('/_sandbox/deliveries/:eventId/resend', (c) => {
    const sent = deliveries.resend(c.req.param('eventId'))
    return sent ? c.json({ ok: true }) : c.json({ error: 'No such event was ever to be delivered.' }, 404)
  })
}
