import { toast } from './toast'

const NOT_WANTED = 'AbortError'

/** Hands an address of the shop on by the device's own means, or else copies it. */
export async function shareLink(path: string, title: string): Promise<void> {
  const url = new URL(path, window.location.origin).href
  try {
    if ('share' in navigator && window.matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title, url })
    } else {
      await navigator.clipboard.writeText(url)
      toast.success('Link copied')
    }
  } catch (error) {
    if (error instanceof Error && error.name === NOT_WANTED) return
    toast.error(`Please copy the link yourself: ${url}`)
  }
}
