import { Refused } from './refused.ts'

/**
 * Whether a list of ids is put into another order. `seen`: the order that was changed. @throws Refused `versionConflict` if
 * an entry was added, removed or moved since, `invalid` if not the same ids come back
 */
export const isReordered = (
  now: readonly number[],
  { seen, ids }: { readonly seen: readonly number[]; readonly ids: readonly number[] },
): boolean => {
  if (now.join(',') === ids.join(',')) return false
  if (now.join(',') !== seen.join(',')) throw new Refused('versionConflict', { field: 'seen' })
  if ([...now].sort(byNumber).join(',') !== [...ids].sort(byNumber).join(','))
    throw new Refused('invalid', { field: 'ids' })
  return true
}

const byNumber = (a: number, b: number) => a - b
