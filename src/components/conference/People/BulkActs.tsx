import { FormattedMessage } from 'react-intl'

import type { BulkAction } from '../../../contract/peopleBulk.ts'
import { Button } from '../../kit/Button.tsx'
import { Group } from './BulkBar.styles.ts'

interface Props {
  readonly action: BulkAction
  readonly onUndo: () => void
  readonly onRefresh: () => void
}

/** Controls of a bulk action on registrations. */
export const BulkActs = ({ action: { left, can_undo }, onUndo, onRefresh }: Props) => (
  <Group>
    {left > 0 && (
      <>
        <p role="status">
          <FormattedMessage id="people.action.running" values={{ left }} />
        </p>
        <Button variant="quiet" small onClick={onRefresh}>
          <FormattedMessage id="people.action.refresh" />
        </Button>
      </>
    )}
    {can_undo && (
      <Button variant="quiet" small onClick={onUndo}>
        <FormattedMessage id="people.undo" />
      </Button>
    )}
  </Group>
)
