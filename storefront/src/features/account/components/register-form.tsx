import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { Button } from '~/components/ui/button'
import { Checkbox } from '~/components/ui/checkbox'
import { TextField } from '~/components/ui/text-field'
import { brand } from '~/config/brand'
import { paths } from '~/config/paths'
import { hasCode, messageOf } from '~/lib/api-errors'
import { toast } from '~/lib/toast'
import { useCheckedForm } from '~/lib/checked-form'
import { accountApi } from '../api/account-api'
import type { RegisterForm as Values } from '../lib/schemas'
import { useSessionStore } from '../session'
import { SocialSignIn } from '../social/social-sign-in'
import { frameLink } from './account-frame'
import { PasswordPair } from './password-pair'
import { TermsLinks } from './terms-links'
import { EmailField } from './email-field'
import { FormFault } from '~/components/ui/form-fault'

const EMPTY: Values = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  agreeToTerms: false,
  // Consent is given, not taken: the box starts unticked.
  subscribeToNewsletter: false,
}
const rules = () => import('../lib/rules').then((all) => all.rules.register)
const TOGETHER = { password: ['confirmPassword' as const] }

interface RegisterFormProps {
  /** The panel that stood here had the focus. */
  takesFocus: boolean
  /** Where to go afterwards, if not to the dashboard. */
  redirect: string | null
  onSignedIn: () => void
  /** The account was opened, and wants its address verified before anybody signs in. */
  onCreated: (email: string) => void
}

export function RegisterForm({ takesFocus, redirect, onSignedIn, onCreated }: RegisterFormProps) {
  /** The address that turned out to have an account. */
  const [taken, setTaken] = useState<string | null>(null)

  async function submit({ firstName, lastName, email, password, subscribeToNewsletter }: Values) {
    try {
      const body = { name: `${firstName} ${lastName}`, email, password, subscribeToNewsletter }
      const session = await accountApi.call('register', { body })
      if (session.token === null || session.user === null) {
        toast.success('Account created! Please check your email to verify your account.', { duration: 4000 })
        onCreated(email)
        return
      }
      useSessionStore.getState().signIn(session.token, session.user, false)
      toast.success(`Account created successfully! Welcome to ${brand.name}!`)
      onSignedIn()
    } catch (error) {
      const message = messageOf(error, 'Registration failed')
      const faults = hasCode(error, 'invalid_request') ? error.fields : {}
      if (hasCode(error, 'email_taken')) {
        setTaken(email)
        form.setError('email', { message }, { shouldFocus: true })
      } else if (faults.email) form.setError('email', { message: faults.email }, { shouldFocus: true })
      else if (faults.password) form.setError('password', { message: faults.password }, { shouldFocus: true })
      else form.setError('root', { message })
    }
  }
  const form = useCheckedForm<Values>({ rules, defaults: EMPTY, onSubmit: submit, together: TOGETHER })
  const [typed, address] = useWatch({ control: form.control, name: ['password', 'email'] })
  const { setFocus } = form
  useEffect(() => {
    if (takesFocus) setFocus('firstName')
  }, [takesFocus, setFocus])

  return (
    <form {...form.formProps} className="grid gap-5">
      <FormFault says={form.fault} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First Name" autoComplete="given-name" required {...form.field('firstName')} />
        <TextField label="Last Name" autoComplete="family-name" required {...form.field('lastName')} />
      </div>
      <div className="grid gap-2">
        <EmailField required {...form.field('email')} />
        {taken !== null && taken === address.trim() ? (
          <p className="text-sm text-ink-soft">
            Is it yours?{' '}
            <Link to={paths.login(redirect ?? undefined)} state={{ email: taken }} className={frameLink}>
              Sign in with it
            </Link>{' '}
            or{' '}
            <Link to={paths.forgotPassword} state={{ email: taken }} className={frameLink}>
              choose a new password
            </Link>
            .
          </p>
        ) : null}
      </div>
      <PasswordPair
        labels={['Password', 'Confirm Password']}
        typed={typed}
        password={form.field('password')}
        confirm={form.field('confirmPassword')}
      />
      <Checkbox
        label={
          <>
            I agree to the <TermsLinks />
          </>
        }
        required
        {...form.field('agreeToTerms')}
      />
      <Checkbox
        label="Send me news and offers by email (you can stop at any time)"
        {...form.field('subscribeToNewsletter')}
      />
      <Button type="submit" size="lg" wide busy={form.busy}>
        Create Account
      </Button>
      <SocialSignIn />
    </form>
  )
}
