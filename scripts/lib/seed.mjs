/**
 * Seed of a run. Every run draws another; `FC_SEED=<number>` repeats one. Under `CI` the seed is fixed: a
 * change is judged by its own effect.
 */
export const seed = Number(
  process.env.FC_SEED ?? (process.env.CI === undefined ? Date.now() % 0x7fffffff : 20261121),
)
