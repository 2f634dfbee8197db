import type { DesignView } from '@caseloom/ai-designs'
import type { Design } from '@caseloom/contract'

export const artworkUrl = (token: string, size: 'thumb' | 'large') =>
  `/api/files/artwork/${token}/${size}.webp`
export const mockupUrl = (token: string) => `/api/files/mockup/${token}.webp`

/** A design of the caller's as `/api` shows it. */
export function presentDesign({ design, artwork }: DesignView, author: string): Design {
  return {
    id: design.id,
    imageUrl: artworkUrl(artwork.token, 'large'),
    thumbnailUrl: artworkUrl(artwork.token, 'thumb'),
    prompt: design.prompt,
    enhancedPrompt: design.enhanced_prompt,
    title: design.title,
    likes: 0,
    liked: false,
    isPublic: design.is_public,
    publication: design.is_public ? 'pending' : 'private',
    own: true,
    author,
    width: artwork.width,
    height: artwork.height,
    drawnBy: design.drawn_by,
    aiGenerated: design.provider !== 'upload',
    createdAt: new Date(design.created_at).toISOString(),
  }
}
