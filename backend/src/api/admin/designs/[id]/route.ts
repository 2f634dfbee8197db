import { reviewDesignWorkflow } from '@caseloom/ai-designs'
import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { adminDesignBody } from '../../../../lib/designs/admin-page'
import { actorEmail } from '../../../../lib/http/actor-email'
import { answerChanged } from '../../../../lib/http/answer-changed'
import { readInput } from '../../../../lib/http/admin-input'

/** Publishes a design in the gallery, or keeps it out. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse) {
  const {
    publication,
    reason,
    title,
    reviewed_at: reviewedAt,
    reported_until: readUntil,
  } = readInput(adminDesignBody, req.body)
  const id = req.params.id ?? ''
  try {
    await reviewDesignWorkflow(req.scope).run({
      input: {
        ...{ id, publication, reason: reason || null, by: await actorEmail(req) },
        ...(title === undefined ? {} : { title }),
        ...(reviewedAt === undefined ? {} : { reviewedAt }),
        ...(readUntil === undefined ? {} : { readUntil }),
      },
    })
    res.json({ id })
  } catch (error) {
    answerChanged(res, error, 'conflict')
  }
}
