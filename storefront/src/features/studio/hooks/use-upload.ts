import type { StudioSettings, Upload } from '@caseloom/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { upload } from '~/lib/api-upload'
import { studioRoutes } from '../api/studio-api'
import { acquainted } from '../api/get-studio-settings'

export type UploadLimits = StudioSettings['uploads']
/** Until the shop has said: what browsers show and the shop takes. */
const USUAL: UploadLimits = {
  maxBytes: 15 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/avif'],
}

/** The sentence to show, or null where the file can be sent. The shop looks at what is in it. */
function fileProblem(file: File, { maxBytes, types }: UploadLimits = USUAL): string | null {
  if (file.type !== '' && types.length > 0 && !types.includes(file.type))
    return 'Please choose a picture: a photo or a JPEG, PNG or WebP file.'
  if (file.size > maxBytes)
    return `This picture is too large. It may have ${String(Math.floor(maxBytes / 1024 / 1024))} MB.`
  return null
}
export const acceptedTypes = (limits: UploadLimits = USUAL) => limits.types.join(',')

export function useUpload(limits: UploadLimits = USUAL) {
  const client = useQueryClient()
  const [share, setShare] = useState(0)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const mutation = useMutation<Upload, Error, File>({
    meta: { silent: true },
    mutationFn: async (file) => {
      const signal = running.current?.signal
      try {
        const problem = fileProblem(file, limits)
        if (problem) throw new Error(problem)
        setShare(0)
        await acquainted()
        return await upload(studioRoutes, 'uploadPicture', {
          file,
          field: 'image',
          ...(signal && { signal }),
          onProgress: setShare,
        })
      } finally {
        running.current = null
      }
    },
    onSuccess: () => void client.invalidateQueries({ queryKey: ['recent-jobs'] }),
  })
  const { mutate } = mutation
  const send = useCallback(
    (file: File) => {
      // One that is dropped or pasted while another is on its way is left where it is.
      if (running.current !== null) return
      running.current = new AbortController()
      mutate(file)
    },
    [mutate],
  )
  return {
    send,
    sending: mutation.isPending,
    share,
    error: mutation.error,
    sent: mutation.data,
    reset: mutation.reset,
  }
}
