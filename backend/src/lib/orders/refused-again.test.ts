import { expect, it } from 'vitest'
import { failure } from '../http/fail'
import { refusedAgain } from './refused-again'

const ordered = { name: 'Tough Cover', device: 'iPhone 15', finish: 'Matte' }

it.each([
  [null, 'Tough Cover is no longer sold.'],
  [failure('unknown_product', 'That product is no longer sold'), 'Tough Cover is no longer sold.'],
  [
    failure('configuration_not_found', 'Selected device configuration not found'),
    'Tough Cover for iPhone 15 in Matte is not available just now.',
  ],
  [failure('recipe_changed', 'The design has changed.'), 'The design has changed.'],
])('%s reads %s', (fault, sentence) => {
  expect(refusedAgain(ordered, fault)).toBe(sentence)
})
