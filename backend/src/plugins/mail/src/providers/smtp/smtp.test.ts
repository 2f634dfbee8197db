import net, { type AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import SmtpNotificationService from './service'
import { openTransport, type SmtpLimits } from './transport'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const MAIL = { from: 'shop@shop.example', to: 'ann@example.com', subject: 'Hello', text: 'Hello' }
const SHORT: SmtpLimits = { connect: 300, idle: 400, whole: 900 }
/** Where the server answers: this process may have a lot to do in between. */
const LONG: SmtpLimits = { connect: 5000, idle: 5000, whole: 9000 }

/** Sends one mail with short limits, and tells how it ended and after how long. */
async function outcome(port: number, { limits = SHORT, protocol = 'smtp' } = {}) {
  const began = performance.now()
  const error = await openTransport(
    `${protocol}://127.0.0.1:${port}?tls.rejectUnauthorized=false`,
    limits,
  )(MAIL).then(
    () => 'sent',
    (failure: unknown) => (failure instanceof Error ? failure.message : String(failure)),
  )
  return { error, ms: performance.now() - began }
}

/** A real mail server, faulty where its options make it so. */
async function mailServer(options: SMTPServerOptions = {}) {
  const received: { mail: Email; to: string[] }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, session, done) {
      readText(stream)
        .then(async (raw) => {
          const to = session.envelope.rcptTo.map(({ address }) => address)
          received.push({ mail: await PostalMime.parse(raw), to })
        })
        .then(() => done(), done)
    },
    ...options,
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => new Promise((resolve) => server.close(() => resolve())))
  return { port: (server.server.address() as AddressInfo).port, received }
}

/** A server that knows no protocol: `answer` gets each line of the client, first of all null. */
async function rawServer(answer: (line: string | null, socket: net.Socket) => void) {
  const sockets = new Set<net.Socket>()
  const server = net.createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    // Clients that give up in the middle are what these tests are about.
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      for (const line of chunk.toString('latin1').split('\r\n').filter(Boolean)) answer(line, socket)
    })
    answer(null, socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })
  return { port: (server.address() as AddressInfo).port, open: () => sockets.size }
}

const answered = (error: string, responseCode: number) => Object.assign(new Error(error), { responseCode })

describe('a mail on its way', () => {
  it('has its answer sent to whom it names, before where all others go', async () => {
    const { port, received } = await mailServer()
    const service = new SmtpNotificationService(
      {},
      { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'hello@shop.example', replyTo: 'help@shop.example' },
    )
    const content = { subject: 'Where is my case?', html: '<p>?</p>', text: '?', replyTo: 'ann@example.com' }
    await service.send({ to: 'hello@shop.example', channel: 'email', template: 'contact-message', content })
    expect(received.map(({ mail }) => mail.replyTo)).toEqual([[{ name: '', address: 'ann@example.com' }]])
  })

  it('goes to one mailbox, with an id that stays, an address for answers and a note that nobody wrote it', async () => {
    const { port, received } = await mailServer()
    const service = new SmtpNotificationService(
      {},
      {
        smtpUrl: `smtp://127.0.0.1:${port}`,
        from: 'Caseloom <hello@shop.example>',
        replyTo: 'help@shop.example',
      },
    )
    const notification = {
      to: 'ann@example.com',
      channel: 'email',
      template: 'welcome',
      content: { subject: 'Willkommen, Zoë ✿', html: '<p>Grüße</p>', text: 'Grüße' },
      provider_data: { dedupeKey: 'welcome:cus_1' },
    }
    const { id } = await service.send(notification)
    await service.send(notification)
    expect(received).toHaveLength(2)
    for (const { mail, to } of received) {
      expect(to).toEqual(['ann@example.com'])
      expect(mail.messageId).toBe(id)
      expect(mail.subject).toBe('Willkommen, Zoë ✿')
      expect(mail.html).toContain('Grüße')
      expect(mail.text).toContain('Grüße')
      expect(mail.from).toEqual({ name: 'Caseloom', address: 'hello@shop.example' })
      expect(mail.replyTo?.[0]?.address).toBe('help@shop.example')
      const headers = new Map(mail.headers.map(({ key, value }) => [key, value]))
      expect(headers.get('auto-submitted')).toBe('auto-generated')
      expect(headers.get('x-auto-response-suppress')).toBe('All')
    }
  })

  it.each([
    'ann@example.com, eve@example.com',
    'ann@example.com\r\nBcc: eve@example.com',
    'Ann <ann@example.com>, <eve@example.com>',
  ])('is never sent to a second address hidden in the first: %j', async (to) => {
    const { port, received } = await mailServer()
    const service = new SmtpNotificationService(
      {},
      { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'a@b.example' },
    )
    await service
      .send({ to, channel: 'email', template: 't', content: { subject: 'S', text: 't', html: 't' } })
      .catch(() => undefined)
    for (const { to: rcpt, mail } of received) {
      expect(rcpt).toHaveLength(1)
      expect(rcpt).not.toContain('eve@example.com')
      expect(mail.bcc ?? []).toEqual([])
    }
  })
})

describe('a broken mail server', () => {
  it('that is down is told of at once', async () => {
    const { port } = await rawServer(() => undefined)
    for (const close of closing.splice(0)) await close()
    expect((await outcome(port)).error).toContain('ECONNREFUSED')
  })

  it('that says nothing, or stops in the middle, costs no longer than the limits', async () => {
    const silent = await rawServer(() => undefined)
    expect(await outcome(silent.port)).toEqual({
      error: expect.stringContaining('Greeting never received') as string,
      ms: expect.toSatisfy((ms: number) => ms < 5000) as number,
    })
    const stuck = await rawServer((line, socket) => line === null && socket.write('220 hello\r\n'))
    const { error } = await outcome(stuck.port, { limits: { ...LONG, idle: SHORT.idle } })
    expect(error).toMatch(/timeout/i)
  })

  it('that trickles for ever is cut off, so that nothing of the mail arrives later', async () => {
    const timers: NodeJS.Timeout[] = []
    const { port, open } = await rawServer((line, socket) => {
      if (line === null) socket.write('220 hello\r\n')
      else timers.push(setInterval(() => socket.write('250-still greeting you\r\n'), 50))
    })
    closing.push(async () => timers.forEach((timer) => clearInterval(timer)))
    const { error, ms } = await outcome(port, { limits: { ...LONG, whole: SHORT.whole } })
    expect(error).toContain('did not finish within')
    expect(ms).toBeLessThan(2000)
    await expect.poll(open, { timeout: 2000 }).toBe(0)
  })

  it.each([
    [451, 'Try again later'],
    [550, '5.1.1 No such user here'],
    [554, '5.7.1 Not today'],
  ])('that refuses the recipient with %i says why', async (code, words) => {
    const { port } = await mailServer({ onRcptTo: (_to, _session, done) => done(answered(words, code)) })
    expect((await outcome(port, { limits: LONG })).error).toContain(`${code} ${words}`)
  })

  it.each([421, 452, 552, 554])('that refuses the mail itself with %i says why', async (code) => {
    const { port } = await mailServer({
      onData(stream, _session, done) {
        stream.resume()
        stream.on('end', () => done(answered('Not this one', code)))
      },
    })
    expect((await outcome(port, { limits: LONG })).error).toContain(`${code} Not this one`)
  })

  it('that takes the mail and loses its answer counts as a failure', async () => {
    const { port, open } = await rawServer((line, socket) => {
      if (line === null) socket.write('220 hello\r\n')
      else if (line === 'DATA') socket.write('354 go on\r\n')
      else if (/^(EHLO|MAIL|RCPT)/.test(line)) socket.write('250 yes\r\n')
    })
    expect((await outcome(port, { limits: { ...LONG, idle: SHORT.idle } })).error).toMatch(/timeout/i)
    await expect.poll(open, { timeout: 2000 }).toBe(0)
  })

  it('that hangs up in the middle is a failure soon', async () => {
    const { port } = await rawServer((line, socket) => {
      if (line === null) socket.write('220 hello\r\n')
      else socket.destroy()
    })
    const { error, ms } = await outcome(port, { limits: { connect: 5000, idle: 5000, whole: 10_000 } })
    expect(error).not.toBe('sent')
    expect(ms).toBeLessThan(4000)
  })

  it('whose encryption breaks gets no mail in the clear', async () => {
    const said: string[] = []
    const { port } = await rawServer((line, socket) => {
      if (line === null) socket.write('220 hello\r\n')
      else {
        said.push(line)
        if (line.startsWith('EHLO')) socket.write('250-hello\r\n250 STARTTLS\r\n')
        else if (line === 'STARTTLS') socket.write('220 go ahead\r\n')
        else socket.write('this is no handshake\r\n')
      }
    })
    expect((await outcome(port)).error).not.toBe('sent')
    expect(said.join()).not.toMatch(/MAIL FROM|ann@example/)
    const plain = await mailServer()
    expect((await outcome(plain.port, { protocol: 'smtps' })).error).not.toBe('sent')
    expect(plain.received).toEqual([])
  })

  it('takes a mail over TLS where it can', async () => {
    const { port, received } = await mailServer({ disabledCommands: [] })
    expect((await outcome(port, { limits: LONG })).error).toBe('sent')
    const secure = await mailServer({ secure: true, disabledCommands: [] })
    expect((await outcome(secure.port, { protocol: 'smtps', limits: LONG })).error).toBe('sent')
    expect(received.length + secure.received.length).toBe(2)
  })

  it('with a certificate that nobody vouches for gets no mail', async () => {
    const { port, received } = await mailServer({ disabledCommands: [] })
    const sending = openTransport(`smtp://127.0.0.1:${port}`, LONG)(MAIL)
    await expect(sending).rejects.toThrow(/certificate/i)
    expect(received).toEqual([])
  })
})
