import { invalid } from './errors.js'
import type { FormObject, FormValue } from './form.js'
import { NO_PARAMETERS, PARAMETERS, type Takes } from './parameters.js'

interface Found {
  unknown: string[]
  empty: string[]
}

const isObject = (value: FormValue): value is FormObject => typeof value === 'object'

function look(value: FormValue, takes: Takes, at: string, found: Found): void {
  if (takes === 'metadata') return
  if (value === '') {
    found.empty.push(at)
    return
  }
  if (takes === 'anything') {
    if (isObject(value))
      for (const [name, inner] of Object.entries(value)) look(inner, takes, `${at}[${name}]`, found)
    return
  }
  if (takes === 'text') {
    if (isObject(value)) throw invalid('Invalid string', at)
    return
  }
  if (!isObject(value)) throw invalid(Array.isArray(takes) ? 'Invalid array' : 'Invalid object', at)
  for (const [name, inner] of Object.entries(value)) {
    const place = at === '' ? name : `${at}[${name}]`
    const wanted = Array.isArray(takes) ? takes[0] : Object.hasOwn(takes, name) ? takes[name] : undefined
    if (wanted) look(inner, wanted, place, found)
    else found.unknown.push(place)
  }
}

/**
 * Refuses what Stripe refuses of any call before it looks at what is asked: names that it does not know, and empty values, which
 * would unset a thing, where there is nothing to unset.
 */
export function checkParameters(operation: string, form: FormObject): void {
  const { takes, unsets = [] } = PARAMETERS[operation] ?? NO_PARAMETERS
  const found: Found = { unknown: [], empty: [] }
  look(form, takes, '', found)
  const [unknown] = found.unknown
  if (unknown) {
    const word = found.unknown.length > 1 ? 'parameters' : 'parameter'
    throw invalid(`Received unknown ${word}: ${found.unknown.join(', ')}`, unknown, 'parameter_unknown')
  }
  const empty = found.empty.find((place) => !unsets.includes(place))
  if (empty)
    throw invalid(
      `You passed an empty string for '${empty}'. We assume empty values are an attempt to unset a parameter; however '${empty}' cannot be unset. You should remove '${empty}' from your request or supply a non-empty value.`,
      empty,
      'parameter_invalid_empty',
    )
}
