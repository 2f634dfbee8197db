import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Alert } from '~/components/ui/alert'
import { Button } from '~/components/ui/button'
import { Checkbox } from '~/components/ui/checkbox'
import { PasswordField } from '~/components/ui/password-field'
import { TextField } from '~/components/ui/text-field'
import { api } from '~/lib/api-client'
import { messageOf } from '~/lib/api-errors'
import { toast } from '~/lib/toast'
import { errorProp } from '../lib/error-prop'
import { loginForm, type LoginForm as Values } from '../lib/schemas'
import { useSessionStore } from '../session'

export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver: zodResolver(loginForm),
    defaultValues: { email: '', password: '', rememberMe: false },
  })
  const { errors, isSubmitting } = formState

  async function submit(values: Values) {
    try {
      const session = await api.call('login', { body: values })
      useSessionStore.getState().signIn(session.token, session.user, values.rememberMe)
      toast.success('Welcome back!')
      onSignedIn()
    } catch (error) {
      setError('root', { message: messageOf(error, 'Login failed') })
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
      <TextField
        label="Email Address"
        type="email"
        autoComplete="username"
        inputMode="email"
        {...errorProp(errors.email)}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        {...errorProp(errors.password)}
        {...register('password')}
      />
      <Checkbox label="Remember me for 30 days" {...register('rememberMe')} />
      <Button type="submit" size="lg" wide busy={isSubmitting}>
        Sign In
      </Button>
    </form>
  )
}
