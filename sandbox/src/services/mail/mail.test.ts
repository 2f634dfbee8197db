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
