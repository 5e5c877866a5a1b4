/** Of an address; 0, which no live has, where it is none. */
export const liveIdOf = (given: string | null | undefined): number =>
  /^[1-9]\d{0,9}$/.test(given ?? '') ? Number(given) : 0
