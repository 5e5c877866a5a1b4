import { useState } from 'react'

import { deskLimits, type DeskCard } from '../../contract/paperDesk.ts'

/** Bulk actions on papers: prepared decisions are released, unchecked papers are passed. */
type Chosen = 'release' | 'pass'

/** The number that is chosen with a card; null: it cannot be. */
export const chosenId = (act: Chosen, { id, state, prepared }: DeskCard): number | null => {
  if (act === 'release') return prepared?.id ?? null
  return state === 'administrator_review.active' && prepared === null ? id : null
}

/** Which of those that are shown are chosen, at most as many as are done together. */
export const useChosen = (act: Chosen, cards: readonly DeskCard[]) => {
  const [chosen, setChosen] = useState<readonly number[]>([])
  const offered = cards.flatMap((card) => chosenId(act, card) ?? [])
  return {
    offered,
    chosen,
    others: offered.filter((id) => !chosen.includes(id)).length,
    isFull: chosen.length >= deskLimits.batch,
    isChosen: (card: DeskCard) => chosen.includes(chosenId(act, card) ?? 0),
    choose: (card: DeskCard, isChosen: boolean) => {
      const one = chosenId(act, card)
      if (one === null) return
      setChosen((ids) => (isChosen ? [...ids, one] : ids.filter((id) => id !== one)))
    },
    chooseAll: () => setChosen(offered.slice(0, deskLimits.batch)),
    chooseNone: () => setChosen([]),
  }
}
