import { useState } from 'react'

import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { NoPeople } from '../../components/conference/People/NoPeople.tsx'
import { PersonRow } from '../../components/conference/People/PersonRow.tsx'
import { RowKeys } from '../../components/conference/People/RowKeys.tsx'
import { mostChosen, type BulkKind } from '../../contract/bulkWords.ts'
import { listPeople } from '../../contract/people.ts'
import { peopleFields, peopleQuery, type PeopleFilter } from '../../contract/peopleFilter.ts'
import { usePlacedList } from '../shared/usePlacedList.ts'
import { Bulk } from './Bulk.tsx'
import { BulkOffer } from './BulkOffer.tsx'

interface Props {
  readonly conferenceId: number
  readonly filter: PeopleFilter
  readonly mayClose: boolean
  /** Names of tags in use. */
  readonly tags: readonly string[]
  /** On sale. */
  readonly types: ReadonlyArray<{ readonly id: number; readonly name: string }>
}

/** The registrations that match a filter, with the actions on them; another filter is another list. */
export const PeopleRows = ({ conferenceId, filter, mayClose, tags, types }: Props) => {
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [asked, setAsked] = useState<BulkKind | null>(null)
  const wish = { conference_id: conferenceId, ...peopleFields(filter), page_size: 50 }
  const list = usePlacedList(listPeople, wish, ({ id }) => id)
  const about = { conferenceId, filter, chosen, total: list.total }
  return (
    <RowKeys>
      {list.view === 'ready' && (
        <BulkOffer {...about} mayClose={mayClose} onAsk={setAsked} onClear={() => setChosen([])} />
      )}
      <MemberList
        {...list}
        height="4rem"
        count="people.count"
        empty={<NoPeople isFiltered={peopleQuery(filter) !== ''} />}
      >
        {(person) => (
          <PersonRow
            conferenceId={conferenceId}
            person={person}
            isChosen={chosen.includes(person.id)}
            isFull={chosen.length >= mostChosen}
            onChoose={(is) =>
              setChosen(is ? [...chosen, person.id] : chosen.filter((id) => id !== person.id))
            }
          />
        )}
      </MemberList>
      {asked !== null && <Bulk {...{ ...about, tags, types }} kind={asked} onEnd={() => setAsked(null)} />}
    </RowKeys>
  )
}
