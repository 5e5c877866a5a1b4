/**
 * What a run draws with. Every run looks elsewhere; `FC_SEED=<number>` repeats one. Under `CI` the seed stands still: a
 * change is judged by what it changed.
 */
export const seed = Number(
  process.env.FC_SEED ?? (process.env.CI === undefined ? Date.now() % 0x7fffffff : 20261121),
)
