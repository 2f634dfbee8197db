import { html } from 'hono/html'
import { layout, type Markup } from '../../core/layout.js'
import type { Message } from './index.js'

const NOTICE = 'Mails that the shop sent. They stayed on this machine; nobody received them.'
/** As many as a page holds and a person scrolls; the search finds the older ones. */
const SHOWN = 200

const LIST_STYLE = `
.search{margin:14px 0 18px}.search input{flex:1 1 240px;min-width:0}
.mails{list-style:none;margin:0;padding:0}
.mails a{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,240px) auto;gap:2px 20px;padding:12px 18px;text-decoration:none;color:inherit}
.mails li+li{border-top:1px solid var(--line)}.mails a:hover,.mails a:focus-visible{background:#f4f2f9}
.mails strong{color:var(--accent);overflow-wrap:anywhere}.mails span{overflow-wrap:anywhere}.mails time{white-space:nowrap}
.list{padding:0;overflow:hidden}
@media (max-width:700px){.mails a{grid-template-columns:minmax(0,1fr)}}
`
const MAIL_STYLE = `
main{max-width:840px}
.facts{display:grid;grid-template-columns:auto minmax(0,1fr);gap:2px 16px;margin:8px 0 16px}
.facts dt{color:var(--soft)}.facts dd{margin:0;overflow-wrap:anywhere}
iframe{display:block;width:100%;height:min(1100px,85vh);border:1px solid var(--line);border-radius:14px;background:#fff}
.text{white-space:pre-wrap;overflow-wrap:anywhere;max-height:none}
@media (max-width:700px){main{padding:20px 12px 48px}}
`

/** `21 Nov 2026, 18:05:09`, in UK time as the shop tells it. */
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})
const received = ({ receivedAt }: Message) =>
  html`<time datetime="${receivedAt}" class="soft">${clock.format(new Date(receivedAt))}</time>`

const subjectOf = ({ subject }: Message) => subject || '(no subject)'

const row = (message: Message, query: string) =>
  html`<li>
    <a href="/inbox/${message.id}${query ? `?q=${encodeURIComponent(query)}` : ''}"
      ><strong>${subjectOf(message)}</strong><span>${message.to.join(', ')}</span>${received(message)}</a
    >
  </li>`

function found(messages: Message[], query: string): Markup {
  if (messages.length === 0)
    return query
      ? html`<p class="soft">No mail holds ‘${query}’. <a href="/inbox">Show all mails</a></p>`
      : html`<p class="soft">No mail has been sent yet.</p>`
  return html`<div class="card list">
      <ul class="mails">
        ${messages.slice(0, SHOWN).map((message) => row(message, query))}
      </ul>
    </div>
    ${messages.length > SHOWN ? html`<p class="soft">Older ones are found by searching.</p>` : ''}`
}

/** All mails, or those of a search; newest first. */
export const inboxPage = (messages: Message[], query = ''): Markup =>
  layout({
    title: 'Inbox',
    notice: NOTICE,
    style: LIST_STYLE,
    body: html`<h1>Inbox <span class="mark">${messages.length}</span></h1>
      <form class="row search" role="search" action="/inbox">
        <input
          type="search"
          name="q"
          value="${query}"
          placeholder="Address or subject"
          aria-label="Address or subject"
          autocomplete="off"
        />
        <button class="main">Search</button>
        ${query ? html`<a class="button" href="/inbox">All mails</a>` : ''}
      </form>
      ${found(messages, query)}
      <p><a href="/_sandbox">State and switches</a></p>`,
  })

/** Web addresses of a text as links. */
function linked(text: string): (Markup | string)[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/)
    .map((part, index) =>
      index % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noopener noreferrer">${part}</a>` : part,
    )
}

/** Links of a mail open beside the inbox: inside the frame they would be as locked in as the mail. */
const withTarget = (body: string) =>
  /<head[^>]*>/i.test(body)
    ? body.replace(/<head[^>]*>/i, (head) => `${head}<base target="_blank">`)
    : `<base target="_blank">${body}`

export const messagePage = (message: Message, query = ''): Markup =>
  layout({
    title: subjectOf(message),
    notice: NOTICE,
    style: MAIL_STYLE,
    body: html`<p><a href="/inbox${query ? `?q=${encodeURIComponent(query)}` : ''}">Back to the inbox</a></p>
      <h1>${subjectOf(message)}</h1>
      <dl class="facts">
        <dt>From</dt>
        <dd>${message.from}</dd>
        <dt>To</dt>
        <dd>${message.to.map((to) => html`<a href="/inbox?q=${encodeURIComponent(to)}">${to}</a> `)}</dd>
        <dt>Received</dt>
        <dd>${received(message)}</dd>
      </dl>
      ${
        message.html
          ? html`<iframe
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              title="The mail as it looks"
              srcdoc="${withTarget(message.html)}"
            ></iframe>`
          : ''
      }
      <h2>Text</h2>
      <pre class="text">${message.text ? linked(message.text) : '(none)'}</pre>
      <details>
        <summary>Headers</summary>
        <pre class="text">
${Object.entries(message.headers)
            .map(([name, value]) => `${name}: ${value}`)
            .join('\n')}</pre>
      </details>`,
  })
