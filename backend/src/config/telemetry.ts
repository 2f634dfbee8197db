import { PgInstrumentation } from '@medusajs/framework/opentelemetry/instrumentation-pg'
import { metrics, tracing } from '@medusajs/framework/opentelemetry/sdk-node'
import { registerOtel } from '@medusajs/medusa'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { createRequire, syncBuiltinESMExports } from 'node:module'
import { env } from '../env'
import { beforeExit } from '../lib/telemetry/before-exit'
import { DiscreetExporter } from '../lib/telemetry/discreet-exporter'
import { RequestIds } from '../lib/telemetry/request-ids'

const METRICS_EVERY_MS = 15_000
/** Spans that wait for the collector: one purchase alone has some thousands. What is more is dropped. */
const WAITING_SPANS = 20_000

/**
 * Medusa's own spans of requests, workflows and queries, with those of calls to other services (Stripe, Prodigi, OpenAI, S3) and of
 * PostgreSQL, sent to where OpenTelemetry's own settings say (OTEL_EXPORTER_OTLP_ENDPOINT, _HEADERS, OTEL_TRACES_SAMPLER, …).
 */
export function startTelemetry(): void {
  const named = process.env.OTEL_SERVICE_NAME ?? ''
  const exporter = new DiscreetExporter(new OTLPTraceExporter())
  const waiting = { maxQueueSize: Number(process.env.OTEL_BSP_MAX_QUEUE_SIZE ?? WAITING_SPANS) }
  const sdk = registerOtel({
    serviceName: named === '' ? `caseloom-${env.MEDUSA_WORKER_MODE}` : named,
    exporter,
    spanProcessors: [new RequestIds(), new tracing.BatchSpanProcessor(exporter, waiting)],
    metricReaders: [
      new metrics.PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(),
        exportIntervalMillis: Number(process.env.OTEL_METRIC_EXPORT_INTERVAL ?? METRICS_EVERY_MS),
      }),
    ],
    instrumentations: [
      // What comes in has Medusa's own spans. (To ignore it instead would silence all that a request sets off.)
      new HttpInstrumentation({ disableIncomingRequestInstrumentation: true }),
      new UndiciInstrumentation(),
      // Not what jobs ask when there is nothing to do.
      new PgInstrumentation({ requireParentSpan: true }),
    ],
    instrument: { http: true, query: true, workflows: true, cache: true },
  }) as { shutdown: () => Promise<void> }
  // Who loaded them before, and whoever imports them, gets the watched ones too.
  const load = createRequire(__filename)
  for (const name of ['http', 'https']) load(name)
  syncBuiltinESMExports()
  let isEnding = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      // While Medusa starts nobody else listens: it ends as it would have without us.
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
      // What is answered from now on is seen too: the last is sent when all is done.
      else if (!isEnding) beforeExit(() => sdk.shutdown())
      isEnding = true
    })
}
