import { openArtwork, type OpenedFile } from '@caseloom/ai-designs'
import type { MedusaContainer } from '@medusajs/framework/types'
import { failure } from '../http/fail'
import { openSmallArtwork } from './small-artwork'

type Open = (scope: MedusaContainer, token: string) => Promise<OpenedFile>
const SIZES = new Map<string, Open>([
  ['small.webp', openSmallArtwork],
  ['thumb.webp', (scope, token) => openArtwork(scope, token, 'thumb')],
  ['large.webp', (scope, token) => openArtwork(scope, token, 'large')],
])

/** What opens an artwork in the size that a file's name says. @throws failure `not_found` for a name that is none */
export function openerOf(file = ''): Open {
  const open = SIZES.get(file)
  if (!open) throw failure('not_found', 'Picture not found')
  return open
}
