import { isFeatureIcon } from '@caseloom/contract'
import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import { z } from 'zod'
import { answerChanged } from '../../../../lib/http/answer-changed'
import { holdsNullCharacter } from '../../../../lib/http/null-character'
import { cleanHtml } from '../../../../lib/merchandising/clean-html'
import { editorState } from '../../../../lib/merchandising/editor-state'
import { merchandisingSchema, sentencesByField } from '../../../../lib/merchandising/form'
import { saveMerchandisingWorkflow } from '../../../../workflows/merchandising/save-merchandising'
import { CHANGED_MEANWHILE } from '../../../../workflows/merchandising/steps/prepare-merchandising'

const bodySchema = merchandisingSchema(isFeatureIcon).extend({
  version: z.string({ error: 'Load the product first' }),
  categoryId: z.string({ error: 'Choose a category' }).nullable(),
})

function refuse(res: MedusaResponse, message: string, fields: Record<string, string>) {
  res.status(400).json({ type: MedusaError.Types.INVALID_DATA, message, fields })
}

export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.setHeader('Cache-Control', 'no-store')
  res.json(await editorState(req.scope, req.params.productId ?? ''))
}

export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const parsed = bodySchema.safeParse(req.body)
  if (!parsed.success) {
    refuse(res, parsed.error.issues[0]?.message ?? 'The form is not valid', sentencesByField(parsed.error))
    return
  }
  if (holdsNullCharacter(parsed.data)) {
    refuse(res, 'A text holds a character that cannot be kept', {})
    return
  }
  const { version, categoryId, ...said } = parsed.data
  const merchandising = {
    ...said,
    shortDescription: cleanHtml(said.shortDescription),
    longDescription: cleanHtml(said.longDescription),
  }
  const productId = req.params.productId ?? ''
  try {
    await saveMerchandisingWorkflow(req.scope).run({
      input: { productId, version, categoryId, merchandising },
    })
  } catch (error) {
    answerChanged(res, error, CHANGED_MEANWHILE)
    return
  }
  res.json(await editorState(req.scope, productId))
}
