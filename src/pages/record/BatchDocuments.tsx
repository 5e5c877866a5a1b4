import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { BatchView } from '../../components/documents/Documents/BatchView.tsx'
import { ItemRow } from '../../components/documents/Documents/ItemRow.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { EmptyState } from '../../components/kit/EmptyState.tsx'
import { listDocumentItems, type ItemFilter } from '../../contract/documentBatch.ts'
import type { LifecycleRecord } from '../../contract/lifecycle.ts'
import { useCallList } from '../shared/useCallList.ts'

type Batch = Extract<LifecycleRecord, { entity: 'documentBatch' }>

/** The documents of a batch beside its record (CONF-03). */
export const BatchDocuments = ({ batch }: { readonly batch: Batch }) => {
  const [only, setOnly] = useState<ItemFilter>('all')
  const { id, state, version, facts } = batch
  const isMade = (state === 'ready' || state === 'issued') && facts.done > 0
  return (
    <BatchView
      {...{ id, only }}
      conferenceId={facts.conferenceId}
      file={isMade ? (facts.isDrawn ? 'here' : 'gone') : 'none'}
      onOnly={setOnly}
    >
      {state !== 'draft' && <Items key={`${only} ${version}`} {...{ id, only }} />}
    </BatchView>
  )
}

const Items = ({ id, only }: { readonly id: number; readonly only: ItemFilter }) => {
  const { onRefresh: _refresh, ...list } = useCallList(listDocumentItems, { id, only, page_size: 50 })
  const empty = (
    <EmptyState>
      <FormattedMessage id="documents.items.none" />
    </EmptyState>
  )
  return (
    <MemberList {...list} height="4rem" count="documents.items.count" empty={empty}>
      {(item) => <ItemRow item={item} />}
    </MemberList>
  )
}
