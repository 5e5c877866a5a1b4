import { useState } from 'react'

import { PoolListForm } from '../../components/papers/Assignment/PoolListForm.tsx'
import { CheckedList } from './CheckedList.tsx'
import type { ReviewerCommand } from './useReviewerCommand.ts'

/** Several reviewers at once: a pasted list, its parsed lines, and those who join the pool. */
export const PoolList = ({ conferenceId, command }: { conferenceId: number; command: ReviewerCommand }) => {
  // Counted, so that the same list can be checked again.
  const [checked, setChecked] = useState({ list: '', count: 0 })
  return (
    <>
      <PoolListForm
        list={checked.list}
        onCheck={(list) => setChecked(({ count }) => ({ list, count: count + 1 }))}
      />
      {checked.list !== '' && (
        <CheckedList key={checked.count} {...{ conferenceId, command, list: checked.list }} />
      )}
    </>
  )
}
