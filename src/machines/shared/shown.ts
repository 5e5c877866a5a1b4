/**
 * Which of these tags the state has: what the page shows of a machine.
 * @throws when it has none of them: a state was added and the page does not know what to show of it
 */
export const shown = <Tag extends string>(
  snapshot: { readonly hasTag: (tag: Tag) => boolean },
  tags: readonly Tag[],
): Tag => {
  const tag = tags.find((one) => snapshot.hasTag(one))
  if (tag === undefined) throw new Error(`The state has none of the tags ${tags.join(', ')}`)
  return tag
}
