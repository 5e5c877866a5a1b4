import type { ImportReportProps } from '../../components/conference/PeopleImport/ImportReport.tsx'
import type { LifecycleRecord } from '../../contract/lifecycle.ts'

/** The server's progress on a sheet of people; null: it waits for a user. */
export const goingOf = ({
  state,
  facts,
}: Pick<
  Extract<LifecycleRecord, { entity: 'peopleImport' }>,
  'state' | 'facts'
>): ImportReportProps['going'] => {
  const { rows, waiting, done, refused, undone, kept } = facts
  if (state === 'mapped') return { what: state, done: 0, all: rows }
  if (state === 'applying') return { what: state, done: done + refused, all: waiting + done + refused }
  return state === 'undoing' ? { what: state, done: undone + kept, all: done + undone + kept } : null
}
