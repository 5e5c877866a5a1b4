import { createHash } from 'node:crypto'

/** States and parts of pages: each has many stories that differ by a word. Journeys are not among them. */
const drawn = /^(?:flows|components)-/

/** The mark of the atlas page of a machine; `machineLists.mjs` gives each its kind. */
const machineTag = 'machine:'

/**
 * Languages in which a plain run plays each story, by its id: states and parts in one, three of four in Chinese on a desktop
 * and one, drawn by the seed, in English on a phone; journeys, mails and all else in Chinese. The atlas pages of machines are
 * made by one component from one list: of each kind of machine one is played, drawn by the seed, and the others in no language.
 * A second play takes as long as the first, and `--deep` plays everything in both.
 * @param {ReadonlyArray<{id: string, tags?: readonly string[]}>} stories
 * @param {number} seed
 * @returns {Map<string, readonly string[]>}
 */
export const drawStories = (stories, seed) => {
  const machines = machinesOf(stories, seed)
  return new Map(
    stories.map((story) => {
      const { id } = story
      if (kindOf(story) !== undefined) return [id, machines.has(id) ? ['zh-CN'] : []]
      return [id, [drawn.test(id) ? languageOf(`${seed} ${id}`) : 'zh-CN']]
    }),
  )
}

/** Ids of the machines whose pages are played: the first of each kind in an order that the seed draws. */
const machinesOf = (stories, seed) => {
  const byKind = new Map()
  for (const story of stories) {
    const kind = kindOf(story)
    const rank = digestOf(`${seed} ${story.id}`).toString('hex')
    if (kind !== undefined && !(byKind.get(kind)?.rank < rank)) byKind.set(kind, { id: story.id, rank })
  }
  return new Set([...byKind.values()].map(({ id }) => id))
}

const kindOf = ({ tags = [] }) => tags.find((tag) => tag.startsWith(machineTag))

const languageOf = (text) => ((digestOf(text)[0] & 3) === 0 ? 'en' : 'zh-CN')

const digestOf = (text) => createHash('sha1').update(text).digest()
