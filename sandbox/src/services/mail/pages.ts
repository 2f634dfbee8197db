import { html } from 'hono/html'
import { layout, type Markup } from '../../core/layout.js'
import type { Message } from './index.js'

const NOTICE = 'Mails that the shop sent. They stayed on this machine; nobody received them.'

export const inboxPage = (messages: Message[]): Markup =>
  layout({
    title: 'Inbox',
    notice: NOTICE,
    body: html`<h1>Inbox</h1>
      ${
        messages.length === 0
          ? html`<p class="soft">No mail has been sent yet.</p>`
          : html`<div class="card">
              <table>
                <thead>
                  <tr>
                    <th>Subject</th>
                    <th>To</th>
                    <th>Received</th>
                  </tr>
                </thead>
                <tbody>
                  ${messages.map(
                    (message) =>
                      html`<tr>
                        <td><a href="/inbox/${message.id}">${message.subject || '(no subject)'}</a></td>
                        <td>${message.to.join(', ')}</td>
                        <td class="soft">${message.receivedAt.slice(0, 16).replace('T', ' ')}</td>
                      </tr>`,
                  )}
                </tbody>
              </table>
            </div>`
      }
      <p><a href="/_sandbox">State and switches</a></p>`,
  })

export const messagePage = (message: Message): Markup =>
  layout({
    title: message.subject,
    notice: NOTICE,
    style: 'iframe{width:100%;height:70vh;border:1px solid var(--line);border-radius:14px;background:#fff}',
    body: html`<p><a href="/inbox">All mails</a></p>
      <h1>${message.subject || '(no subject)'}</h1>
      <p class="soft">From ${message.from} to ${message.to.join(', ')}</p>
      ${
        message.html
          ? html`<iframe
              sandbox="allow-popups"
              title="The mail as it looks"
              srcdoc="${message.html}"
            ></iframe>`
          : ''
      }
      <h2>Text</h2>
      <pre>${message.text ?? '(none)'}</pre>`,
  })
