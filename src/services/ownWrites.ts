import { dequal } from 'dequal/lite'

import { toFailure } from '../contract/failure.ts'
import type { DraftStore } from './draftStore.ts'

interface Stored<Text> {
  /** Under which the server has it. */
  readonly version: number
  readonly text: Text
}

interface Write<Text, Answer> {
  /** Name of the draft. */
  readonly box: string
  /** That this browser knows of. */
  readonly version: number
  /** As the server will read it back. */
  readonly text: Text
  readonly send: (version: number) => Promise<Answer>
  /** What the server has now. */
  readonly read: () => Promise<Stored<Text>>
}

/**
 * Texts that are kept while they are typed. An answer may be lost, or be given up for a newer text, while the server has
 * kept what was sent: its version is then one that this browser does not know, and looks like somebody else's. What was
 * sent is remembered until an answer comes, so that the own text is recognised, here and after a reload.
 */
export const createOwnWrites = <Text>(drafts: DraftStore) => {
  const boxOf = (box: string) => `${box}-sent`
  const sentOf = (box: string): Text[] => {
    try {
      const { texts = '[]' } = drafts.read(boxOf(box))
      return JSON.parse(texts) as Text[]
    } catch {
      return []
    }
  }
  const isOwn = (sent: readonly Text[], text: Text) => sent.some((one) => dequal(one, text))
  return {
    /** The server may have this from here, without that being known here. */
    isOwn: (box: string, text: Text): boolean => isOwn(sentOf(box), text),

    async write<Answer>({ box, version, text, send, read }: Write<Text, Answer>): Promise<Answer> {
      const sent = sentOf(box)
      drafts.keep(boxOf(box), { texts: JSON.stringify([...sent, text].slice(-mostRemembered)) })
      const answer = await send(version).catch(async (error: unknown) => {
        if (sent.length === 0 || toFailure(error).reason !== 'versionConflict') throw error
        const stored = await read()
        if (!isOwn(sent, stored.text)) throw error
        return send(stored.version)
      })
      drafts.drop(boxOf(box))
      return answer
    },
  }
}

/** Of more that were sent without an answer, the server has one of the latest. */
const mostRemembered = 5
