import type { User } from '@caseloom/contract'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/text-field'
import { hasCode, messageOf } from '~/lib/api-errors'
import { toast } from '~/lib/toast'
import { accountApi } from '../api/account-api'
import { useSessionStore } from '../session'

export interface ProfileDraft {
  name: string
  phone: string
}
type Faults = Partial<Record<keyof ProfileDraft, string>>

interface ProfileFormProps {
  user: User
  draft: ProfileDraft
  /** Whether it was asked for just now: the button that was pressed has gone. */
  focused: boolean
  onDraft: (draft: ProfileDraft) => void
  onDone: () => void
}

export function ProfileForm({ user, draft, focused, onDraft, onDone }: ProfileFormProps) {
  const [faults, setFaults] = useState<Faults>({})
  const nameField = useRef<HTMLInputElement>(null)
  const phoneField = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focused) nameField.current?.focus()
  }, [focused])

  function tell(found: Faults) {
    setFaults(found)
    const first = found.name ? nameField : phoneField
    first.current?.focus()
  }
  const save = useMutation({
    mutationFn: () =>
      accountApi.call('updateProfile', { body: { name: draft.name.trim(), phone: draft.phone.trim() } }),
    onSuccess: (changed) => {
      useSessionStore.getState().updateUser(changed)
      toast.success('Profile updated successfully!')
      onDone()
    },
    onError: (error) => {
      if (hasCode(error, 'unauthenticated')) return
      const { name, phone } = hasCode(error, 'invalid_request') ? error.fields : {}
      if (name ?? phone) tell({ ...(name && { name }), ...(phone && { phone }) })
      else toast.error(messageOf(error, 'Profile update failed'))
    },
    meta: { silent: true },
  })
  const edit = (field: keyof ProfileDraft) => (event: { target: { value: string } }) => {
    setFaults((known) => ({ ...known, [field]: '' }))
    onDraft({ ...draft, [field]: event.target.value })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (save.isPending) return
    if (draft.name.trim() === '') tell({ name: 'Name is required' })
    else save.mutate()
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <TextField
        ref={nameField}
        label="Full Name"
        autoComplete="name"
        maxLength={120}
        required
        value={draft.name}
        onChange={edit('name')}
        {...(faults.name ? { error: faults.name } : {})}
      />
      <TextField
        label="Email Address"
        value={user.email}
        readOnly
        hint={
          user.emailVerified || !user.hasPassword
            ? 'Email cannot be changed'
            : 'Not verified yet: it can still be corrected below'
        }
      />
      <TextField
        ref={phoneField}
        label="Phone Number"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        value={draft.phone}
        onChange={edit('phone')}
        {...(faults.phone ? { error: faults.phone } : {})}
      />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" busy={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save Changes'}
        </Button>
        <Button variant="ghost" disabled={save.isPending} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
