import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { Alert } from '~/components/ui/alert'
import { Button } from '~/components/ui/button'
import { Checkbox } from '~/components/ui/checkbox'
import { PasswordField } from '~/components/ui/password-field'
import { TextField } from '~/components/ui/text-field'
import { brand } from '~/config/brand'
import { api } from '~/lib/api-client'
import { hasCode, messageOf } from '~/lib/api-errors'
import { toast } from '~/lib/toast'
import { errorProp } from '../lib/error-prop'
import { registerForm, type RegisterForm as Values } from '../lib/schemas'
import { useSessionStore } from '../session'
import { StrengthMeter } from './strength-meter'

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

export function RegisterForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { register, handleSubmit, setError, control, formState } = useForm<Values>({
    resolver: zodResolver(registerForm),
    defaultValues: EMPTY,
  })
  const { errors, isSubmitting } = formState
  const password = useWatch({ control, name: 'password' })

  async function submit({ firstName, lastName, email, password: chosen }: Values) {
    try {
      const body = { name: `${firstName} ${lastName}`, email, password: chosen }
      const session = await api.call('register', { body })
      useSessionStore.getState().signIn(session.token, session.user, false)
      toast.success(`Account created successfully! Welcome to ${brand.name}!`)
      onSignedIn()
    } catch (error) {
      const message = messageOf(error, 'Registration failed')
      if (hasCode(error, 'email_taken')) setError('email', { message }, { shouldFocus: true })
      else if (hasCode(error, 'invalid_request') && error.fields.password)
        setError('password', { message: error.fields.password }, { shouldFocus: true })
      else setError('root', { message })
    }
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(submit)(event)}
      className="grid gap-5"
    >
      {errors.root?.message ? <Alert tone="bad">{errors.root.message}</Alert> : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="First Name"
          autoComplete="given-name"
          {...errorProp(errors.firstName)}
          {...register('firstName')}
        />
        <TextField
          label="Last Name"
          autoComplete="family-name"
          {...errorProp(errors.lastName)}
          {...register('lastName')}
        />
      </div>
      <TextField
        label="Email Address"
        type="email"
        inputMode="email"
        autoComplete="email"
        {...errorProp(errors.email)}
        {...register('email')}
      />
      <div className="grid gap-2">
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint="At least 8 characters"
          {...errorProp(errors.password)}
          {...register('password')}
        />
        <StrengthMeter password={password} />
      </div>
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        {...errorProp(errors.confirmPassword)}
        {...register('confirmPassword')}
      />
      <Checkbox
        label="I agree to the Terms & Conditions and the Privacy Policy"
        {...errorProp(errors.agreeToTerms)}
        {...register('agreeToTerms')}
      />
      <Checkbox
        label="Send me news and offers by email (you can stop at any time)"
        {...register('subscribeToNewsletter')}
      />
      <Button type="submit" size="lg" wide busy={isSubmitting}>
        Create Account
      </Button>
    </form>
  )
}
