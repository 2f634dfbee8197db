import type { User } from '@caseloom/contract'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { Alert } from '~/components/ui/alert'
import { Button } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { paths } from '~/config/paths'
import { hasCode, messageOf } from '~/lib/api-errors'
import { toast } from '~/lib/toast'
import { accountApi } from '../api/account-api'
import { useSessionStore } from '../session'
import { ProofField } from '../second-factor/proof-field'
import { proofOf } from '../second-factor/second-factor'

const GOES = [
  'Your profile, picture and addresses',
  'Your designs and everything you had drawn',
  'Your favourites, likes and sign-ins',
]
const STAYS = [
  'What you ordered, which tax law makes us keep, without your name and street',
  'Reviews you wrote, without your name',
]

const What = ({ items }: { items: string[] }) => (
  <ul className="mt-1 list-disc pl-5 text-sm text-ink-soft">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)

/** Asks once more, and for the password (or, where there is none, the address). */
export default function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const formId = useId()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState('')
  const [trouble, setTrouble] = useState('')

  function refuse(message: string) {
    setFault(message)
    field.current?.focus()
  }
  const remove = useMutation({
    mutationFn: () => accountApi.call('deleteAccount', { body: proofOf(user, typed) }),
    onSuccess: async () => {
      // The page behind would send a guest to the login page: it is left first.
      await navigate(paths.home, { replace: true })
      useSessionStore.getState().end('signedOut')
      // On a slow device it still stands, and has just done so.
      await new Promise(requestAnimationFrame)
      await navigate(paths.home, { replace: true })
      toast.success('Your account has been deleted. Thank you for the time with us.', { duration: 4000 })
    },
    onError: (error) => {
      if (hasCode(error, 'unauthenticated')) return
      const message = messageOf(error, 'Your account could not be deleted. Please try again.')
      if (hasCode(error, 'wrong_password')) refuse(message)
      else setTrouble(message)
    },
    meta: { silent: true },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (remove.isPending) return
    setTrouble('')
    if (typed.trim() === '')
      refuse(user.hasPassword ? 'Password is required' : 'Please enter your email address')
    else if (!user.hasPassword && typed.trim().toLowerCase() !== user.email)
      refuse('This is not your email address')
    else remove.mutate()
  }
  const shared = {
    ref: field,
    value: typed,
    onChange: (event: { target: { value: string } }) => {
      setTyped(event.target.value)
      setFault('')
      setTrouble('')
    },
    ...(fault ? { error: fault } : {}),
  }
  return (
    <Dialog
      open
      title="Delete account"
      description="This can’t be undone."
      onOpenChange={(open) => {
        if (!open && !remove.isPending) onClose()
      }}
      footer={
        <>
          <Button variant="ghost" disabled={remove.isPending} onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={remove.isPending}>
            {remove.isPending ? 'Deleting...' : 'Delete for good'}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <div>
          <h3 className="text-base">What goes</h3>
          <What items={GOES} />
          <h3 className="mt-4 text-base">What stays</h3>
          <What items={STAYS} />
        </div>
        {trouble ? (
          <Alert tone="bad" reveal>
            {trouble}
          </Alert>
        ) : null}
        <form id={formId} method="post" noValidate onSubmit={submit}>
          <ProofField user={user} {...shared} />
        </form>
      </div>
    </Dialog>
  )
}
