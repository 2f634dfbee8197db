/** As the contract has them (see picture-file.test.ts); its schemas are no part of the dashboard's first load. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']

/** Why a file can be no profile picture, or null. The shop looks into the file once more. */
export function pictureFault({ type, size }: { type: string; size: number }): string | null {
  if (!type.startsWith('image/')) return 'Please select an image file'
  if (!PICTURE_TYPES.includes(type)) return 'Please select an image file of the kind JPG, PNG or GIF'
  if (size > PICTURE_MAX_BYTES) return 'Image size must be less than 5MB'
  if (size === 0) return 'This file is empty. Please select another one.'
  return null
}
