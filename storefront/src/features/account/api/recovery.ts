import { useMutation, useQuery } from '@tanstack/react-query'
import { messageOf } from '~/lib/api-errors'
import { isNoNews } from '~/lib/no-news'
import { toast } from '~/lib/toast'
import { accountApi } from './account-api'
import type { MailLink } from '../lib/mail-link'
import { useSessionStore } from '../session'

/** Sends the verification mail again, and says so. */
export const useResendVerification = () =>
  useMutation({
    mutationFn: (email: string) => accountApi.call('resendVerification', { body: { email } }),
    onSuccess: () => toast.success('Verification email sent! Please check your inbox.', { duration: 4000 }),
    onError: (error) => {
      if (!isNoNews(error)) toast.error(messageOf(error, 'Failed to resend verification email'))
    },
    meta: { silent: true },
  })

/** Sends the link to choose a password; the failure is thrown. */
export const sendResetLink = (email: string) => accountApi.call('forgotPassword', { body: { email } })

async function verify({ token, email }: MailLink) {
  // Who is signed in here is known first: their session is brought up to date, and not put in another's place.
  await useSessionStore.getState().start()
  const { user: before, updateUser, signIn, start } = useSessionStore.getState()
  const answer = await accountApi.call('verifyEmail', { query: { token, email } })
  if (before) {
    if (answer.user?.id === before.id) updateUser(answer.user)
    else if (before.email === email.toLowerCase()) await start()
  } else if (answer.token && answer.user) signIn(answer.token, answer.user, false)
  return { ...answer, signedInAs: useSessionStore.getState().user?.email ?? null }
}

/** Proves the address, once for each link however often the page is drawn. */
export const useVerifyEmail = (link: MailLink | null) =>
  useQuery({
    queryKey: ['verify-email', link?.token, link?.email],
    queryFn: () => (link ? verify(link) : Promise.reject(new Error('There is no link'))),
    enabled: link !== null,
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { silent: true },
  })
