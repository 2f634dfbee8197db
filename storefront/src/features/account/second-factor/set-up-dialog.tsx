import type { SecondFactorSetup, User } from '@caseloom/contract'
import { useEffect, useId, useState } from 'react'
import { Button } from '~/components/ui/button'
import { CopyText } from '~/components/ui/copy-text'
import { Dialog } from '~/components/ui/dialog'
import { FormFault } from '~/components/ui/form-fault'
import { hasCode, messageOf } from '~/lib/api-errors'
import { useCheckedForm } from '~/lib/checked-form'
import { toast } from '~/lib/toast'
import { accountApi } from '../api/account-api'
import type { CodeForm, ProofForm } from '../lib/schemas'
import { CodeField } from './code-field'
import { ProofField } from './proof-field'
import { RecoveryCodes } from './recovery-codes'
import { proofOf } from './second-factor'

const proofRules = () => import('../lib/rules').then((all) => all.rules.proof)
const codeRules = () => import('../lib/rules').then((all) => all.rules.code)

interface StepProps<T> {
  formId: string
  onBusy: (busy: boolean) => void
  onDone: (result: T) => void
}

function ProofStep({ user, formId, onBusy, onDone }: StepProps<SecondFactorSetup> & { user: User }) {
  const form = useCheckedForm<ProofForm>({
    rules: proofRules,
    defaults: { proof: '' },
    onSubmit: async ({ proof }) => {
      onBusy(true)
      try {
        onDone(await accountApi.call('startSecondFactor', { body: proofOf(user, proof) }))
      } catch (error) {
        const message = messageOf(error)
        if (hasCode(error, 'wrong_password', 'invalid_request'))
          form.setError('proof', { message }, { shouldFocus: true })
        else if (!hasCode(error, 'unauthenticated')) form.setError('root', { message })
      } finally {
        onBusy(false)
      }
    },
  })
  return (
    <form {...form.formProps} id={formId} className="grid gap-5">
      <FormFault says={form.fault} />
      <p className="text-sm text-ink-soft">
        You need an authenticator app on your phone, such as Aegis, Google Authenticator, 1Password or your
        phone’s own password manager.
      </p>
      <ProofField user={user} {...form.field('proof')} />
    </form>
  )
}

const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

function Picture({ picture: { size, path } }: Pick<SecondFactorSetup, 'picture'>) {
  return (
    // Apps read dark on light alone, in whichever theme the page is.
    <svg
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      role="img"
      aria-label="QR code for your authenticator app"
      shapeRendering="crispEdges"
      className="size-52 shrink-0 justify-self-center rounded-md bg-white"
    >
      <path d={path} fill="black" />
    </svg>
  )
}

function AppStep({ setup, formId, onBusy, onDone }: StepProps<string[]> & { setup: SecondFactorSetup }) {
  const form = useCheckedForm<CodeForm>({
    rules: codeRules,
    defaults: { code: '' },
    onSubmit: async ({ code }) => {
      onBusy(true)
      try {
        const { recoveryCodes } = await accountApi.call('confirmSecondFactor', { body: { code } })
        onDone(recoveryCodes)
      } catch (error) {
        const message = messageOf(error)
        if (hasCode(error, 'wrong_code', 'invalid_request'))
          form.setError('code', { message }, { shouldFocus: true })
        else if (!hasCode(error, 'unauthenticated')) form.setError('root', { message })
      } finally {
        onBusy(false)
      }
    },
  })
  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])
  return (
    <form {...form.formProps} id={formId} className="grid gap-5">
      <FormFault says={form.fault} />
      <div className="grid gap-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center">
        <Picture picture={setup.picture} />
        <div className="grid gap-3 text-sm text-ink-soft">
          <p>Scan this with your app.</p>
          <p>
            On this phone already?{' '}
            <a href={setup.address} className="font-semibold text-ink underline underline-offset-4">
              Open it in the app
            </a>
            .
          </p>
          <p>Or type this key there:</p>
          <div className="rounded-md border border-line bg-sunken px-3 py-2 font-mono text-ink wrap-anywhere">
            <CopyText lines={[inFours(setup.secret)]} label="Copy the key" />
          </div>
        </div>
      </div>
      <CodeField {...form.field('code')} />
    </form>
  )
}

interface SetUpDialogProps {
  user: User
  /** Two-step sign-in is on, though its codes are still shown. */
  onChanged: () => void
  onClose: () => void
}

/** Password, app, recovery codes: nothing is on before the app's first code was right. */
export default function SetUpDialog({ user, onChanged, onClose }: SetUpDialogProps) {
  const formId = useId()
  const [busy, setBusy] = useState(false)
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const shared = { formId, onBusy: setBusy }
  return (
    <Dialog
      open
      title={codes ? 'Two-step sign-in is on' : 'Set up two-step sign-in'}
      once={codes !== null}
      onOpenChange={(open) => {
        if (!open && !busy) onClose()
      }}
      footer={
        codes ? (
          <Button onClick={onClose}>I have kept them</Button>
        ) : (
          <>
            <Button variant="ghost" disabled={busy} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={formId} busy={busy}>
              {setup ? 'Turn on' : 'Continue'}
            </Button>
          </>
        )
      }
    >
      {codes ? (
        <RecoveryCodes codes={codes} email={user.email} />
      ) : setup ? (
        <AppStep
          {...shared}
          setup={setup}
          onDone={(made) => {
            setCodes(made)
            toast.success('Two-step sign-in is on.')
            onChanged()
          }}
        />
      ) : (
        <ProofStep {...shared} user={user} onDone={setSetup} />
      )}
    </Dialog>
  )
}
