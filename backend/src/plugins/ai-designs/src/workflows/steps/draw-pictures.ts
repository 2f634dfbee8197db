import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { createHash, randomBytes } from 'node:crypto'
import { removeFiles, storeFiles } from '../../files/store-files'
import { AI_DESIGNS_MODULE } from '../../modules/ai-designs'
import { ownerKey } from '../../modules/ai-designs/owner'
import type { GenerationOptions } from '../../modules/ai-designs/service'
import type { ImageResult } from '../../providers/image-provider'

export interface DrawInput extends GenerationOptions {
  jobId: string
  joined: boolean
}
interface Made {
  fileIds: string[]
  artworkId: string
  variationId: string
}

/** Draws and keeps the pictures of a job. One that fails costs nothing: the others are the answer. */
export const drawPicturesStep = createStep(
  'draw-pictures',
  async (input: DrawInput, { container }) => {
    if (input.joined) return new StepResponse(0, [] as Made[])
    const slots = Array.from({ length: input.count }, (_, slot) => slot)
    const results = await Promise.allSettled(slots.map((slot) => drawSlot(container, input, slot)))
    const made = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    if (made.length === 0) {
      const failed = results.find((result) => result.status === 'rejected')
      const error: unknown = failed?.reason ?? new Error('No picture was asked for')
      const code = error instanceof MedusaError ? error.code : undefined
      const sentence = error instanceof Error ? error.message : String(error)
      await container
        .resolve(AI_DESIGNS_MODULE)
        .failJob(input.jobId, code ?? 'provider_unavailable', sentence)
      throw error
    }
    return new StepResponse(made.length, made)
  },
  async (made, { container }) => {
    if (!made) return
    const designs = container.resolve(AI_DESIGNS_MODULE)
    await designs.deleteGenerationVariations(made.map(({ variationId }) => variationId))
    await designs.deleteArtworks(made.map(({ artworkId }) => artworkId))
    await removeFiles(
      container,
      made.flatMap(({ fileIds }) => fileIds),
    )
  },
)

async function drawSlot(container: MedusaContainer, input: DrawInput, slot: number): Promise<Made> {
  const designs = container.resolve(AI_DESIGNS_MODULE)
  const { prompt, style, salt } = input
  // The provider never learns who it is, only that it is the same somebody.
  const user = createHash('sha256')
    .update(`designs:${ownerKey(input.owner)}`)
    .digest('hex')
    .slice(0, 32)
  const picture = await designs.drawPicture(
    {
      prompt,
      style,
      salt,
      index: slot,
      user,
      keepOut: '',
      transparent: false,
      reference: null,
      signal: new AbortController().signal,
    },
    { stage: () => undefined, partial: () => undefined },
  )
  const fileIds = await keepFiles(container, picture)
  try {
    const [original = '', large = '', thumb = ''] = fileIds
    const artwork = await designs.createArtworks({
      token: randomBytes(16).toString('hex'),
      sha256: createHash('sha256').update(picture.bytes).digest('hex'),
      mime: picture.mime,
      width: picture.width,
      height: picture.height,
      provider: designs.providerId,
      drawn_by: designs.drawnBy,
      original_file_id: original,
      large_file_id: large,
      thumb_file_id: thumb,
    })
    const variation = await designs.createGenerationVariations({
      job_id: input.jobId,
      slot,
      artwork_id: artwork.id,
      enhanced_prompt: picture.enhancedPrompt,
      seed: picture.seed,
      plan: picture.plan,
      usage: picture.usage,
    })
    return { fileIds, artworkId: artwork.id, variationId: variation.id }
  } catch (error) {
    await removeFiles(container, fileIds)
    throw error
  }
}

/** File names hold chance of their own, so that a file is never found by its artwork's token. */
function keepFiles(container: MedusaContainer, picture: ImageResult): Promise<string[]> {
  const name = randomBytes(16).toString('hex')
  const extension = picture.mime === 'image/png' ? 'png' : (picture.mime.split('/')[1] ?? 'img')
  return storeFiles(container, [
    { filename: `${name}.${extension}`, mimeType: picture.mime, content: picture.bytes },
    { filename: `${name}-large.webp`, mimeType: 'image/webp', content: picture.large },
    { filename: `${name}-thumb.webp`, mimeType: 'image/webp', content: picture.thumb },
  ])
}
