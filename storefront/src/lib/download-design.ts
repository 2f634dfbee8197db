import { useMutation } from '@tanstack/react-query'
import { api } from './api-client'
import { hasCode, messageOf } from './api-errors'
import { readToken } from './auth-token'
import { saveFile } from './save-file'
import { toast } from './toast'

async function download(id: string): Promise<void> {
  if (readToken() === null) throw new Error('Please log in to download designs')
  if (id === '') throw new Error('Invalid order')
  saveFile(await api.call('downloadDesign', { params: { id } }), `design-${id}.png`)
}

/** Saves the picture of a design, or of an ordered case, as it was drawn: as design-{id}.png. */
export function useDownloadDesign() {
  return useMutation({
    mutationFn: download,
    onSuccess: () => toast.success('Design downloaded successfully!'),
    onError: (error) => {
      // Of an expired session the shopper has been told.
      if (!hasCode(error, 'unauthenticated')) toast.error(messageOf(error, 'Failed to download design'))
    },
    meta: { silent: true },
  })
}
