import type { LiveAbout } from './liveAbout.ts'

/** Name of a room for this visitor: the one that its host gave it, else its title in the visitor's language. */
export const roomNameOf = (name: string, about: Pick<LiveAbout, 'title' | 'own_title'> | null): string =>
  about !== null && about.title !== '' && name === about.own_title ? about.title : name
