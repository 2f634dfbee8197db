/** Guards of what the shop stands on: Redis, the mail server, the store of files. @type {import('./guard').Guards} */
export const ENGINES = {
  'schedule-watch': {
    gone: 'the look for jobs whose schedules a Redis has lost',
    file: /patient_workflow_engine\/schedule-watch\.[jt]s$/,
    names: ['look'],
    without: () => () => Promise.resolve(0),
  },
  'mail-server': {
    gone: 'that a server which is away is tried steadily: each failure is taken for the mail’s own',
    file: /mail\/.*modules\/mail\/back-off\.[jt]s$/,
    names: ['afterFailure'],
    without: (work) => (tried, now) => work({ .../** @type {object} */ (tried), reason: 'unknown' }, now),
  },
  'lost-pictures': {
    gone: 'the look for a picture that is gone, before the payment page of its case opens',
    file: /ai-designs\/.*files\/open-files\.[jt]s$/,
    names: ['lostPictures'],
    without: () => () => Promise.resolve(new Set()),
  },
}
