import { ImageUp, Trash2 } from 'lucide-react'
import { useId, useRef } from 'react'
import type { User } from '@caseloom/contract'
import { Avatar } from '~/components/layout/avatar'
import { Alert } from '~/components/ui/alert'
import { Button } from '~/components/ui/button'
import { cn } from '~/components/ui/cn'
import { ProgressBar } from '~/components/ui/progress-bar'
import { useFileDrop } from '~/components/ui/use-file-drop'
import { useFocusHeir } from '~/components/ui/use-focus-heir'
import { useProfilePicture } from '../hooks/use-profile-picture'
import { PICTURE_TYPES } from '../lib/picture-file'

/** Chooses, shows, saves and removes the profile picture. A file can be dropped on it; telephones offer the camera. */
export function PictureUploader({ user }: { user: User }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const picture = useProfilePicture()
  const { chosen, saving } = picture
  const first = useRef<HTMLButtonElement>(null)
  useFocusHeir(chosen ?? user.profilePicture, () => first.current)
  const drop = useFileDrop(([file]) => picture.choose(file))
  return (
    <section
      {...drop.props}
      aria-labelledby={id}
      className={cn(
        'flex flex-wrap items-center gap-5 rounded-lg border-2 border-dashed p-4 transition-colors',
        drop.over ? 'border-accent bg-sunken' : 'border-line',
      )}
    >
      {chosen ? (
        <img
          src={chosen.url}
          alt="As you have chosen it"
          onError={picture.unreadable}
          className="size-24 shrink-0 rounded-full bg-sunken object-cover ring-3 ring-weld"
        />
      ) : (
        <Avatar user={user} className="size-24 text-3xl" />
      )}
      <div className="grid min-w-52 flex-1 gap-2.5">
        <div>
          <h3 id={id} className="text-base">
            {chosen ? 'Use this picture?' : 'Profile Picture'}
          </h3>
          <p className="text-sm text-ink-soft">JPG, PNG or GIF • Max 5MB</p>
        </div>
        {saving ? (
          <div className="max-w-60">
            <ProgressBar share={picture.share} label="Uploading your picture" />
          </div>
        ) : null}
        <div className="flex flex-wrap gap-2">
          {chosen ? (
            <>
              <Button ref={first} size="sm" busy={saving} onClick={picture.save}>
                {saving ? 'Saving...' : 'Save'}
              </Button>
              {/* Not the same as Remove in its place: a second press must not remove the picture. */}
              <Button key="cancel" size="sm" variant="ghost" onClick={picture.cancel}>
                Cancel
              </Button>
            </>
          ) : (
            <>
              <Button ref={first} size="sm" variant="outline" onClick={() => field.current?.click()}>
                <ImageUp size={18} aria-hidden="true" /> Upload new picture
              </Button>
              {user.profilePicture ? (
                <Button size="sm" variant="ghost" busy={picture.removing} onClick={picture.remove}>
                  <Trash2 size={18} aria-hidden="true" /> Remove picture
                </Button>
              ) : null}
            </>
          )}
        </div>
        <input
          ref={field}
          type="file"
          accept={PICTURE_TYPES.join(',')}
          aria-label="Profile picture file"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            picture.choose(event.target.files?.[0])
            // The same file can be chosen again.
            event.target.value = ''
          }}
        />
      </div>
      {picture.fault ? (
        <Alert tone="bad" className="w-full">
          {picture.fault}
        </Alert>
      ) : null}
    </section>
  )
}
