import { useState } from 'react'

import { ViewLinks } from '../../components/conference/People/ViewLinks.tsx'
import type { SavedView } from '../../contract/peopleBulk.ts'
import { peopleQuery, type PeopleFilter } from '../../contract/peopleFilter.ts'
import { ViewRemoving } from './ViewRemoving.tsx'
import { ViewSaving } from './ViewSaving.tsx'

interface Props {
  readonly conferenceId: number
  readonly views: readonly SavedView[]
  readonly filter: PeopleFilter
  readonly onChanged: () => void
}

/** Filters that the team has named: to go to, to add, to forget. */
export const Views = ({ conferenceId, views, filter, onChanged }: Props) => {
  const [asked, setAsked] = useState<SavedView | 'new' | null>(null)
  const end = (isChanged: boolean) => {
    setAsked(null)
    if (isChanged) onChanged()
  }
  return (
    <>
      <ViewLinks
        conferenceId={conferenceId}
        views={views}
        query={peopleQuery(filter)}
        onSave={() => setAsked('new')}
        onRemove={setAsked}
      />
      {asked === 'new' && <ViewSaving conferenceId={conferenceId} filter={filter} onEnd={end} />}
      {asked !== null && asked !== 'new' && (
        <ViewRemoving conferenceId={conferenceId} view={asked} onEnd={end} />
      )}
    </>
  )
}
