import { createHash } from 'node:crypto'

/** From 0 up to 1: where a unit lies in the draw of a commit. */
export const place = (commit, id) =>
  createHash('sha1').update(`${commit} ${id}`).digest().readUInt32BE(0) / 2 ** 32

/** Of all units, the share that a commit draws. */
export const isDrawn = (commit, id, share) => place(commit, id) < share

/** The first `count` of a commit's order. */
export const inTurn = (commit, units, count) =>
  units.toSorted((one, other) => place(commit, one.id) - place(commit, other.id)).slice(0, count)
