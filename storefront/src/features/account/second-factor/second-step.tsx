import type { Challenge } from '@caseloom/contract'
import { useEffect, useState } from 'react'
import { Button } from '~/components/ui/button'
import { FormFault } from '~/components/ui/form-fault'
import { hasCode, messageOf } from '~/lib/api-errors'
import { useCheckedForm } from '~/lib/checked-form'
import { accountApi } from '../api/account-api'
import { FrameHead } from '../components/account-frame'
import { SupportLine } from '../components/support-line'
import { enter } from '../enter'
import type { CodeForm as Values } from '../lib/schemas'
import { CodeField } from './code-field'

const rules = () => import('../lib/rules').then((all) => all.rules.code)

interface SecondStepProps {
  challenge: Challenge
  onSignedIn: () => void
  /** Back to the first step, with why it is wanted once more; without, where somebody likes to. */
  onBack: (why?: string) => void
}

/** What comes after the password, or the provider, where the account has two-step sign-in. */
export default function SecondStep({ challenge, onSignedIn, onBack }: SecondStepProps) {
  const [recovery, setRecovery] = useState(false)

  async function submit({ code }: Values) {
    try {
      const session = await accountApi.call('finishLogin', { body: { challenge: challenge.challenge, code } })
      enter(session, session.rememberMe, onSignedIn)
    } catch (error) {
      const message = messageOf(error, 'Login failed')
      if (hasCode(error, 'challenge_expired', 'invalid_credentials')) onBack(message)
      else if (hasCode(error, 'wrong_code', 'invalid_request'))
        form.setError('code', { message }, { shouldFocus: true })
      else form.setError('root', { message })
    }
  }
  const form = useCheckedForm<Values>({ rules, defaults: { code: '' }, onSubmit: submit })
  const { setFocus, reset } = form
  // The form that had the focus has gone.
  useEffect(() => setFocus('code'), [setFocus, recovery])

  return (
    <>
      <FrameHead title="Second step">
        Your account has two-step sign-in, so it asks for a code, too.
      </FrameHead>
      <form {...form.formProps} aria-label="Second step" className="grid gap-5">
        <FormFault says={form.fault} />
        <CodeField recovery={recovery} {...form.field('code')} />
        <Button type="submit" size="lg" wide busy={form.busy}>
          Sign In
        </Button>
        <div className="-mx-3 flex flex-wrap justify-between gap-3">
          <Button
            variant="ghost"
            size="snug"
            onClick={() => {
              reset()
              setRecovery(!recovery)
            }}
          >
            {recovery ? 'Use the app’s code' : 'Use a recovery code'}
          </Button>
          <Button variant="ghost" size="snug" onClick={() => onBack()}>
            Start again
          </Button>
        </div>
      </form>
      <p className="mt-6 text-sm text-ink-soft">
        <SupportLine about="Two-step sign-in" />
      </p>
    </>
  )
}
