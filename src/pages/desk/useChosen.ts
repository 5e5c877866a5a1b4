import { useState } from 'react'

import { deskLimits, type DeskCard } from '../../contract/paperDesk.ts'

/** Which of the prepared decisions that are shown are chosen, at most as many as are released together. */
export const useChosen = (cards: readonly DeskCard[]) => {
  const [chosen, setChosen] = useState<readonly number[]>([])
  const prepared = cards.flatMap((card) => (card.prepared === null ? [] : [card.prepared.id]))
  return {
    prepared,
    chosen,
    others: prepared.filter((id) => !chosen.includes(id)).length,
    isFull: chosen.length >= deskLimits.batch,
    isChosen: ({ prepared: one }: DeskCard) => one !== null && chosen.includes(one.id),
    choose: ({ prepared: one }: DeskCard, isChosen: boolean) => {
      if (one === null) return
      setChosen((ids) => (isChosen ? [...ids, one.id] : ids.filter((id) => id !== one.id)))
    },
    chooseAll: () => setChosen(prepared.slice(0, deskLimits.batch)),
    chooseNone: () => setChosen([]),
  }
}
