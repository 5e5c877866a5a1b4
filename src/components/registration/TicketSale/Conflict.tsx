import { FormattedMessage } from 'react-intl'

import { Button } from '../../kit/Button.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import type { Line } from '../../kit/changesOf.ts'
import { Changes } from './TicketSale.styles.ts'

interface Props {
  /** What reads otherwise now; null: the thing is not there any more. */
  readonly changes: readonly Line[] | null
  /** Goes on with what is typed, knowing this. */
  readonly onKeep: () => void
}

/** Another organizer was faster: what stands now, before anything is written over. */
export const Conflict = ({ changes, onKeep }: Props) => (
  <>
    {changes === null || changes.length === 0 ? (
      <Refusal role="status">
        <FormattedMessage id={changes === null ? 'sale.conflict.gone' : 'sale.conflict.same'} />
      </Refusal>
    ) : (
      <>
        <p role="status">
          <FormattedMessage id="sale.conflict.changes" />
        </p>
        <Changes>
          {changes.map(({ label, text }) => (
            <div key={label}>
              <dt>
                <FormattedMessage id={label} />
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Changes>
      </>
    )}
    {changes !== null && (
      <p>
        <Button variant="quiet" small onClick={onKeep}>
          <FormattedMessage id="sale.conflict.keep" />
        </Button>
      </p>
    )}
  </>
)
