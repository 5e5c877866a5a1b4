import { createHash } from 'node:crypto'

/** Of states and parts of pages: each of them has many stories that differ by a word. Journeys are not among them. */
const drawn = /^(?:flows|components)-/

/**
 * In which languages a plain run plays each story, by its id: journeys, mails and atlas pages in both; states and parts in
 * one, three of four in Chinese on a desktop and one, drawn by the seed, in English on a phone. A second play of a state takes
 * as long as the first.
 * @param {ReadonlyArray<{id: string}>} stories
 * @param {number} seed
 * @returns {Map<string, readonly string[]>}
 */
export const drawStories = (stories, seed) =>
  new Map(stories.map(({ id }) => [id, drawn.test(id) ? [languageOf(`${seed} ${id}`)] : ['zh-CN', 'en']]))

const languageOf = (text) => ((createHash('sha1').update(text).digest()[0] & 3) === 0 ? 'en' : 'zh-CN')
