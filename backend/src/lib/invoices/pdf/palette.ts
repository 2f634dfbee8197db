/** The shop's colours (docs/design.md) as they are on paper. */
export const COLOUR = {
  paper: '#f3f2ec',
  ink: '#1a1744',
  inkSoft: '#524f78',
  line: '#d2cfc4',
  indigo: '#1a1744',
  onIndigo: '#f3f2ec',
  weld: '#f5c518',
  good: '#14663f',
  goodWash: '#dcefe3',
  bad: '#a8171b',
  badWash: '#fae1df',
  note: '#2a3f9d',
  noteWash: '#e0e4f6',
  warn: '#7d4a00',
  warnWash: '#fbeac2',
} as const
export type Colour = (typeof COLOUR)[keyof typeof COLOUR]
