import { useState } from 'react'
import { useSearch } from 'wouter'

import { useServices } from '../app/context.tsx'
import { MemberLayout } from '../components/account/Member/MemberLayout.tsx'
import { MemberList } from '../components/account/Member/MemberList.tsx'
import { NothingYet } from '../components/account/Member/NothingYet.tsx'
import { MealCard } from '../components/conference/Notes/MealCard.tsx'
import { listMeals } from '../contract/notes.ts'
import type { MealCard as Meal } from '../contract/notes.ts'
import { Claim } from './member/Claim.tsx'
import { Share } from './member/Share.tsx'
import { useCallList } from './shared/useCallList.ts'
import { cutTo } from '../contract/characters.ts'

/** `/personal/notes/mealticket` (TKT-02); `?share=` is the code of a shared voucher. */
const MealsPage = () => {
  const { go } = useServices()
  const [shared, setShared] = useState<Meal | null>(null)
  const code = cutTo(new URLSearchParams(useSearch()).get('share') ?? '', 64)
  const { onRefresh, ...list } = useCallList(listMeals, {})
  return (
    <MemberLayout current="mealticket">
      <MemberList {...list} height="12rem" empty={<NothingYet list="mealticket" />}>
        {(meal) => <MealCard meal={meal} onShare={setShared} />}
      </MemberList>
      {shared !== null && (
        <Share
          meal={shared}
          onClose={() => {
            setShared(null)
            onRefresh()
          }}
        />
      )}
      {code !== '' && (
        <Claim
          key={code}
          code={code}
          onClaimed={onRefresh}
          onClose={() => go.to('/personal/notes/mealticket', { replace: true })}
        />
      )}
    </MemberLayout>
  )
}

export default MealsPage
