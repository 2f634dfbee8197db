import { endpoints } from '@caseloom/contract'
import { checkAll } from '../../../../lib/health/checks'
import { leaving } from '../../../../lib/health/leaving'
import { FailureWithData } from '../../../../lib/http/fail'
import { route } from '../../../../lib/http/route'

export const GET = route(endpoints.ready, async ({ scope, res }) => {
  res.setHeader('Cache-Control', 'no-store')
  if (leaving.aborted) throw new FailureWithData('This server is ending', 'not_ready', { checks: [] })
  const checks = await checkAll(scope)
  const down = checks.filter(({ healthy, needed }) => needed && !healthy).map(({ name }) => name)
  if (down.length > 0)
    throw new FailureWithData(`The shop cannot serve: ${down.join(', ')} down`, 'not_ready', { checks })
  return { status: 'ready' as const, checks }
})
