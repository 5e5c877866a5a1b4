import { FormattedMessage } from 'react-intl'

import type { PoolListRow } from '../../../contract/paperAssignment.ts'
import { joinsPool } from '../../../contract/reviewerList.ts'
import { Actions, Note } from '../../kit/formPage.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { Content } from '../../kit/Content.tsx'
import { Chosen, Reason } from './Assignment.styles.ts'

export interface PoolListRowsProps {
  rows: readonly PoolListRow[]
  busy: boolean
  onAdd: () => void
}

/** Lines read from a list, each with whether it will join the pool. */
export const PoolListRows = ({ rows, busy, onAdd }: PoolListRowsProps) => {
  const joining = rows.filter(({ standing }) => joinsPool(standing)).length
  return (
    <>
      <Note $tone="waiting" role="status">
        <FormattedMessage id="assignment.list.sum" values={{ joining, left: rows.length - joining }} />
      </Note>
      <ol>
        {rows.map(({ line, contact, name, affiliation, standing }) => (
          <Chosen key={line} data-standing={standing}>
            <span>
              <FormattedMessage id="assignment.list.line" values={{ line }} />
            </span>
            <Content text={[name, affiliation, contact].filter((part) => part !== '').join(' · ')} />
            {joinsPool(standing) ? (
              <span>
                <FormattedMessage id={`assignment.list.${standing}`} />
              </span>
            ) : (
              <Reason>
                <FormattedMessage id={`assignment.list.${standing}`} />
              </Reason>
            )}
          </Chosen>
        ))}
      </ol>
      {joining > 0 && (
        <Actions>
          <Button busy={busy} onClick={onAdd}>
            <FormattedMessage id="assignment.list.add" values={{ joining }} />
          </Button>
        </Actions>
      )}
    </>
  )
}
