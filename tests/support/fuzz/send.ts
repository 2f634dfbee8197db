import http from 'node:http'

export interface Sent {
  method: string
  /** As it goes over the line: nothing is encoded any more. */
  path: string
  headers: Record<string, string>
  body: Buffer | null
}
export interface Heard {
  status: number
  headers: http.IncomingHttpHeaders
  text: string
  ms: number
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })
const PATIENCE_MS = 60_000
/** What is read of an endless answer, such as a stream of events. */
const ENOUGH = 2_000_000

/** Sends exactly these bytes. A line that broke off is status 0. */
export function send(origin: string, { method, path, headers, body }: Sent): Promise<Heard> {
  const { hostname, port } = new URL(origin)
  const start = performance.now()
  return new Promise((resolve) => {
    let text = ''
    let status = 0
    let got: http.IncomingHttpHeaders = {}
    const end = () => resolve({ status, headers: got, text, ms: performance.now() - start })
    const request = http.request(
      {
        hostname,
        port,
        method,
        path,
        agent,
        headers: { ...headers, ...(body && { 'content-length': body.length }) },
        timeout: PATIENCE_MS,
      },
      (answer) => {
        status = answer.statusCode ?? 0
        got = answer.headers
        // It goes on for as long as a picture is drawn: its beginning is its answer.
        const isStream = String(got['content-type']).includes('event-stream')
        if (isStream) {
          answer.destroy()
          end()
          return
        }
        answer.setEncoding('utf8')
        answer.on('data', (part: string) => {
          if (text.length < ENOUGH) text += part
        })
        answer.on('end', end)
        answer.on('error', end)
      },
    )
    request.on('timeout', () => request.destroy(new Error('no answer')))
    request.on('error', (fault) => {
      text = fault.message
      end()
    })
    if (body) request.write(body)
    request.end()
  })
}

export const closeLines = () => agent.destroy()
