import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '~/components/ui/button'
import { PasswordField } from '~/components/ui/password-field'
import { hasCode, messageOf } from '~/lib/api-errors'
import { toast } from '~/lib/toast'
import { useCheckedForm } from '~/lib/checked-form'
import { accountApi } from '../api/account-api'
import type { ChangePasswordForm as Values } from '../lib/schemas'
import { HiddenUsername } from './hidden-username'
import { PasswordPair } from './password-pair'
import { FormFault } from '~/components/ui/form-fault'

const rules = () => import('../lib/rules').then((all) => all.rules.changePassword)
const EMPTY: Values = { currentPassword: '', password: '', confirmPassword: '' }
const TOGETHER = { password: ['confirmPassword' as const] }

export default function ChangePasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  async function submit({ currentPassword, password }: Values) {
    try {
      await accountApi.call('changePassword', { body: { currentPassword, newPassword: password } })
      toast.success('Password changed successfully!')
      onDone()
    } catch (error) {
      if (hasCode(error, 'unauthenticated')) return
      const message = messageOf(error, 'Failed to change password')
      const fields = hasCode(error, 'invalid_request') ? error.fields : {}
      if (hasCode(error, 'wrong_password'))
        form.setError('currentPassword', { message }, { shouldFocus: true })
      else if (fields.newPassword)
        form.setError('password', { message: fields.newPassword }, { shouldFocus: true })
      else form.setError('root', { message })
    }
  }
  const form = useCheckedForm<Values>({ rules, defaults: EMPTY, onSubmit: submit, together: TOGETHER })
  const { setFocus, control } = form
  const typed = useWatch({ control, name: 'password' })
  // The button that was pressed has gone.
  useEffect(() => setFocus('currentPassword'), [setFocus])
  return (
    <form {...form.formProps} aria-label="Change password" className="grid max-w-md gap-4">
      <FormFault says={form.fault} />
      <HiddenUsername email={email} />
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        required
        {...form.field('currentPassword')}
      />
      <PasswordPair
        labels={['New Password', 'Confirm New Password']}
        typed={typed}
        password={form.field('password')}
        confirm={form.field('confirmPassword')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {form.busy ? 'Saving...' : 'Save Password'}
        </Button>
        <Button variant="ghost" disabled={form.busy} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
