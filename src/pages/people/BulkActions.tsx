import { FormattedMessage } from 'react-intl'

import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { WorkbenchLayout } from '../../components/conference/OwnConferences/WorkbenchLayout.tsx'
import { BulkActionCard } from '../../components/conference/People/BulkActionCard.tsx'
import { EmptyState } from '../../components/kit/EmptyState.tsx'
import { listBulkActions } from '../../contract/peopleBulk.ts'
import { workOf } from '../../contract/teamParts.ts'
import { usePlacedList } from '../shared/usePlacedList.ts'
import { actionsHref, peopleHref } from './peopleHref.ts'

/** Acts on many registrations of a conference, newest first. */
export const BulkActions = ({ conferenceId: conference_id }: { readonly conferenceId: number }) => {
  const list = usePlacedList(listBulkActions, { conference_id }, ({ id }) => id)
  return (
    <WorkbenchLayout
      id={conference_id}
      section="people"
      back={{ href: peopleHref(conference_id, {}), name: 'people.back' }}
      heading={<FormattedMessage id="people.actions" />}
      view={list.failure?.reason === 'notFound' ? 'failed' : 'list'}
      failure={list.failure}
      parts={workOf.people}
      onRetry={list.onRetry}
    >
      <MemberList
        {...list}
        height="8rem"
        count="people.actions.count"
        empty={<EmptyState>{<FormattedMessage id="people.actions.none" />}</EmptyState>}
      >
        {(action) => <BulkActionCard action={action} href={actionsHref(conference_id, action.id)} />}
      </MemberList>
    </WorkbenchLayout>
  )
}
