import { useRef, type FormEvent } from 'react'
import { useForm, type DefaultValues, type FieldPath, type FieldValues, type Resolver } from 'react-hook-form'
import { NetworkError } from './api-errors'

/** A field's fault as the fields of the design system take it. */
function errorProp(fault: { message?: string | undefined } | undefined): { error?: string } {
  return fault?.message ? { error: fault.message } : {}
}

interface CheckedForm<Values extends FieldValues> {
  /** Fetches the rules; they and the schemas behind them are no part of what the page needs to be read. */
  rules: () => Promise<Resolver<Values>>
  defaults: DefaultValues<Values>
  onSubmit: (values: Values) => Promise<void>
  /** Fields whose fault is about this one too: a password's, told at its repetition. */
  together?: Partial<Record<FieldPath<Values>, FieldPath<Values>[]>>
}

/**
 * A form that is checked when it is sent. A field's fault goes as the field is edited, the first faulty field gets the
 * focus, and a second press while the first is under way does nothing.
 */
export function useCheckedForm<Values extends FieldValues>({
  rules,
  defaults,
  onSubmit,
  together,
}: CheckedForm<Values>) {
  const form = useForm<Values>({
    resolver: async (values, context, options) => {
      const resolve = await rules().catch((cause: unknown) => {
        throw new NetworkError('offline', cause)
      })
      return resolve(values, context, options)
    },
    defaultValues: defaults,
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitting } = form.formState
  const sending = useRef(false)

  async function send() {
    if (sending.current) return
    sending.current = true
    try {
      await form.handleSubmit(onSubmit)()
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error
      form.setError('root', { message: error.message })
    } finally {
      sending.current = false
    }
  }

  return {
    ...form,
    busy: isSubmitting,
    fault: errors.root?.message ?? null,
    /** Everything that a field of the design system takes. */
    field: (name: FieldPath<Values>) => ({
      ...form.register(name, {
        onChange: () => {
          form.clearErrors([name, ...(together?.[name] ?? [])])
          form.clearErrors('root')
        },
      }),
      ...errorProp(form.getFieldState(name, form.formState).error),
    }),
    formProps: {
      // Without it a form that is sent before the page is alive would put a password into the address.
      method: 'post',
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        void send()
      },
      // The rules come while the first field is filled in.
      onFocus: () => void rules().catch(() => undefined),
    } as const,
  }
}
