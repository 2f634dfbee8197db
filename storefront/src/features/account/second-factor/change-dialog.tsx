import type { User } from '@caseloom/contract'
import { useId, useState } from 'react'
import { Button } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { FormFault } from '~/components/ui/form-fault'
import { hasCode, messageOf } from '~/lib/api-errors'
import { useCheckedForm } from '~/lib/checked-form'
import { toast } from '~/lib/toast'
import { accountApi } from '../api/account-api'
import type { ProvenCodeForm as Values } from '../lib/schemas'
import { CodeField } from './code-field'
import { ProofField } from './proof-field'
import { RecoveryCodes } from './recovery-codes'
import { proofOf } from './second-factor'

const rules = () => import('../lib/rules').then((all) => all.rules.provenCode)

export type FactorChange = 'remove' | 'renew'
const WORDS = {
  remove: {
    title: 'Turn off two-step sign-in',
    says: 'Your account then opens with the password alone.',
    press: 'Turn off',
  },
  renew: {
    title: 'New recovery codes',
    says: 'You get ten new ones. Those that you have open nothing any more.',
    press: 'Make new codes',
  },
} as const

interface ChangeDialogProps {
  change: FactorChange
  user: User
  onChanged: () => void
  onClose: () => void
}

/** Asks for the password and a code, and takes the second factor away or makes its recovery codes anew. */
export default function ChangeDialog({ change, user, onChanged, onClose }: ChangeDialogProps) {
  const formId = useId()
  const [recovery, setRecovery] = useState(false)
  const [codes, setCodes] = useState<string[] | null>(null)
  const { title, says, press } = WORDS[change]

  async function submit({ proof, code }: Values) {
    const body = { ...proofOf(user, proof), code }
    try {
      if (change === 'renew') setCodes((await accountApi.call('renewRecoveryCodes', { body })).recoveryCodes)
      else {
        await accountApi.call('removeSecondFactor', { body })
        toast.success('Two-step sign-in is off.')
        onClose()
      }
      onChanged()
    } catch (error) {
      if (hasCode(error, 'unauthenticated')) return
      const message = messageOf(error)
      if (hasCode(error, 'wrong_password', 'wrong_code'))
        form.setError(error.code === 'wrong_code' ? 'code' : 'proof', { message }, { shouldFocus: true })
      else form.setError('root', { message })
    }
  }
  const form = useCheckedForm<Values>({ rules, defaults: { proof: '', code: '' }, onSubmit: submit })

  return (
    <Dialog
      open
      title={title}
      once={codes !== null}
      onOpenChange={(open) => {
        if (!open && !form.busy) onClose()
      }}
      footer={
        codes ? (
          <Button onClick={onClose}>I have kept them</Button>
        ) : (
          <>
            <Button variant="ghost" disabled={form.busy} onClick={onClose}>
              Cancel
            </Button>
            <Button
              type="submit"
              form={formId}
              variant={change === 'remove' ? 'danger' : 'primary'}
              busy={form.busy}
            >
              {press}
            </Button>
          </>
        )
      }
    >
      {codes ? (
        <RecoveryCodes codes={codes} email={user.email} />
      ) : (
        <form {...form.formProps} id={formId} className="grid gap-5">
          <FormFault says={form.fault} />
          <p className="text-sm text-ink-soft">{says}</p>
          <ProofField user={user} {...form.field('proof')} />
          <CodeField recovery={recovery} {...form.field('code')} />
          <Button
            variant="ghost"
            size="snug"
            className="justify-self-start"
            onClick={() => {
              form.resetField('code')
              setRecovery(!recovery)
            }}
          >
            {recovery ? 'Use the app’s code' : 'Use a recovery code'}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
