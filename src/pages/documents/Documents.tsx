import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { DesignField } from '../../components/documents/Documents/DesignField.tsx'
import { BatchList } from '../../components/documents/Documents/BatchList.tsx'
import { TemplateList } from '../../components/documents/Documents/TemplateList.tsx'
import { OutreachNote } from '../../components/conference/OwnConferences/OutreachNote.tsx'
import { WorkbenchLayout } from '../../components/conference/OwnConferences/WorkbenchLayout.tsx'
import { PeopleFilter } from '../../components/conference/PeopleFilter/PeopleFilter.tsx'
import { listDocuments } from '../../contract/documentBatch.ts'
import { getPeopleTools } from '../../contract/people.ts'
import { peopleQuery, type PeopleFilter as Filter } from '../../contract/peopleFilter.ts'
import { useRemoteOne } from '../shared/useRemoteOne.ts'
import { AudiencePart } from './AudiencePart.tsx'
import { Creating } from './Creating.tsx'

interface Props {
  readonly conferenceId: number
  readonly filter: Filter
}

/** Badges, certificates and lists of a conference: audience, design, and results. */
export const Documents = ({ conferenceId: conference_id, filter }: Props) => {
  const { api, go } = useServices()
  const [design, setDesign] = useState('badge')
  const [isCreating, setCreating] = useState(false)
  const { one, failure, onRetry } = useRemoteOne(async (signal) => {
    const [made, tools] = await Promise.all([
      api.call(listDocuments, { conference_id }, { signal }),
      api.call(getPeopleTools, { conference_id }, { signal }),
    ])
    return { ...made, types: tools.types, tags: tools.tags, questions: tools.questions }
  })
  const query = peopleQuery(filter)
  const href = (wanted: Filter) => `/organizer/${conference_id}/documents?${peopleQuery(wanted)}`
  const view = one !== null ? 'list' : failure === null ? 'loading' : 'failed'
  return (
    <WorkbenchLayout
      id={conference_id}
      section="documents"
      {...{ view, failure, onRetry }}
      parts={one?.parts}
    >
      {one !== null && (
        <>
          <PeopleFilter value={filter} {...one} onChange={(wanted) => go.to(href(wanted))} />
          <DesignField {...{ design }} templates={one.templates} onDesign={setDesign} />
          {one.may_reach_out ? (
            <AudiencePart key={`${design} ${query}`} {...{ conferenceId: conference_id, filter, design }} />
          ) : (
            <OutreachNote />
          )}
          <BatchList batches={one.batches} />
          <TemplateList {...one} conferenceId={conference_id} onNew={() => setCreating(true)} />
        </>
      )}
      {isCreating && <Creating conferenceId={conference_id} onLeft={() => setCreating(false)} />}
    </WorkbenchLayout>
  )
}
