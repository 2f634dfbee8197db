import { Button } from '~/components/ui/button'
import { useResendVerification } from '../api/recovery'
import { useCheckedForm } from '~/lib/checked-form'
import type { ForgotForm as Values } from '../lib/schemas'
import { EmailField } from './email-field'
import { FormFault } from '~/components/ui/form-fault'

const rules = () => import('../lib/rules').then((all) => all.rules.forgot)
const EMPTY: Values = { email: '' }

/** Sends the verification mail again where nothing tells to whom. */
export function ResendForm() {
  const { mutateAsync } = useResendVerification()
  const form = useCheckedForm<Values>({
    rules,
    defaults: EMPTY,
    onSubmit: async ({ email }) => {
      // What went wrong has been told already.
      await mutateAsync(email).catch(() => undefined)
    },
  })
  return (
    <form {...form.formProps} className="mt-3 grid justify-items-start gap-5 text-base text-ink">
      <FormFault says={form.fault} />
      <EmailField required className="w-full" {...form.field('email')} />
      <Button type="submit" busy={form.busy}>
        Resend Verification Email
      </Button>
    </form>
  )
}
