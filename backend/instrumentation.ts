import { createRequire } from 'node:module'
import type * as telemetry from './src/config/telemetry'

/** Called by Medusa before anything else is loaded. Without an address to send to, nothing of OpenTelemetry's is. */
export function register() {
  if (!process.env.OTEL_EXPORTER_OTLP_ENDPOINT) return
  const load = createRequire(__filename)
  const { startTelemetry } = load('./src/config/telemetry') as typeof telemetry
  startTelemetry()
}
