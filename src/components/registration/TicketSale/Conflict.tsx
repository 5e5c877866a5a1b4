import { FormattedMessage } from 'react-intl'

import { Button } from '../../kit/Button.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import type { Line } from '../../kit/changesOf.ts'
import { Changes } from './TicketSale.styles.ts'

interface Props {
  /** Lines changed in the meantime; null: the item no longer exists. */
  readonly changes: readonly Line[] | null
  /** Keeps the input, based on this version. */
  readonly onKeep: () => void
}

/** Another organizer saved first: shows the current version before anything is overwritten. */
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
