import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { AuditRow } from '../../components/site/Operators/AuditRow.tsx'
import { AuditTools, type AuditWish } from '../../components/site/Operators/AuditTools.tsx'
import { EmptyState } from '../../components/kit/EmptyState.tsx'
import { listAudit, type AuditEntry } from '../../contract/auditLog.ts'
import { createRemoteListMachine } from '../../machines/remoteList/remoteList.machine.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'
import { auditFields, auditFiles, auditHref } from './auditWish.ts'
import { placedPages } from './placedPages.ts'

/** Entries of the log, newest first; another filter is another list. */
export const Audit = ({ wish }: { wish: AuditWish }) => {
  const { api, go } = useServices()
  const [fetchPage] = useState(() =>
    placedPages(
      (after: string | undefined, signal) =>
        api.call(listAudit, { ...auditFields(wish), ...(after === undefined ? {} : { after }) }, { signal }),
      ({ place }: AuditEntry) => place,
    ),
  )
  const { onRefresh: _refresh, ...list } = useRemoteList(entries, { fetchPage }, undefined)
  return (
    <>
      <AuditTools wish={wish} files={auditFiles(wish)} onSearch={(wanted) => go.to(auditHref(wanted))} />
      <MemberList
        {...list}
        height="4rem"
        count="operators.audit.count"
        empty={
          <EmptyState>
            <FormattedMessage id="operators.empty.audit" />
          </EmptyState>
        }
      >
        {(entry) => <AuditRow entry={entry} />}
      </MemberList>
    </>
  )
}

const entries = createRemoteListMachine<AuditEntry>()
