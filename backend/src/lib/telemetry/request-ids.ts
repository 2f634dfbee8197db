import type { tracing } from '@medusajs/framework/opentelemetry/sdk-node'
import { logContext, type LogContext } from '../log/context'

/** What the log calls it, and what a span does. Names of rows; whom they are of is none of a collector's business. */
const NAMES = {
  requestId: 'caseloom.request_id',
  orderId: 'caseloom.order_id',
  checkoutId: 'caseloom.checkout_id',
  cartId: 'caseloom.cart_id',
  paymentId: 'caseloom.payment_id',
  stripeEventId: 'caseloom.stripe_event_id',
  generationJobId: 'caseloom.generation_job_id',
} as const satisfies Partial<Record<keyof LogContext, string>>
export const ID_NAMES: readonly string[] = Object.values(NAMES)

function known(): Record<string, string> {
  const about = logContext()
  const found = Object.entries(NAMES).map(([key, name]) => [name, about?.[key as keyof typeof NAMES]])
  return Object.fromEntries(found.filter(([, value]) => value !== undefined)) as Record<string, string>
}

/** Gives every span the ids of its request and of what that is about, by which its lines are found in the log. */
export class RequestIds implements tracing.SpanProcessor {
  onStart(span: tracing.Span): void {
    span.setAttributes(known())
  }
  /** Which order it is about is often known only now. */
  onEnd(span: tracing.ReadableSpan): void {
    Object.assign(span.attributes, known())
  }
  forceFlush(): Promise<void> {
    return Promise.resolve()
  }
  shutdown(): Promise<void> {
    return Promise.resolve()
  }
}
