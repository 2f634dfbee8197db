import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })
const span = z.object({
  traceId: z.string(),
  name: z.string(),
  attributes: z.array(attribute).default([]),
})
const traces = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
})
export type Span = z.output<typeof span>

/** Takes OpenTelemetry's OTLP over HTTP in its JSON encoding, as a collector does, and keeps it. */
export async function startCollector() {
  const spans: Span[] = []
  const texts: string[] = []
  const metrics: string[] = []
  const server = http.createServer((req, res) => {
    const parts: Buffer[] = []
    req.on('data', (part: Buffer) => parts.push(part))
    req.on('end', () => {
      const whole = Buffer.concat(parts)
      const text = String(req.headers['content-encoding'] === 'gzip' ? gunzipSync(whole) : whole)
      if (req.url === '/v1/metrics') metrics.push(text)
      if (req.url === '/v1/traces') {
        texts.push(text)
        for (const { scopeSpans } of traces.parse(JSON.parse(text)).resourceSpans)
          spans.push(...scopeSpans.flatMap((scope) => scope.spans))
      }
      res.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    metrics,
    text: () => texts.join('\n'),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
