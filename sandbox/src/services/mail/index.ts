import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { startService, type RunningService, type Service, type ServiceOptions } from '../../core/service.js'
import { randomHex } from '../../core/ids.js'
import { inboxPage, messagePage } from './pages.js'

export interface Message {
  id: string
  receivedAt: string
  from: string
  to: string[]
  subject: string
  html: string | null
  text: string | null
  messageId: string | null
  headers: Record<string, string>
  attachments: { filename: string | null; mimeType: string }[]
}

export interface RunningMail extends RunningService {
  smtpUrl: string
}

interface MailOptions extends Omit<ServiceOptions, 'name' | 'title'> {
  smtpPort: number
}

const brief = ({ html: _html, text: _text, headers: _headers, ...rest }: Message) => rest

/** Whether a mail went to, or is about, what somebody looks for; everything where they look for nothing. */
const holds =
  (query: string) =>
  ({ to, subject }: Message): boolean =>
    [...to, subject].some((text) => text.toLowerCase().includes(query.toLowerCase()))

export async function startMail(options: MailOptions): Promise<RunningMail> {
  let smtp: SMTPServer | undefined
  const service = await startService({ ...options, name: 'mail', title: 'Mail stand-in' }, (kit): Service => {
    const messages = kit.store.collection<Message>('messages')
    smtp = openSmtp(async (raw, envelope) => {
      const fault = kit.faults.take('operation', 'smtp.receive', envelope.to.join(' '))
      if (fault) kit.store.commit()
      if (fault?.kind === 'error') throw new Error('The sandbox was told to refuse this mail.')
      const mail = await PostalMime.parse(raw)
      messages.put({
        id: `msg_${randomHex(10)}`,
        receivedAt: kit.clock.iso(),
        from: mail.from?.address ?? envelope.from,
        to: envelope.to,
        subject: mail.subject ?? '',
        html: mail.html ?? null,
        text: mail.text ?? null,
        messageId: mail.messageId ?? null,
        headers: Object.fromEntries(mail.headers.map((header) => [header.key, header.value])),
        attachments: mail.attachments.map(({ filename, mimeType }) => ({ filename, mimeType })),
      })
      kit.store.commit()
      // Stored, but the sender hears of a failure: what a lost answer looks like to it.
      if (fault?.kind === 'drop_after') throw new Error('The sandbox was told to lose its answer.')
    })
    return {
      operations: ['smtp.receive'],
      events: [],
      identify: () => 'inbox',
      failure: () => ({ error: 'The sandbox was told to fail.' }),
      quietPaths: /./,
      home: '/inbox',
      routes(app) {
        app.get('/api/messages', (c) => {
          const to = c.req.query('to')?.toLowerCase()
          const found = messages
            .all()
            .filter((row) => !to || row.to.some((entry) => entry.toLowerCase() === to))
          return c.json({ messages: found.reverse().map(brief) })
        })
        app.get('/api/messages/:id', (c) => {
          const message = messages.get(c.req.param('id'))
          return message ? c.json({ message }) : c.json({ error: 'There is no such message.' }, 404)
        })
        app.get('/inbox', (c) => {
          const query = (c.req.query('q') ?? '').trim()
          return c.html(inboxPage(messages.all().reverse().filter(holds(query)), query))
        })
        app.get('/inbox/:id', (c) => {
          const message = messages.get(c.req.param('id'))
          return message ? c.html(messagePage(message, c.req.query('q'))) : c.redirect('/inbox')
        })
      },
    }
  })
  const server = smtp
  if (!server) throw new Error('The mail server was not made.')
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(options.smtpPort, options.host, () => {
        server.off('error', reject)
        server.on('error', (error) => console.error('sandbox mail:', error.message))
        resolve()
      })
    })
  } catch (error) {
    await service.close()
    throw error
  }
  const { port } = server.server.address() as AddressInfo
  return {
    ...service,
    smtpUrl: `smtp://localhost:${port}`,
    async close() {
      await new Promise<void>((resolve) => server.close(() => resolve()))
      await service.close()
    },
  }
}

function openSmtp(
  store: (raw: string, envelope: { from: string; to: string[] }) => Promise<void>,
): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anybody' }),
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope
      const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map((entry) => entry.address) }
      readText(stream)
        .then((raw) => store(raw, envelope))
        .then(
          () => done(),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        )
    },
  })
}
