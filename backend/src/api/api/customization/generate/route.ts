import { generateVariationsWorkflow, openArtwork } from '@caseloom/ai-designs'
import { endpoints } from '@caseloom/contract'
import { randomBytes } from 'node:crypto'
import { limitGeneration } from '../../../../lib/designs/limit-generation'
import { ownerOf } from '../../../../lib/designs/owner-of'
import { artworkUrl } from '../../../../lib/designs/present-design'
import { route } from '../../../../lib/http/route'

export const POST = route(endpoints.generate, async (call) => {
  const { scope, res, body } = call
  const owner = ownerOf(call)
  await limitGeneration(scope, res, owner)
  const { prompt, count, style = '' } = body
  const salt = body.again ? randomBytes(8).toString('hex') : ''
  const { result } = await generateVariationsWorkflow(scope).run({
    input: { owner, prompt, count, style, salt },
  })
  return Promise.all(
    result.map(async ({ id, artworkToken, width, height }) => {
      const { buffer } = await openArtwork(scope, artworkToken, 'large')
      return {
        id,
        imageData: buffer.toString('base64'),
        originalPrompt: prompt,
        imageUrl: artworkUrl(artworkToken, 'large'),
        thumbnailUrl: artworkUrl(artworkToken, 'thumb'),
        width,
        height,
      }
    }),
  )
})
