import type { ListedDesign, Owner } from '@caseloom/ai-designs'
import type { Design } from '@caseloom/contract'

export const artworkUrl = (token: string, size: 'thumb' | 'large') =>
  `/api/files/artwork/${token}/${size}.webp`
/** The address that goes with the gallery: it names no file, and answers only while the design is published. */
export const galleryUrl = (id: string, size: 'thumb' | 'large') =>
  `/api/files/gallery/${encodeURIComponent(id)}/${size}.webp`
export const mockupUrl = (token: string) => `/api/files/mockup/${token}.webp`

export const isOwn = (design: ListedDesign, { customerId, guestKeyHash }: Owner) =>
  design.owner_customer_id
    ? design.owner_customer_id === customerId
    : Boolean(design.guest_key_hash) && design.guest_key_hash === guestKeyHash

/** A design as `/api` shows it to the caller; whose it is stays with the shop but for a first name. */
export function presentDesign(design: ListedDesign, viewer: Owner, author: string): Design {
  const own = isOwn(design, viewer)
  const url = (size: 'thumb' | 'large') =>
    own ? artworkUrl(design.token, size) : galleryUrl(design.id, size)
  return {
    id: design.id,
    imageUrl: url('large'),
    thumbnailUrl: url('thumb'),
    prompt: design.prompt,
    enhancedPrompt: design.enhanced_prompt,
    title: design.title,
    likes: design.like_count,
    liked: design.liked,
    isPublic: design.is_public,
    publication: design.publication,
    author,
    own,
    width: design.width,
    height: design.height,
    drawnBy: design.drawn_by,
    aiGenerated: design.provider !== 'upload',
    drawnByModel: design.provider === 'openai',
    createdAt: new Date(design.created_at).toISOString(),
  }
}
