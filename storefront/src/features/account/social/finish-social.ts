import { useQuery } from '@tanstack/react-query'
import { brand } from '~/config/brand'
import { toast } from '~/lib/toast'
import { accountApi } from '../api/account-api'
import { useSessionStore } from '../session'
import type { SocialAnswer } from './answer'

async function finish({ provider, ...body }: SocialAnswer) {
  const session = await accountApi.call('finishSocial', { params: { provider }, body })
  useSessionStore.getState().signIn(session.token, session.user, session.rememberMe)
  toast.success(session.isNew ? `Account created successfully! Welcome to ${brand.name}!` : 'Welcome back!')
  return { redirect: session.redirect }
}

/** Ends the sign-in, once for each answer however often the page is drawn: a second call would be refused. */
export const useFinishSocial = (answer: SocialAnswer | null) =>
  useQuery({
    queryKey: ['finish-social', answer?.state],
    queryFn: () => (answer ? finish(answer) : Promise.reject(new Error('There is no answer'))),
    enabled: answer !== null,
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { silent: true },
  })
