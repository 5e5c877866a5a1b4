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
  /** Latest version known to this browser. */
  readonly version: number
  /** As the server will read it back. */
  readonly text: Text
  readonly send: (version: number) => Promise<Answer>
  /** Reads the server's current version. */
  readonly read: () => Promise<Stored<Text>>
}

/**
 * Texts saved while they are typed. An answer may be lost, or abandoned for a newer text, although the server has saved
 * the text: its version is then unknown to this browser, and looks like another user's. Sent texts are remembered until
 * an answer arrives, so that the own text is recognised, here and after a reload.
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

/** Of several texts sent without an answer, the server has one of the latest. */
const mostRemembered = 5
