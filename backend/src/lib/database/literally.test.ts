import { expect, it } from 'vitest'
import { literally, oneHolds, wholeNames } from './literally'

it('searches for what was typed, wildcards included', () => {
  expect(literally('ada')).toEqual(['%ada%'])
  expect(literally('50%_off\\')).toEqual(['%50\\%\\_off\\\\%'])
})

it('finds an apostrophe however it is written', () => {
  const found = ["%o'brien%", '%o’brien%', '%o‘brien%', '%oʼbrien%']
  for (const typed of ["o'brien", 'o’brien', 'o‘brien', 'oʼbrien']) expect(literally(typed)).toEqual(found)
  expect(literally("D'Arcy ’n’ Co")).toContain("%D'Arcy 'n' Co%")
})

it('looks for each way of writing it in each column', () => {
  expect(oneHolds(['title', 'prompt'], 'fox')).toEqual({
    $or: [{ title: { $ilike: '%fox%' } }, { prompt: { $ilike: '%fox%' } }],
  })
  expect(oneHolds(['title', 'prompt'], 'fox’s').$or).toHaveLength(8)
})

it('or for whole names, be they written apart or with a hyphen', () => {
  expect(wholeNames('o_')).toEqual([
    ...['o\\_', 'o\\_ %', 'o\\_-%'],
    ...['% o\\_', '% o\\_ %', '% o\\_-%'],
    ...['%-o\\_', '%-o\\_ %', '%-o\\_-%'],
  ])
})

it('finds letters beside A to Z small, as capitals, and as they begin a name', () => {
  const stored = '%Zoë Müller-Łukasz%'
  for (const typed of ['zoë müller-łukasz', 'ZOË MÜLLER-ŁUKASZ', 'Zoë Müller-Łukasz'])
    expect(literally(typed)).toContain(stored)
  expect(literally('zoë')).toEqual(['%zoë%', '%ZOË%', '%Zoë%'])
  expect(wholeNames('ØE')).toEqual(expect.arrayContaining(['Øe', 'øe', '% Øe', 'ØE-%']))
})
