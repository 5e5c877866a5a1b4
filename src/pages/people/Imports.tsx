import { useState } from 'react'

import { OutreachNote } from '../../components/conference/OwnConferences/OutreachNote.tsx'
import { WorkbenchLayout } from '../../components/conference/OwnConferences/WorkbenchLayout.tsx'
import { ImportList } from '../../components/conference/PeopleImport/ImportList.tsx'
import { listPeopleImports } from '../../contract/peopleImport.ts'
import { workOf } from '../../contract/teamParts.ts'
import { FormattedMessage } from 'react-intl'
import { useCall } from '../shared/useCall.ts'
import { peopleHref } from './peopleHref.ts'
import { SheetBringing } from './SheetBringing.tsx'

/** Imported sheets of a conference's people, and a new import. */
export const Imports = ({ conferenceId: conference_id }: { readonly conferenceId: number }) => {
  // One that was left is begun anew.
  const [tries, setTries] = useState(0)
  const { one, failure, onRetry } = useCall(listPeopleImports, { conference_id })
  return (
    <WorkbenchLayout
      id={conference_id}
      section="people"
      back={{ href: peopleHref(conference_id, {}), name: 'people.back' }}
      heading={<FormattedMessage id="people.import" />}
      view={one !== null ? 'list' : failure === null ? 'loading' : 'failed'}
      failure={failure}
      parts={one?.parts ?? workOf.people}
      onRetry={onRetry}
    >
      {one !== null && (
        <>
          {one.may_reach_out ? (
            <SheetBringing key={tries} conferenceId={conference_id} onLeft={() => setTries(tries + 1)} />
          ) : (
            <OutreachNote />
          )}
          <ImportList list={one.list} />
        </>
      )}
    </WorkbenchLayout>
  )
}
