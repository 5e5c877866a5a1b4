/**
 * A value without which a state is never entered.
 * @throws when it is missing: the machine then has a way into that state which it should not have, and a default would hide it
 */
export const given = <Value>(value: Value | null | undefined, what: string): Value => {
  if (value === null || value === undefined) throw new Error(`The machine came here without ${what}`)
  return value
}
