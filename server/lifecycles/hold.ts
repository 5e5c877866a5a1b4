import type { Actor, EntityAdapter, Loaded, Scope, Wish } from './types.ts'

/** Locks a row and reads it, judged by the time at which the locks were held. Null: no such row. */
export const hold = async <Facts extends object>(
  { tx, now, ways }: Scope,
  adapter: Pick<EntityAdapter<Facts>, 'lock' | 'load'>,
  id: number,
  actor: Actor,
  event?: Wish['event'],
): Promise<(Loaded<Facts> & { readonly at: Date }) | null> => {
  await adapter.lock(tx, id)
  const at = now()
  const loaded = await adapter.load({ tx, at, ways }, id, actor, event)
  return loaded && { ...loaded, at }
}
