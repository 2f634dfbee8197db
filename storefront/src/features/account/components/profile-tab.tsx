import type { User } from '@caseloom/contract'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Alert } from '~/components/ui/alert'
import { Button } from '~/components/ui/button'
import { Card } from '~/components/ui/card'
import { TextField } from '~/components/ui/text-field'
import { api } from '~/lib/api-client'
import { messageOf } from '~/lib/api-errors'
import { formatDate } from '~/lib/dates'
import { toast } from '~/lib/toast'
import { useSessionStore } from '../session'

function ProfileForm({ user, onDone }: { user: User; onDone: () => void }) {
  const [name, setName] = useState(user.name)
  const [phone, setPhone] = useState(user.phone)
  const [fault, setFault] = useState('')
  const save = useMutation({
    mutationFn: () => api.call('updateProfile', { body: { name: name.trim(), phone: phone.trim() } }),
    onSuccess: (changed) => {
      useSessionStore.getState().updateUser(changed)
      toast.success('Profile updated successfully!')
      onDone()
    },
    onError: (error) => toast.error(messageOf(error, 'Profile update failed')),
    meta: { silent: true },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') {
      setFault('Name is required')
      return
    }
    setFault('')
    save.mutate()
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label="Full Name"
        autoComplete="name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        {...(fault ? { error: fault } : {})}
      />
      <TextField label="Email Address" value={user.email} readOnly hint="Email cannot be changed" />
      <TextField
        label="Phone Number"
        type="tel"
        autoComplete="tel"
        value={phone}
        onChange={(event) => setPhone(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save Changes'}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

export function ProfileTab({ user }: { user: User }) {
  const [editing, setEditing] = useState(false)
  const facts = [
    ['Full Name', user.name],
    ['Email Address', user.email],
    ['Phone Number', user.phone || 'Not provided'],
    ['Member Since', formatDate(user.createdAt)],
  ] as const
  return (
    <section aria-labelledby="profile-title">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h2 id="profile-title" className="text-2xl">
          Profile Information
        </h2>
        {editing ? null : (
          <Button variant="outline" onClick={() => setEditing(true)}>
            Edit Profile
          </Button>
        )}
      </div>
      <Card>
        {editing ? (
          <ProfileForm user={user} onDone={() => setEditing(false)} />
        ) : (
          <dl className="grid gap-5 sm:grid-cols-2">
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt className="text-sm text-ink-soft">{term}</dt>
                <dd className="font-semibold break-words">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </Card>
      <Alert className="mt-4" tone={user.emailVerified ? 'good' : 'warn'} title="Account Status">
        {user.emailVerified
          ? 'Verified Account - Your account is fully verified and secure.'
          : 'Your email address has not been verified yet.'}
      </Alert>
    </section>
  )
}
