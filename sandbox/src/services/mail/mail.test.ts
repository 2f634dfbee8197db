import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { expect, it } from 'vitest'
import { startSandbox } from '../../index.js'
import type { Message } from './index.js'

it('keeps mails over a restart and shows them', async () => {
  const options = { ledgerDir: mkdtempSync(join(tmpdir(), 'sandbox-mail-')), services: ['mail'] as const }
  const first = await startSandbox(options)
  const transport = createTransport(first.mail?.smtpUrl ?? '')
  await transport.sendMail({
    from: 'shop@caseloom.test',
    to: 'shopper@example.com',
    subject: 'Your order',
    text: 'Thank you',
    html: '<p>Thank you</p>',
  })
  transport.close()
  await first.close()

  const second = await startSandbox(options)
  const url = second.mail?.url ?? ''
  const list = async (to: string) =>
    ((await (await fetch(`${url}/api/messages?to=${to}`)).json()) as { messages: Message[] }).messages
  const [found] = await list('shopper@example.com')
  const { message } = (await (await fetch(`${url}/api/messages/${found?.id ?? ''}`)).json()) as {
    message: Message
  }
  expect(message).toMatchObject({ subject: 'Your order', to: ['shopper@example.com'] })
  expect(message.html).toContain('<p>Thank you</p>')
  expect(await list('somebody@example.com')).toEqual([])
  expect(await (await fetch(`${url}/inbox/${message.id}`)).text()).toContain('Sandbox')
  await second.close()
})

it('lists newest first, finds by address or subject, and shows a mail locked in a frame with links that work', async () => {
  const sandbox = await startSandbox({ ledgerDir: null, services: ['mail'] as const })
  const transport = createTransport(sandbox.mail?.smtpUrl ?? '')
  const send = (to: string, subject: string) =>
    transport.sendMail({
      from: 'shop@caseloom.test',
      to,
      subject,
      text: 'Open https://shop.example/reset?token=a&email=b, please. <script>alert(1)</script>',
      html: '<html><head><title>t</title></head><body><script>alert(1)</script><a href="https://shop.example/">Go</a></body></html>',
    })
  await send('ann@example.com', 'First mail')
  await send('Bob@example.com', '<script>alert(1)</script>')
  await send('ann@example.com', 'Third mail')
  transport.close()

  const url = sandbox.mail?.url ?? ''
  const page = async (path: string) => (await fetch(`${url}${path}`)).text()
  const all = await page('/inbox')
  expect(all.indexOf('Third mail')).toBeLessThan(all.indexOf('First mail'))
  expect(all).not.toContain('<script>')
  const bobs = await page('/inbox?q=bob%40EXAMPLE')
  expect(bobs).toContain('Bob@example.com')
  expect(bobs).not.toContain('ann@example.com')
  expect(await page('/inbox?q=third')).toContain('Third mail')
  expect(await page('/inbox?q=%3Cscript%3Enobody')).toContain('No mail holds')

  const [, bob] = ((await (await fetch(`${url}/api/messages`)).json()) as { messages: Message[] }).messages
  const mail = await page(`/inbox/${bob?.id ?? ''}`)
  expect(mail).not.toContain('<script>')
  expect(mail).toMatch(/<iframe\s+sandbox="allow-popups allow-popups-to-escape-sandbox"/)
  expect(mail).not.toContain('allow-scripts')
  expect(mail).toContain('&lt;base target=&quot;_blank&quot;&gt;')
  expect(mail).toContain('href="https://shop.example/reset?token=a&amp;email=b"')
  await sandbox.close()
})
