import { Toaster as Hot, ToastBar, toast, useToaster } from 'react-hot-toast'
import { useEffect } from 'react'
import { Link } from 'react-router'
import type { Said } from '~/lib/toast'
import { useFocusHold } from './use-focus-hold'

const MAX_TOASTS = 20

const ACTION = 'ml-3 font-bold whitespace-nowrap text-accent underline underline-offset-4'

function Acting({ words, action, id }: { words: string; action: Action; id: string }) {
  return (
    <>
      {words}
      {'to' in action ? (
        <Link to={action.to} className={ACTION} onClick={() => toast.dismiss(id)}>
          {action.label}
        </Link>
      ) : (
        <button
          type="button"
          className={ACTION}
          onClick={() => {
            toast.dismiss(id)
            action.onPress()
          }}
        >
          {action.label}
        </button>
      )}
    </>
  )
}
type Action = NonNullable<Said['options']['action']>

export function showToast({ kind, words, options: { action, ...options } }: Said): void {
  const message = action
    ? (shown: { id: string }) => <Acting words={words} action={action} id={shown.id} />
    : words
  if (kind === 'blank') toast(message, options)
  else toast[kind](message, options)
}

const OPTIONS = {
  duration: 4000,
  success: {
    duration: 2000,
    iconTheme: { primary: 'var(--color-good)', secondary: 'var(--color-surface)' },
  },
  error: {
    duration: 4000,
    iconTheme: { primary: 'var(--color-bad)', secondary: 'var(--color-surface)' },
  },
  style: {
    background: 'var(--color-surface)',
    color: 'var(--color-ink)',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius-md)',
    boxShadow: 'var(--shadow-lift)',
    fontWeight: 600,
    maxWidth: '24rem',
  },
}

/** Toasts at the top right: successes stay 2 s, errors and the rest 4 s, at most twenty at once. */
export function Toaster() {
  const { toasts, handlers } = useToaster(OPTIONS)
  const hold = useFocusHold(handlers)
  useEffect(() => {
    toasts
      .filter((item) => item.visible)
      .slice(MAX_TOASTS)
      .forEach((item) => toast.dismiss(item.id))
  }, [toasts])
  return (
    <div {...hold}>
      <Hot position="top-right" containerStyle={{ top: 84 }} toastOptions={OPTIONS}>
        {(item) => <ToastBar toast={item} />}
      </Hot>
    </div>
  )
}
