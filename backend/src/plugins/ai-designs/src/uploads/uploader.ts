import type { Owner } from '../modules/ai-designs/types'

/** Who sends a picture of their own. The address only ever comes as a hash. */
export interface Uploader {
  owner: Owner
  addressHash: string | null
}

/** A customer's own picture; its id is good wherever a variation's is. */
export interface UploadedPicture {
  id: string
  artworkToken: string
  width: number
  height: number
  prompt: string
}

export const OWN_PICTURE = 'Your own picture'
