import { lazy, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { useServices } from '../../../app/context.tsx'
import { nameOf } from '../../../components/kit/nameOf.ts'
import { removeHostEntry, type HostEntry } from '../../../contract/conferenceHosts.ts'
import { useDialogAct } from '../../shared/useDialogAct.ts'
import type { HostActProps, RemovedEntry } from './HostAct.types.ts'

const AskDialog = lazy(() => import('../../../components/registration/TicketSale/AskDialog.tsx'))

interface Props extends HostActProps {
  readonly entry: HostEntry
  readonly onRemoved: (removed: RemovedEntry) => void
}

/** Removes an entry from its list, after a confirmation. */
export const EntryRemoving = ({ hosts, list, entry, onRemoved, onEnd }: Props) => {
  const { api } = useServices()
  const { locale } = useIntl()
  const { id, version } = entry
  const name = nameOf(entry, locale)
  const act = useDialogAct({
    sendAct: (_, signal) =>
      api.call(removeHostEntry, { conference_id: hosts.conference_id, id, version, removed: 1 }, { signal }),
    onDone: () => {
      onRemoved({ id, version: version + 1, name })
      onEnd(true)
    },
    onLeft: onEnd,
  })
  const number = hosts.committees.find((each) => each.id === id)?.members.length ?? 0
  return (
    <Suspense fallback={null}>
      <AskDialog
        {...act}
        title={<FormattedMessage id="hosts.remove.of" values={{ name }} />}
        about={
          <FormattedMessage
            id={list === 'committees' ? 'hosts.remove.committee.about' : 'hosts.remove.about'}
            values={{ number }}
          />
        }
        submit="hosts.remove"
        onSubmit={() => act.onSubmit({})}
      />
    </Suspense>
  )
}
