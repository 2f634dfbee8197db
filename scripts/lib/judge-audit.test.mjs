import { expect, it } from 'vitest'
import { judgeAudit } from './judge-audit.mjs'

const url = 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc'
const report = {
  vulnerabilities: {
    deep: { via: [{ url, title: 'A hole', severity: 'high', name: 'deep' }] },
    above: { via: ['deep'] },
    small: { via: [{ url: `${url}d`, title: 'A scratch', severity: 'low', name: 'small' }] },
  },
}
const today = new Date('2026-11-22')
const exception = { advisory: 'GHSA-aaaa-bbbb-cccc', reason: 'It is not called', until: '2027-01-31' }

it('names what is grave, once', () => {
  expect(judgeAudit(report, [], today)).toEqual({
    faults: ['deep high GHSA-aaaa-bbbb-cccc: A hole'],
    excused: [],
  })
})

it('excuses it until the day that was said, with a reason', () => {
  expect(judgeAudit(report, [exception], today).faults).toEqual([])
  expect(judgeAudit(report, [{ ...exception, until: '2026-11-21' }], today).faults[0]).toContain(
    'its exception ended on 2026-11-21',
  )
  expect(judgeAudit(report, [{ ...exception, reason: ' ' }], today).faults[0]).toContain('needs an advisory')
})

it('takes silence of the registry for no good news', () => {
  expect(judgeAudit({ message: '405' }, [], today).faults).toEqual(['The registry did not answer: 405'])
})
