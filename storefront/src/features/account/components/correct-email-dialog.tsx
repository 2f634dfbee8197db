import type { User } from '@caseloom/contract'
import { useId } from 'react'
import { Button } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { FormFault } from '~/components/ui/form-fault'
import { PasswordField } from '~/components/ui/password-field'
import { hasCode, messageOf } from '~/lib/api-errors'
import { useCheckedForm } from '~/lib/checked-form'
import { toast } from '~/lib/toast'
import { accountApi } from '../api/account-api'
import type { CorrectEmailForm as Values } from '../lib/schemas'
import { useSessionStore } from '../session'
import { EmailField } from './email-field'

const rules = () => import('../lib/rules').then((all) => all.rules.correctEmail)

interface CorrectEmailDialogProps {
  user: User
  onCorrected: (() => void) | undefined
  onClose: () => void
}

/** Puts a mistyped address right, as long as nobody has proved it. */
export default function CorrectEmailDialog({ user, onCorrected, onClose }: CorrectEmailDialogProps) {
  const formId = useId()

  async function submit(values: Values) {
    if (values.email.toLowerCase() === user.email) {
      form.setError('email', { message: 'This is the address as it is now' }, { shouldFocus: true })
      return
    }
    try {
      const corrected = await accountApi.call('correctEmail', { body: values })
      useSessionStore.getState().updateUser(corrected)
      toast.success('Email address corrected. Please check your new inbox for the link.', { duration: 4000 })
      onClose()
      onCorrected?.()
    } catch (error) {
      if (hasCode(error, 'unauthenticated')) return
      const message = messageOf(error, 'Your email address could not be corrected. Please try again.')
      const fields = hasCode(error, 'invalid_request') ? error.fields : {}
      if (hasCode(error, 'wrong_password')) form.setError('password', { message }, { shouldFocus: true })
      else if (fields.email || hasCode(error, 'email_taken'))
        form.setError('email', { message: fields.email ?? message }, { shouldFocus: true })
      else form.setError('root', { message })
    }
  }
  const form = useCheckedForm<Values>({
    rules,
    defaults: { email: user.email, password: '' },
    onSubmit: submit,
  })

  return (
    <Dialog
      open
      size="sm"
      title="Correct your email address"
      description="We send a new link there. What we write about your orders goes there too, and you sign in with it. You are signed out on your other devices."
      onOpenChange={(open) => {
        if (!open && !form.busy) onClose()
      }}
      footer={
        <>
          <Button variant="ghost" disabled={form.busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={form.busy}>
            {form.busy ? 'Saving...' : 'Correct address'}
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={formId} className="grid gap-5">
        <FormFault says={form.fault} />
        <EmailField required {...form.field('email')} />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          required
          {...form.field('password')}
        />
      </form>
    </Dialog>
  )
}
