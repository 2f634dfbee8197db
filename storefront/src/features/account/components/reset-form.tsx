import { useWatch } from 'react-hook-form'
import { Button } from '~/components/ui/button'
import { hasCode, messageOf } from '~/lib/api-errors'
import { useCheckedForm } from '~/lib/checked-form'
import { accountApi } from '../api/account-api'
import { linkIsSpent } from '../lib/failures'
import type { MailLink } from '../lib/mail-link'
import type { NewPasswordForm as Values } from '../lib/schemas'
import { useSessionStore } from '../session'
import { HiddenUsername } from './hidden-username'
import { PasswordPair } from './password-pair'
import { FormFault } from '~/components/ui/form-fault'

const rules = () => import('../lib/rules').then((all) => all.rules.newPassword)
const EMPTY: Values = { password: '', confirmPassword: '' }
const TOGETHER = { password: ['confirmPassword' as const] }

interface ResetFormProps {
  link: MailLink
  onDone: () => void
  /** The link is of no more use; with the shop's sentence. */
  onSpent: (message: string) => void
}

export function ResetForm({ link, onDone, onSpent }: ResetFormProps) {
  async function submit({ password }: Values) {
    try {
      await accountApi.call('resetPassword', { body: { ...link, newPassword: password } })
      // The shop has just ended every sign-in of this account, this browser's among them.
      const { user, end } = useSessionStore.getState()
      if (user?.email === link.email.toLowerCase()) end('signedOut')
      onDone()
    } catch (error) {
      const message = messageOf(error, 'Failed to reset password')
      const fault = hasCode(error, 'invalid_request') ? error.fields.newPassword : undefined
      if (fault) form.setError('password', { message: fault }, { shouldFocus: true })
      else if (linkIsSpent(error)) onSpent(message)
      else form.setError('root', { message })
    }
  }
  const form = useCheckedForm<Values>({ rules, defaults: EMPTY, onSubmit: submit, together: TOGETHER })
  const typed = useWatch({ control: form.control, name: 'password' })
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormFault says={form.fault} />
      <HiddenUsername email={link.email} />
      <PasswordPair
        labels={['New Password', 'Confirm New Password']}
        typed={typed}
        password={form.field('password')}
        confirm={form.field('confirmPassword')}
      />
      <Button type="submit" size="lg" wide busy={form.busy}>
        Reset Password
      </Button>
    </form>
  )
}
