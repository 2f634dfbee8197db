import type { StripeEvent } from './entities.js'
import { invalid } from './errors.js'
import { text, texts, type FormObject } from './form.js'
import type { StripeStore } from './store.js'

const KEPT_SECONDS = 30 * 86_400
const MOST_TYPES = 20

/** One name, or a group of them: `charge.*`. */
const fits = (type: string, wanted: string): boolean =>
  wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted

/** The events that a list may name, whether or not they were ever delivered: of the last thirty days, of the types that are asked for. */
export function listedEvents(db: StripeStore, form: FormObject): StripeEvent[] {
  const type = text(form.type)
  const types = texts(form.types)
  if (type && types.length > 0)
    throw invalid('You may only specify one of these parameters: type, types.', 'types')
  if (types.length > MOST_TYPES) throw invalid(`You may pass at most ${MOST_TYPES} types.`, 'types')
  const since = db.seconds() - KEPT_SECONDS
  return db.events
    .all()
    .filter(
      (event) =>
        event.created > since &&
        (!type || fits(event.type, type)) &&
        (types.length === 0 || types.includes(event.type)),
    )
}
