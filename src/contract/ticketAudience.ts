/**
 * Audience of a ticket type. `provenStudent`: students whose proof the team of the conference has accepted; `group`:
 * members of a group that is large enough.
 */
export const audiences = ['anyone', 'student', 'provenStudent', 'author', 'group'] as const
type Audience = (typeof audiences)[number]

/** Those who register with it give a student number. */
export const isForStudents = (audience: Audience): boolean =>
  audience === 'student' || audience === 'provenStudent'
