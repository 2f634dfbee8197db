import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { hasCode, messageOf } from '~/lib/api-errors'
import { upload } from '~/lib/api-upload'
import { toast } from '~/lib/toast'
import { accountApi, accountRoutes } from '../api/account-api'
import { pictureFault } from '../lib/picture-file'
import { useSessionStore } from '../session'

interface Chosen {
  file: File
  /** Shows the file before it is sent. */
  url: string
}

/** A picture that is chosen, looked at, then saved or left; and the removal of the one that is there. */
export function useProfilePicture() {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [share, setShare] = useState(0)
  const [fault, setFault] = useState<string | null>(null)
  const sending = useRef<AbortController | null>(null)

  useEffect(() => {
    if (chosen) return () => URL.revokeObjectURL(chosen.url)
  }, [chosen])
  useEffect(() => () => sending.current?.abort(), [])

  const save = useMutation({
    mutationFn: (file: File) => {
      sending.current = new AbortController()
      setShare(0)
      setFault(null)
      return upload(accountRoutes, 'uploadProfilePicture', {
        file,
        field: 'profilePicture',
        signal: sending.current.signal,
        onProgress: setShare,
      })
    },
    onSuccess: (user) => {
      useSessionStore.getState().updateUser(user)
      toast.success('Profile picture updated successfully!')
      setChosen(null)
    },
    onError: (error) => {
      if (error.name === 'AbortError' || hasCode(error, 'unauthenticated')) return
      setFault(messageOf(error, 'Failed to upload profile picture'))
    },
    meta: { silent: true },
  })
  const remove = useMutation({
    mutationFn: () => accountApi.call('deleteProfilePicture'),
    onSuccess: (user) => {
      useSessionStore.getState().updateUser(user)
      toast.success('Profile picture removed')
    },
  })

  return {
    chosen,
    share,
    fault,
    saving: save.isPending,
    removing: remove.isPending,
    choose: (file: File | undefined) => {
      if (!file || save.isPending) return
      const refused = pictureFault(file)
      setFault(refused)
      setChosen(refused === null ? { file, url: URL.createObjectURL(file) } : null)
    },
    unreadable: () => {
      setChosen(null)
      setFault('This picture can’t be read. Please select another image file.')
    },
    save: () => {
      if (chosen && !save.isPending) save.mutate(chosen.file)
    },
    cancel: () => {
      sending.current?.abort()
      setChosen(null)
      setFault(null)
    },
    remove: () => {
      if (!remove.isPending) remove.mutate()
    },
  }
}
