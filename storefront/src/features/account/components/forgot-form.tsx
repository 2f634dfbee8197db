import { useEffect } from 'react'
import { Button } from '~/components/ui/button'
import { messageOf } from '~/lib/api-errors'
import { toast } from '~/lib/toast'
import { sendResetLink } from '../api/recovery'
import { useCheckedForm } from '~/lib/checked-form'
import type { ForgotForm as Values } from '../lib/schemas'
import { EmailField } from './email-field'
import { FormFault } from '~/components/ui/form-fault'

const rules = () => import('../lib/rules').then((all) => all.rules.forgot)

interface ForgotFormProps {
  email: string
  /** The panel that stood here had the focus. */
  takesFocus: boolean
  onSent: (email: string) => void
}

export function ForgotForm({ email, takesFocus, onSent }: ForgotFormProps) {
  async function submit(values: Values) {
    try {
      await sendResetLink(values.email)
      toast.success('Password reset instructions sent!')
      onSent(values.email)
    } catch (error) {
      form.setError('root', { message: messageOf(error, 'Failed to send reset email') })
    }
  }
  const form = useCheckedForm<Values>({ rules, defaults: { email }, onSubmit: submit })
  const { setFocus } = form
  useEffect(() => {
    if (takesFocus) setFocus('email')
  }, [takesFocus, setFocus])
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormFault says={form.fault} />
      <EmailField required {...form.field('email')} />
      <Button type="submit" size="lg" wide busy={form.busy}>
        Send Reset Link
      </Button>
    </form>
  )
}
