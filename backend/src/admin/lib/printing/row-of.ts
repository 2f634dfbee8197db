/** What a pressed row of a data table shows: typed as that, yet Medusa's table hands over its own row, which holds it. */
export function rowOf<T extends object>(pressed: T): T {
  return 'original' in pressed ? (pressed.original as T) : pressed
}
