import type { Challenge } from '@caseloom/contract'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { Button } from '~/components/ui/button'
import { Checkbox } from '~/components/ui/checkbox'
import { PasswordField } from '~/components/ui/password-field'
import { paths } from '~/config/paths'
import { hasCode, messageOf } from '~/lib/api-errors'
import { useCheckedForm } from '~/lib/checked-form'
import { accountApi } from '../api/account-api'
import type { LoginForm as Values } from '../lib/schemas'
import { enter } from '../enter'
import { challengeIn } from '../second-factor/second-factor'
import { SocialSignIn } from '../social/social-sign-in'
import { frameLink } from './account-frame'
import { EmailField } from './email-field'
import { FormFault } from '~/components/ui/form-fault'
import { ResendButton } from './resend-button'

const rules = () => import('../lib/rules').then((all) => all.rules.login)

interface LoginFormProps {
  /** As it was typed on the page before. */
  email: string
  /** Somebody came back from the second step, whose field had the focus. */
  isAgain: boolean
  onSignedIn: () => void
  /** The account wants a second step. */
  onChallenge: (challenge: Challenge, email: string) => void
}

export function LoginForm({ email: typedBefore, isAgain, onSignedIn, onChallenge }: LoginFormProps) {
  /** The address that was refused for want of its verification. */
  const [unverified, setUnverified] = useState<string | null>(null)

  async function submit(values: Values) {
    setUnverified(null)
    try {
      const session = await accountApi.call('login', { body: values })
      enter(session, values.rememberMe, onSignedIn)
    } catch (error) {
      const challenge = challengeIn(error)
      if (challenge) {
        onChallenge(challenge, values.email)
        return
      }
      if (hasCode(error, 'email_unverified')) setUnverified(values.email)
      form.setError('root', { message: messageOf(error, 'Login failed') })
    }
  }
  const form = useCheckedForm<Values>({
    rules,
    defaults: { email: typedBefore, password: '', rememberMe: false },
    onSubmit: submit,
  })
  const { setFocus } = form
  useEffect(() => {
    if (isAgain) setFocus('password')
  }, [isAgain, setFocus])
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
