import { useState } from 'react'

import { MemberList } from '../../components/Member/MemberList.tsx'
import { DeskCard } from '../../components/PaperDesk/DeskCard.tsx'
import { NoPapers } from '../../components/PaperDesk/NoPapers.tsx'
import { ReleaseBar } from '../../components/PaperDesk/ReleaseBar.tsx'
import type { DeskWish } from './deskWish.ts'
import { Release } from './Release.tsx'
import { useChosen } from './useChosen.ts'
import { useDeskPapers } from './useDesk.ts'

interface Props {
  wish: DeskWish
  /** Decisions were released: the list and its numbers are read anew. */
  onReleased: () => void
}

/** The papers that are wished for, of which prepared decisions can be chosen and released. */
export const Papers = ({ wish, onReleased }: Props) => {
  const list = useDeskPapers(wish)
  const choice = useChosen(list.items)
  const [isReleasing, setIsReleasing] = useState(false)
  const leave = (isReleased: boolean) => {
    setIsReleasing(false)
    if (isReleased) onReleased()
  }
  return (
    <>
      <MemberList {...list} height="6rem" count="desk.count" empty={<NoPapers q={wish.q} />}>
        {(card) => (
          <DeskCard
            card={card}
            isChosen={choice.isChosen(card)}
            isFull={choice.isFull}
            onChoose={(isChosen) => choice.choose(card, isChosen)}
          />
        )}
      </MemberList>
      {choice.prepared.length > 0 && (
        <ReleaseBar
          chosen={choice.chosen.length}
          others={choice.others}
          onChooseAll={choice.chooseAll}
          onChooseNone={choice.chooseNone}
          onRelease={() => setIsReleasing(true)}
        />
      )}
      {isReleasing && <Release conferenceId={wish.conferenceId} ids={choice.chosen} onLeft={leave} />}
    </>
  )
}
