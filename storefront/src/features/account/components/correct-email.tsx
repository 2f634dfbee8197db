import type { User } from '@caseloom/contract'
import { Suspense, useState } from 'react'
import { Button, type ButtonProps } from '~/components/ui/button'
import { latePart } from '~/components/ui/late-part'

const CorrectEmailDialog = latePart(() => import('./correct-email-dialog').then((part) => part.default))

interface CorrectEmailProps extends Pick<ButtonProps, 'size'> {
  user: User
  onCorrected?: (() => void) | undefined
}

/** Beside whatever sends the verification mail again: the address may be somebody else's. */
export function CorrectEmail({ user, onCorrected, ...look }: CorrectEmailProps) {
  const [open, setOpen] = useState(false)
  // Without a password the address came from the site that they sign in with.
  if (!user.hasPassword) return null
  return (
    <>
      <Button variant="ghost" {...look} onClick={() => setOpen(true)}>
        Not your address? Correct it
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <CorrectEmailDialog user={user} onCorrected={onCorrected} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
