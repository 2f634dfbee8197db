import type { core, tracing } from '@medusajs/framework/opentelemetry/sdk-node'
import { makeDiscreet } from './discreet'

/** Sends spans on once they are fit to leave. */
export class DiscreetExporter implements tracing.SpanExporter {
  constructor(private readonly to: tracing.SpanExporter) {}

  export(spans: tracing.ReadableSpan[], done: (result: core.ExportResult) => void): void {
    spans.forEach(makeDiscreet)
    this.to.export(spans, done)
  }
  async forceFlush(): Promise<void> {
    await this.to.forceFlush?.()
  }
  shutdown(): Promise<void> {
    return this.to.shutdown()
  }
}
