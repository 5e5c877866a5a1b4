import { useSearch } from 'wouter'

import { FilterLinks } from '../components/account/Member/FilterLinks.tsx'
import { MemberLayout } from '../components/account/Member/MemberLayout.tsx'
import { conferenceParts } from '../contract/ownConferences.ts'
import { choiceOf } from './member/choiceOf.ts'
import { MyConferences } from './member/MyConferences.tsx'

/** `/personal/myconf`: conferences by the member's role there (MEM-01). */
const MyConferencesPage = () => {
  const part = choiceOf(useSearch(), 'part', conferenceParts)
  return (
    <MemberLayout current="myconf">
      <FilterLinks
        path="/personal/myconf"
        name="part"
        texts="member.part"
        choices={conferenceParts}
        chosen={part}
      />
      <MyConferences key={part} part={part} />
    </MemberLayout>
  )
}

export default MyConferencesPage
