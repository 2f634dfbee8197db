import { html, raw } from 'hono/html'
import { EVENT_FAULTS, OPERATION_FAULTS } from './faults.js'
import type { Delivery } from './deliveries.js'
import { layout, type Markup } from './layout.js'
import type { RecordedRequest } from './ledger.js'
import type { Service, ServiceKit } from './service.js'

const SHOWN = 40
const OWN_COLLECTIONS = new Set(['clock', 'faults', 'deliveries', 'settings'])

const SCRIPT = `
const send = async (method, path, body) => {
  const answer = await fetch('/_sandbox/' + path, { method, headers: { 'content-type': 'application/json' }, body: body && JSON.stringify(body) })
  const data = await answer.json().catch(() => ({}))
  document.getElementById('said').textContent = answer.ok ? 'Done.' : (data.error || 'That did not work.')
  refresh(true)
}
const refresh = async (force) => {
  const live = document.getElementById('live')
  if (!force && live.querySelector('details[open]')) return
  const answer = await fetch('/_sandbox/live').catch(() => null)
  if (answer && answer.ok) live.innerHTML = await answer.text()
}
document.addEventListener('click', (event) => {
  const button = event.target.closest('button[data-path]')
  if (button) send(button.dataset.method || 'POST', button.dataset.path, button.dataset.body && JSON.parse(button.dataset.body))
})
document.addEventListener('submit', (event) => {
  const form = event.target.closest('form[data-fault]')
  if (!form) return
  event.preventDefault()
  const body = {}
  for (const [name, value] of new FormData(form)) if (value !== '') body[name] = ['times', 'ms', 'status', 'copies'].includes(name) ? Number(value) : value
  send('POST', 'faults', body)
})
setInterval(() => refresh(false), 2500)
`

const json = (value: unknown) => html`<pre>${JSON.stringify(value, null, 2)}</pre>`

const options = (values: readonly string[]) =>
  values.map((value) => html`<option value="${value}">${value}</option>`)

function requestRow(request: RecordedRequest): Markup {
  const good = request.status !== null && request.status < 400
  return html`<details>
    <summary>
      <span class="mark ${good ? 'good' : 'bad'}">${request.status ?? 'no answer'}</span>
      <code>${request.method} ${request.path}</code>
      <span class="soft">${request.operation} · ${request.at.slice(11, 19)} · ${request.ms} ms</span>
      ${request.fault ? html`<span class="mark warn">fault: ${request.fault}</span>` : ''}
    </summary>
    ${json({ headers: request.headers, body: request.body, response: request.response })}
  </details>`
}

function deliveryRow(delivery: Delivery): Markup {
  const mark = delivery.state === 'delivered' ? 'good' : delivery.state === 'pending' ? 'warn' : 'bad'
  return html`<details>
    <summary>
      <span class="mark ${mark}">${delivery.state}</span><code>${delivery.type}</code>
      <span class="soft"
        >${delivery.attempts} sent · ${delivery.lastError ?? delivery.lastStatus ?? 'not sent yet'}</span
      >
      ${delivery.fault ? html`<span class="mark warn">${delivery.fault}</span>` : ''}
      <button class="small" type="button" data-path="deliveries/${delivery.eventId}/resend">
        Send again
      </button>
    </summary>
    ${json({ ...delivery, body: JSON.parse(delivery.body) as unknown })}
  </details>`
}

function stateCard(name: string, rows: { id: string }[], service: Service): Markup {
  const { advance } = service
  const buttons = (id: string) =>
    advance?.collection === name
      ? html`<span class="row">
          ${advance.steps.map(
            (to) =>
              html`<button
                class="small"
                type="button"
                data-path="advance"
                data-body="${JSON.stringify({ orderId: id, to })}"
              >
                ${to}
              </button>`,
          )}
        </span>`
      : ''
  return html`<h2>${name.replaceAll('_', ' ')} <span class="mark">${rows.length}</span></h2>
    <div class="card">
      ${rows
        .slice(-SHOWN)
        .reverse()
        .map(
          (row) =>
            html`<details>
              <summary><code>${row.id}</code>${buttons(row.id)}</summary>
              ${json(row)}
            </details>`,
        )}
    </div>`
}

/** The part of the page that renews itself. */
export function livePart(kit: ServiceKit, service: Service): Markup {
  const { store, faults, deliveries } = kit
  const requests = store.requests.slice(-SHOWN).reverse()
  const events = deliveries.list().slice(-SHOWN).reverse()
  const states = Object.entries(store.snapshot()).filter(
    ([name, rows]) =>
      !OWN_COLLECTIONS.has(name) && !service.hiddenCollections?.includes(name) && rows.length > 0,
  )
  const waiting = faults.list()
  return html`${waiting.length > 0 ? html`<h2>Faults waiting</h2>` : ''}
    ${waiting.map(
      (fault) =>
        html`<div class="card row">
          <span class="mark warn">${fault.scenario ?? fault.kind}</span><code>${fault.match}</code>
          <span class="soft">strikes ${fault.left} more time${fault.left === 1 ? '' : 's'}</span>
          <button class="small" type="button" data-method="DELETE" data-path="faults/${fault.id}">
            Take back
          </button>
        </div>`,
    )}
    <h2>Requests <span class="mark">${store.requests.length}</span></h2>
    <div class="card">
      ${requests.length > 0 ? requests.map(requestRow) : html`<p class="soft">Nobody has asked anything yet.</p>`}
    </div>
    ${
      events.length > 0
        ? html`<h2>Events sent to the shop</h2>
            <div class="card">${events.map(deliveryRow)}</div>`
        : ''
    }
    ${states.map(([name, rows]) => stateCard(name, rows, service))}`
}

export function servicePage(kit: ServiceKit, service: Service): Markup {
  return layout({
    title: kit.title,
    notice: 'A local stand-in. No money moves, nothing is printed, nobody is written to.',
    body: html`<h1>${kit.title}</h1>
      <p class="soft">
        What the shop asked, what this stand-in remembers, and switches that make things go wrong.
      </p>
      <p class="row">
        <button type="button" data-path="clock" data-body='{"advanceSeconds":3600}'>
          Clock: one hour on
        </button>
        <button type="button" data-path="clock" data-body='{"advanceSeconds":86400}'>
          Clock: one day on
        </button>
        <button type="button" data-method="DELETE" data-path="faults">Take all faults back</button>
        <button type="button" data-path="reset">Forget everything</button>
        <span id="said" class="soft" role="status"></span>
      </p>
      <div class="card">
        <form class="row" data-fault>
          <label
            >Operation<select name="operation">
              <option value="*">any</option>
              ${options(service.operations)}
            </select></label
          >
          <label
            >Fault<select name="kind">
              ${options(OPERATION_FAULTS)}
            </select></label
          >
          <label>Times<input name="times" type="number" min="1" value="1" size="4" /></label>
          <label>Milliseconds<input name="ms" type="number" min="0" size="7" /></label>
          <label>Status<input name="status" type="number" min="400" max="599" size="5" /></label>
          <label>Scenario<input name="scenario" size="14" /></label>
          <button>Add a fault</button>
        </form>
      </div>
      ${
        service.events.length > 0
          ? html`<div class="card">
              <form class="row" data-fault>
                <label
                  >Event<select name="event">
                    <option value="*">any</option>
                    ${options(service.events)}
                  </select></label
                >
                <label
                  >Fault<select name="kind">
                    ${options(EVENT_FAULTS)}
                  </select></label
                >
                <label>Times<input name="times" type="number" min="1" value="1" size="4" /></label>
                <label>Copies<input name="copies" type="number" min="2" max="5" size="4" /></label>
                <label>Milliseconds<input name="ms" type="number" min="0" size="7" /></label>
                <button>Add an event fault</button>
              </form>
            </div>`
          : ''
      }
      <div id="live">${livePart(kit, service)}</div>
      <script>
        ${raw(SCRIPT)}
      </script>`,
  })
}
