import { createHash } from 'node:crypto'

/** Position of a unit in the draw of a commit, from 0 up to 1. */
export const place = (commit, id) =>
  createHash('sha1').update(`${commit} ${id}`).digest().readUInt32BE(0) / 2 ** 32

/** True for a `share` of all units, another one for each commit. */
export const isDrawn = (commit, id, share) => place(commit, id) < share

/** The first `count` units in the order of a commit. */
export const inTurn = (commit, units, count) =>
  units.toSorted((one, other) => place(commit, one.id) - place(commit, other.id)).slice(0, count)
