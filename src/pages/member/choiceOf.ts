/** The value in the address, if it is one of these; else null. */
export const choiceOf = <Choice extends string>(
  search: string,
  name: string,
  choices: readonly Choice[],
): Choice | null => {
  const asked = new URLSearchParams(search).get(name)
  return choices.find((choice) => choice === asked) ?? null
}
