import { createGenerationJobWorkflow, type GenerationWishes, type QuotaSubject } from '@caseloom/ai-designs'
import type { generateBody } from '@caseloom/contract'
import type { MedusaRequest } from '@medusajs/framework/http'
import type { z } from 'zod'
import { failure } from '../http/fail'

const KEY_MAX = 200

function wishesOf(body: z.output<typeof generateBody>): GenerationWishes {
  const { prompt, count, again, transparent } = body
  return {
    ...{ prompt: withoutControls(prompt), count, again, transparent },
    style: body.style ?? '',
    keepOut: withoutControls(body.keepOut ?? ''),
    referenceVariationId: body.referenceVariationId ?? null,
    referenceDesignId: body.referenceDesignId ?? null,
    provider: body.provider ?? null,
  }
}

/** Control characters, a line break among them, mean nothing to a picture. */
const withoutControls = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()

/** The caller's own key of the request, or null. @throws invalid_request */
function idempotencyKeyOf(req: MedusaRequest): string | null {
  const key = req.get('Idempotency-Key')?.trim()
  if (!key) return null
  if (key.length > KEY_MAX)
    throw failure('invalid_request', `The Idempotency-Key may have ${KEY_MAX} characters`)
  return key
}

/** Opens the job that a call asks for, or joins the one that draws the same. */
export async function openJobOf(
  { req, body }: { req: MedusaRequest; body: z.output<typeof generateBody> },
  who: QuotaSubject,
): Promise<{ jobId: string; joined: boolean }> {
  const { result } = await createGenerationJobWorkflow(req.scope).run({
    input: { who, wishes: wishesOf(body), idempotencyKey: idempotencyKeyOf(req) },
  })
  return result
}
