/**
 * The last part of a lifecycle's leaf, `signed_in` of `valid.signed_in`, where it is one that the page has words for;
 * else the last one known, which is always an end.
 */
export const endOf = <Known extends string>(leaf: string, known: readonly [Known, ...Known[]]): Known => {
  const end = leaf.split('.').at(-1)
  return known.find((state) => state === end) ?? known.at(-1) ?? known[0]
}
