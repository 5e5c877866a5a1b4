import { createHash } from 'node:crypto'

/** Of states and parts of pages: each of them has many stories that differ by a word. Journeys are not among them. */
const drawn = /^(?:flows|components)-/

/**
 * The ids of the stories that a plain run also shows in English on a phone: all journeys, mails and atlas pages, and a fourth
 * of the others, by the seed. Each story is played in Chinese in every run; the second play takes as long as the first.
 * @param {ReadonlyArray<{id: string}>} stories
 * @param {number} seed
 * @returns {Set<string>}
 */
export const drawStories = (stories, seed) =>
  new Set(stories.flatMap(({ id }) => (!drawn.test(id) || isDrawn(`${seed} ${id}`) ? [id] : [])))

const isDrawn = (text) => (createHash('sha1').update(text).digest()[0] & 3) === 0
