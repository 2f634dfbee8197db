import net from 'node:net'
import { createTransport, type SendMailOptions } from 'nodemailer'
import SMTPTransport from 'nodemailer/lib/smtp-transport/index.js'
import { submissionPort } from './submission-port'

export type SendMail = (mail: SendMailOptions) => Promise<void>

/** In ms. `whole` bounds a delivery however slowly a server trickles; it is below the queue's lease. */
export interface SmtpLimits {
  connect: number
  idle: number
  whole: number
}
const LIMITS: SmtpLimits = { connect: 15_000, idle: 30_000, whole: 90_000 }

type Connected = Parameters<NonNullable<SMTPTransport.Options['getSocket']>>[1]

/** Connects by itself, so that the socket can be cut; TLS is nodemailer's, on top of it. */
function connect(
  { host, port, secure }: SMTPTransport.Options,
  patience: number,
  done: Connected,
): net.Socket {
  const socket = net.connect({ host: host ?? 'localhost', port: submissionPort(port, secure) })
  const late = setTimeout(() => socket.destroy(new Error('Connection timeout')), patience)
  const fail = (error: Error) => {
    clearTimeout(late)
    done(error, undefined)
  }
  socket.once('error', fail)
  socket.once('connect', () => {
    clearTimeout(late)
    socket.off('error', fail)
    socket.setKeepAlive(true)
    done(null, { connection: socket })
  })
  return socket
}

/**
 * What hands mails to a server, each over a connection of its own. It throws whatever goes wrong, within
 * `limits.whole`, and by then nothing more of that mail can reach the server.
 */
export function openTransport(smtpUrl: string, limits: SmtpLimits = LIMITS): SendMail {
  return async (mail) => {
    let socket: net.Socket | undefined
    let deadline: NodeJS.Timeout | undefined
    const tooLong = new Promise<never>((_resolve, reject) => {
      deadline = setTimeout(() => {
        socket?.destroy()
        reject(new Error(`The mail server did not finish within ${limits.whole / 1000} s`))
      }, limits.whole)
    })
    // Made here, since given an object with a url nodemailer takes the url alone and drops every limit.
    const server = new SMTPTransport({
      url: smtpUrl,
      connectionTimeout: limits.connect,
      greetingTimeout: limits.connect,
      socketTimeout: limits.idle,
      getSocket: (options, done) => {
        socket = connect(options, limits.connect, done)
      },
    })
    const transport = createTransport(server, { disableFileAccess: true, disableUrlAccess: true })
    try {
      await Promise.race([transport.sendMail(mail), tooLong])
    } finally {
      clearTimeout(deadline)
      transport.close()
    }
  }
}
