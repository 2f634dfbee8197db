import type { User } from '@caseloom/contract'
import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '~/components/ui/button'
import { Card } from '~/components/ui/card'
import { formatDate } from '~/lib/dates'
import { useExpiryDraft } from '~/lib/use-expiry-draft'
import { useSessionStore } from '../session'
import { AccountStatus } from './account-status'
import { NewsletterSwitch } from './newsletter-switch'
import { PictureUploader } from './picture-uploader'
import { ProfileForm, type ProfileDraft } from './profile-form'
import { SecurityCard } from './security-card'
import { YourData } from './your-data'

function Facts({ user }: { user: User }) {
  const facts = [
    ['Full Name', user.name],
    ['Email Address', user.email],
    ['Phone Number', user.phone || 'Not provided'],
    ['Member Since', formatDate(user.createdAt)],
  ] as const
  return (
    <dl className="grid gap-5 sm:grid-cols-2">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className="text-sm text-ink-soft">{term}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function ProfileTab({ user }: { user: User }) {
  const [draft, setDraft] = useState<ProfileDraft | null>(null)
  const [restored, setRestored] = useState(false)
  const [pressed, setPressed] = useState(false)
  const changed = draft !== null && (draft.name !== user.name || draft.phone !== user.phone)
  // Whoever looks into another tab finds their changes again, unless they signed out meanwhile.
  const kept = useExpiryDraft(
    'profile',
    user.id,
    () => (changed ? draft : null),
    () => useSessionStore.getState().user?.id === user.id,
  )
  const edit = useRef<HTMLButtonElement>(null)
  if (kept && !restored) {
    setRestored(true)
    setDraft(kept)
  }
  return (
    <section aria-labelledby="profile-title">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h2 id="profile-title" className="text-2xl">
          Profile Information
        </h2>
        {draft ? null : (
          <Button
            ref={edit}
            variant="outline"
            onClick={() => {
              setPressed(true)
              setDraft({ name: user.name, phone: user.phone })
            }}
          >
            <Pencil size={18} aria-hidden="true" /> Edit Profile
          </Button>
        )}
      </div>
      <div className="grid gap-5">
        <Card className="grid gap-6">
          <PictureUploader user={user} />
          {draft ? (
            <ProfileForm
              user={user}
              draft={draft}
              focused={pressed}
              onDraft={setDraft}
              onDone={() => {
                setDraft(null)
                requestAnimationFrame(() => edit.current?.focus())
              }}
            />
          ) : (
            <Facts user={user} />
          )}
        </Card>
        <AccountStatus user={user} />
        <NewsletterSwitch user={user} />
        <SecurityCard user={user} />
        <YourData user={user} />
      </div>
    </section>
  )
}
