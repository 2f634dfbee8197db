import { Toaster as Hot, ToastBar, toast, useToasterStore } from 'react-hot-toast'
import { useEffect } from 'react'
import type { Said } from '~/lib/toast'

const MAX_TOASTS = 20

export function showToast({ kind, words, options }: Said): void {
  if (kind === 'blank') toast(words, options)
  else toast[kind](words, options)
}

/** Toasts at the top right: successes stay 2 s, errors and the rest 4 s, at most twenty at once. */
export function Toaster() {
  const { toasts } = useToasterStore()
  useEffect(() => {
    toasts
      .filter((item) => item.visible)
      .slice(MAX_TOASTS)
      .forEach((item) => toast.dismiss(item.id))
  }, [toasts])
  return (
    <Hot
      position="top-right"
      containerStyle={{ top: 84 }}
      toastOptions={{
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
      }}
    >
      {(item) => <ToastBar toast={item} />}
    </Hot>
  )
}
