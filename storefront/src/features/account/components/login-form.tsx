import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { Button } from '~/components/ui/button'
import { Checkbox } from '~/components/ui/checkbox'
import { PasswordField } from '~/components/ui/password-field'
import { paths } from '~/config/paths'
import { api } from '~/lib/api-client'
import { hasCode, messageOf } from '~/lib/api-errors'
import { toast } from '~/lib/toast'
import { useCheckedForm } from '~/lib/checked-form'
import type { LoginForm as Values } from '../lib/schemas'
import { useSessionStore } from '../session'
import { SocialSignIn } from '../social/social-sign-in'
import { frameLink } from './account-frame'
import { EmailField } from './email-field'
import { FormFault } from '~/components/ui/form-fault'
import { ResendButton } from './resend-button'

const rules = () => import('../lib/rules').then((all) => all.rules.login)

interface LoginFormProps {
  /** As it was typed on the page before. */
  email: string
  onSignedIn: () => void
}

export function LoginForm({ email: typedBefore, onSignedIn }: LoginFormProps) {
  /** The address that was refused for want of its verification. */
  const [unverified, setUnverified] = useState<string | null>(null)

  async function submit(values: Values) {
    setUnverified(null)
    try {
      const session = await api.call('login', { body: values })
      useSessionStore.getState().signIn(session.token, session.user, values.rememberMe)
      toast.success('Welcome back!')
      onSignedIn()
      // The profile as it stands, where it comes; what the sign-in answered is good enough without it.
      void useSessionStore.getState().start()
      void api.call('debug').catch(() => undefined)
    } catch (error) {
      if (hasCode(error, 'email_unverified')) setUnverified(values.email)
      form.setError('root', { message: messageOf(error, 'Login failed') })
    }
  }
  const form = useCheckedForm<Values>({
    rules,
    defaults: { email: typedBefore, password: '', rememberMe: false },
    onSubmit: submit,
  })
  const [email, rememberMe] = useWatch({ control: form.control, name: ['email', 'rememberMe'] })

  return (
    <form {...form.formProps} className="grid gap-5">
      <FormFault says={form.fault} tone={unverified ? 'warn' : 'bad'}>
        {unverified ? (
          <div className="mt-3">
            <ResendButton email={unverified} variant="outline" size="sm">
              Resend verification email
            </ResendButton>
          </div>
        ) : null}
      </FormFault>
      <EmailField required {...form.field('email')} />
      <div className="grid gap-2">
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          {...form.field('password')}
        />
        <Link
          to={paths.forgotPassword}
          // What stands in the field is typed once.
          state={{ email: email.trim() }}
          className={`justify-self-start text-sm ${frameLink}`}
        >
          Forgot your password?
        </Link>
      </div>
      <Checkbox label="Remember me for 30 days" {...form.field('rememberMe')} />
      <Button type="submit" size="lg" wide busy={form.busy}>
        Sign In
      </Button>
      <SocialSignIn rememberMe={rememberMe} />
    </form>
  )
}
