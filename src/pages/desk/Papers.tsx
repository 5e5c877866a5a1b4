import { useState } from 'react'

import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { ChoiceBar } from '../../components/papers/PaperDesk/ChoiceBar.tsx'
import { DeskCard } from '../../components/papers/PaperDesk/DeskCard.tsx'
import { NoPapers } from '../../components/papers/PaperDesk/NoPapers.tsx'
import { ActOnPapers } from './ActOnPapers.tsx'
import type { DeskWish } from './deskWish.ts'
import { Release } from './Release.tsx'
import { chosenId, useChosen } from './useChosen.ts'
import { useDeskPapers } from './useDesk.ts'

interface Props {
  wish: DeskWish
  /** Decisions were released, or papers passed: reload the list and its numbers. */
  onMoved: () => void
}

/** The filtered papers; several can be passed, or their prepared decisions released, at once. */
export const Papers = ({ wish, onMoved }: Props) => {
  const list = useDeskPapers(wish)
  const act = wish.filter === 'check' ? 'pass' : 'release'
  const choice = useChosen(act, list.items)
  const [isAsking, setIsAsking] = useState(false)
  const leave = (isMoved: boolean) => {
    setIsAsking(false)
    if (isMoved) onMoved()
  }
  const chosenPapers = list.items.filter((card) => choice.isChosen(card))
  return (
    <>
      <MemberList {...list} height="6rem" count="desk.count" empty={<NoPapers q={wish.q} />}>
        {(card) => (
          <DeskCard
            card={card}
            act={chosenId(act, card) === null ? null : act}
            isChosen={choice.isChosen(card)}
            isFull={choice.isFull}
            onChoose={(isChosen) => choice.choose(card, isChosen)}
          />
        )}
      </MemberList>
      {choice.offered.length > 0 && (
        <ChoiceBar {...choice} act={act} chosen={choice.chosen.length} onAct={() => setIsAsking(true)} />
      )}
      {isAsking && act === 'release' && (
        <Release conferenceId={wish.conferenceId} ids={choice.chosen} onLeft={leave} />
      )}
      {isAsking && act === 'pass' && (
        <ActOnPapers act="pass" conferenceId={wish.conferenceId} papers={chosenPapers} onLeft={leave} />
      )}
    </>
  )
}
