/** For whom a ticket type is. `provenStudent`: students whose proof the team of the conference has accepted. */
export const audiences = ['anyone', 'student', 'provenStudent', 'author'] as const
type Audience = (typeof audiences)[number]

/** Those who register with it give a student number. */
export const isForStudents = (audience: Audience): boolean =>
  audience === 'student' || audience === 'provenStudent'
