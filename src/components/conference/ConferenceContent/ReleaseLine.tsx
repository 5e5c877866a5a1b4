import { FormattedMessage } from 'react-intl'

import type { ContentCard } from '../../../contract/conferenceContent.ts'
import { Moment } from '../../kit/Moment.tsx'
import { Quiet } from '../../kit/panes.styles.ts'

/** Published version of a text, and whether there is more to release. */
export const ReleaseLine = ({
  card: { released, state },
}: {
  card: Pick<ContentCard, 'released' | 'state'>
}) => (
  <span>
    {released === null ? (
      <FormattedMessage id={state === 'retired' ? 'content.retired' : 'content.unreleased'} />
    ) : (
      <>
        <FormattedMessage
          id="content.released"
          values={{
            no: released.no,
            time: <Moment key="at" at={released.at} format={{ dateStyle: 'medium', timeStyle: 'short' }} />,
          }}
        />
        {state === 'edited' && (
          <>
            {' '}
            <Quiet>
              <FormattedMessage id="content.changed" />
            </Quiet>
          </>
        )}
      </>
    )}
  </span>
)
